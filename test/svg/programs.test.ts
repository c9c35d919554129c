import { describe, expect, it } from 'vitest';
import type { PathPrimitive } from '../../src/page/primitive.ts';
import { readDrawing } from '../../src/svg/drawing.ts';

function read(text: string) {
  const drawing = readDrawing(text, { color: '#0072B2' });
  if ('problem' in drawing) throw new Error(drawing.problem);
  return { box: drawing.box, paths: drawing.primitives as readonly PathPrimitive[] };
}

const inside = (body: string): readonly PathPrimitive[] =>
  read(`<svg viewBox="0 0 20 20">${body}</svg>`).paths;

/** Why a drawing of one filled square in some colour is refused, or the colour as it is printed. */
function colorOf(color: string): string | undefined {
  const drawing = readDrawing(`<svg viewBox="0 0 9 9"><path d="M0 0H9V9Z" fill="${color}"/></svg>`, {});
  return 'problem' in drawing ? drawing.problem : (drawing.primitives[0] as PathPrimitive).fill;
}

describe('a drawing from a drawing program', () => {
  it('may be what Inkscape saves', () => {
    const { box, paths } = read(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg
   width="24mm" height="24mm" viewBox="0 0 24 24" version="1.1" id="svg5" xml:space="preserve"
   inkscape:version="1.2.2" sodipodi:docname="leaf.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
   xmlns:dc="http://purl.org/dc/elements/1.1/"><sodipodi:namedview
     id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm" showgrid="false"><inkscape:grid
       type="xygrid" id="grid1" /></sodipodi:namedview><title>Blatt</title><desc>Ein "Blatt" &amp; mehr</desc><defs
     id="defs2"><linearGradient id="linearGradient1"><stop
         style="stop-color:#000000;stop-opacity:1;" offset="0" id="stop1" /></linearGradient><inkscape:path-effect
       effect="skeletal" id="path-effect1" /></defs><metadata id="metadata1"><rdf:RDF><cc:Work
         rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type
           rdf:resource="http://purl.org/dc/dcmitype/StillImage" /></cc:Work></rdf:RDF></metadata><g
     inkscape:label="Ebene 1" inkscape:groupmode="layer" id="layer1" style="display:inline"
     transform="translate(1,2)"><path
       style="font-variation-settings:normal;color:#000000;font-family:&quot;Source Sans&quot;;-inkscape-font-specification:'sans-serif, Normal';opacity:1;fill:#009e73;fill-opacity:1;fill-rule:evenodd;stroke:#1a1a1a;stroke-width:0.5px;stroke-linecap:round;stroke-linejoin:round;stroke-miterlimit:4;stroke-dasharray:none;stroke-dashoffset:0;stroke-opacity:1;marker:none;paint-order:markers fill stroke;stop-color:#000000"
       d="M 2,2 H 10 V 10 Z" id="path1" sodipodi:nodetypes="cccc" inkscape:connector-curvature="0" /></g></svg>
`);
    expect(box).toEqual({ x: 0, y: 0, width: 24, height: 24 });
    expect(paths).toEqual([
      {
        kind: 'path',
        segments: [['M', 3, 4], ['L', 11, 4], ['L', 11, 12], ['Z']],
        fill: '#009e73',
        fillRule: 'evenodd',
        stroke: { color: '#1a1a1a', width: 0.5, cap: 'round', join: 'round' },
      },
    ]);
  });

  it('may be what Illustrator saves as presentation attributes', () => {
    const { paths } = read(`<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" baseProfile="tiny" id="Ebene_1" xmlns="http://www.w3.org/2000/svg"
	 x="0px" y="0px" width="24px" height="24px" viewBox="0 0 24 24" data-name="Ebene 1" overflow="visible"
	 style="enable-background:new 0 0 24 24;" xml:space="preserve" aria-label="Stern">
<g class="cls-1">
	<polygon fill="#E69F00" stroke="#000000" stroke-miterlimit="10" clip-rule="evenodd" points="2,2 10,2 10,10 "/>
</g>
</svg>`);
    expect(paths).toMatchObject([{ fill: '#E69F00', stroke: { color: '#000000', width: 1 } }]);
  });

  it('says more in `style` than in attributes, and what it says is inherited', () => {
    expect(inside('<rect width="9" height="9" fill="red" style="fill:blue; "/>')[0]!.fill).toBe('#0000FF');
    const [first, second] = inside(
      '<g style="fill:none;stroke:teal;stroke-width:2"><path d="M0 0H9"/><path d="M0 0H9" style="stroke:red"/></g>',
    );
    expect(first).toMatchObject({ stroke: { color: '#008080', width: 2 } });
    expect(second).toMatchObject({ stroke: { color: '#FF0000', width: 2 } });
    expect(inside('<path d="M0 0H9V9Z" style="fill:currentColor"/>')[0]!.fill).toBe('#0072B2');
    expect(inside('<path d="M0 0H9V9Z" style="stroke:red;stroke-width:0"/>')[0]).not.toHaveProperty('stroke');
  });

  it.each([
    ['red', '#FF0000'],
    ['Orange', '#FFA500'],
    ['lightgrey', '#D3D3D3'],
    ['LightGray', '#D3D3D3'],
    ['rgb(0, 114, 178)', '#0072B2'],
    ['rgb(0 114 178)', '#0072B2'],
    ['tomato', 'the colour “tomato” is not known'],
    ['rgb(0,0)', 'the colour “rgb(0,0)” is not known'],
    ['rgba(0,0,0,.5)', 'the colour “rgba(0,0,0,.5)” is not known'],
  ])('has colours by name or by numbers: %s', (written, printed) => {
    expect(colorOf(written)).toBe(printed);
  });

  it.each([
    ['width="24" height="12"', { x: 0, y: 0, width: 24, height: 12 }],
    ['width="24px" height="12px"', { x: 0, y: 0, width: 24, height: 12 }],
    ['width="25.4mm" height="50.8mm"', { x: 0, y: 0, width: 96, height: 192 }],
    ['width="24px" height="12px" viewBox="1 2 3 4"', { x: 1, y: 2, width: 3, height: 4 }],
  ])('without a viewBox is as large as its width and height: %s', (size, box) => {
    const read = readDrawing(`<svg ${size}><path d="M0 0H9V9Z"/></svg>`, {});
    expect(read).toMatchObject({ box });
  });
});
