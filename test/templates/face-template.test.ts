import { describe, expect, it } from 'vitest';
import { openFaceTemplate } from '../../src/templates/face-template.ts';
import { TemplateFault } from '../../src/templates/template.ts';
import { workIn } from '../support/work.ts';

const SAMPLE = {
  title: 'Anna',
  corners: ['a', 'b'],
  card: { width: 63 },
  größe: 3,
  'note-2': '!',
  places: [{ x: 1 }],
  picture: false,
};
const open = (source: string) =>
  openFaceTemplate(source, [SAMPLE], (line, column) => ` at="${line}:${column}"`);

/** All faults as `line:column message`. */
function faults(source: string): readonly string[] {
  const opened = open(source);
  if (!('faults' in opened)) return [];
  return opened.faults.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

function fill(source: string, context: object): string {
  const opened = open(source);
  if ('faults' in opened) throw opened.faults[0];
  return opened.fill(context);
}

describe('a face template', () => {
  it('marks every element with its place, whatever blocks stand around it', () => {
    const source = '<svg>\n  {{#if title}}\n    <g><path/></g>\n  {{/if}}\n{{title}}<a/>\n</svg>';
    expect(fill(source, { title: 'x' })).toBe(
      '<svg at="1:1">\n    <g at="3:5"><path at="3:8"/></g>\nx<a at="5:10"/>\n</svg>',
    );
  });

  it('knows the names that it uses, and none that stand in its comments and texts', () => {
    const opened = open(
      '{{! size }}<!-- a -->title{{#if card.width}}{{note-2}}{{/if}}{{#each places}}{{x}}{{/each}}',
    );
    if ('faults' in opened) throw opened.faults[0];
    for (const name of ['card', 'width', 'note-2', 'places', 'x']) expect(opened.names).toContain(name);
    for (const name of ['size', 'title', 'a']) expect(opened.names).not.toContain(name);
  });

  it('fills in what it is given as text, never as markup', () => {
    expect(fill('{{title}}', { title: '<script a="1">&' })).toBe('&lt;script a&#x3D;&quot;1&quot;&gt;&amp;');
  });

  it('may look into what only some cards have', () => {
    expect(
      faults('{{#if picture}}{{picture.symbol}}{{/if}}{{#each picture.signs}}{{place}}{{/each}}'),
    ).toEqual([]);
  });

  it('may ask, count and look into lists', () => {
    const source = '{{#each corners}}{{this}}{{../title}}{{@index}}{{else}}none{{/each}}{{#unless größe}}-{{/unless}}{{#with card}}{{width}}{{/with}}{{card.width}}{{note-2}}'; // biome-ignore format: a template
    const context = { corners: ['a', 'b'], title: 't', größe: '', card: { width: 63 }, 'note-2': '!' };
    expect(fill(source, context)).toBe('at0bt1-6363!');
  });
});

describe('a face template is refused with line and column', () => {
  it.each([
    ['a\n {{titel}}', '2:4 unknown name `titel`'],
    ['{{#if\n   titel}}x{{/if}}', '2:4 unknown name `titel`'],
    ['{{#each corners}}{{this}}{{../titel}}{{/each}}', '1:28 unknown name `titel`'],
    ['{{#each corners}}{{else}}{{foo}}{{/each}}', '1:28 unknown name `foo`'],
    ['{{../title}}', '1:3 `../` leads out of the template'],
    ['{{constructor}}', '1:3 unknown name `constructor`'],
    ['{{__proto__.x}}', '1:3 unknown name `__proto__`'],
    ['{{title.constructor}}', '1:3 unknown name `constructor`'],
    ['{{title.length}}', '1:3 unknown name `length`'],
    ['{{card.constructor}}', '1:3 unknown name `constructor`'],
    ['{{card.widht}}', '1:3 unknown name `widht`'],
    ['{{this.toString}}', '1:3 unknown name `toString`'],
    ['{{#each corners}}{{constructor}}{{/each}}', '1:20 unknown name `constructor`'],
    ['{{#each places}}{{x}}{{y}}{{/each}}', '1:24 unknown name `y`'],
    ['{{#with card}}{{height}}{{/with}}', '1:17 unknown name `height`'],
    ['{{@root.titel}}', '1:3 unknown name `titel`'],
    ['{{@index}}', '1:3 unknown name `@index`'],
    ['{{#each corners}}{{@nonsense}}{{/each}}', '1:20 unknown name `@nonsense`'],
    ['{{card}}', '1:3 `card` is a group of names, not a text: name one of them, such as `width`'],
    ['{{this}}', '1:3 `this` is a group of names, not a text: name one of them, such as `title`'],
    ['{{@root}}', '1:3 `@root` is a group of names, not a text: name one of them, such as `title`'],
    ['{{corners}}', '1:3 `corners` is a list, not a text: go through it with `#each`'],
    [
      '{{#each places}}{{this}}{{/each}}',
      '1:19 `this` is a group of names, not a text: name one of them, such as `x`',
    ],
    ['{{#each title}}x{{/each}}', '1:1 `#each` takes a list'],
    ['{{{title}}}', '1:1 two braces are enough'],
    ['{{&title}}', '1:1 two braces are enough'],
    ['{{title card}}', '1:1 only names can be filled in'],
    ['{{lookup card "width"}}', '1:1 only names can be filled in'],
    ['{{"title"}}', '1:3 only names can be filled in'],
    ['{{#if (title)}}x{{/if}}', '1:7 only names can be filled in'],
    ['{{#if title card}}x{{/if}}', '1:1 `#if` takes one name'],
    ['{{#each corners as |c|}}{{c}}{{/each}}', '1:1 `#each` takes one name'],
    ['{{#title}}x{{/title}}', '1:1 there is no block `#title`'],
    ['{{> other}}', '1:1 a template cannot call others'],
    ['{{#*inline "a"}}{{> a}}{{/inline}}', '1:1 a template cannot call others'],
    ['{{* title}}', '1:1 a template cannot call others'],
    ['x\n{{#if title}}', '2:1 a brace or block is not closed'],
    ['{{#if title}}{{/each}}', "1:4 if doesn't match each"],
    ['<g>\n  {{title}} {{title', '2:13 the braces cannot be read'],
    ['{{title}}}', '1:1 the braces cannot be read'],
    ['{{}}', '1:1 the braces cannot be read'],
  ])('%s', (source, fault) => {
    expect(faults(source)).toEqual([fault]);
  });

  it('for all its unknown names at once', () => {
    expect(faults('{{one}}\n{{two}}{{title}}')).toEqual(['1:3 unknown name `one`', '2:3 unknown name `two`']);
  });

  it('where what a sample does not have turns out to lack a name', () => {
    const fillIn = (picture: unknown) => () => fill('a\n{{picture.symbol}}', { picture });
    expect(fillIn({ symbol: 'king' })()).toBe('a\nking');
    for (const picture of [false, {}, 'king']) {
      expect(fillIn(picture)).toThrow(TemplateFault);
      expect(fillIn(picture)).toThrow('unknown name `symbol`');
    }
  });
});

describe('a hostile face template', () => {
  it.each([
    ['lists in lists', `${'{{#each corners}}'.repeat(40)}x${'{{/each}}'.repeat(40)}`],
    ['a million braces', '{{title}}'.repeat(1_000_000)],
    ['blocks nested deep', `${'{{#if title}}'.repeat(990)}x`],
    ['open braces', '{{'.repeat(1999)],
    ['a template that calls itself', '{{#*inline "a"}}{{> a}}{{> a}}{{/inline}}{{> a}}'],
    ['a long name', `{{${'a'.repeat(200_000)}}}`],
    ['a long path', `{{title${'.a'.repeat(50_000)}.}}`],
  ])('is refused at once: %s', async (_, source) => {
    expect(await workIn(() => expect(faults(source).length).toBeGreaterThan(0))).toBeLessThan(2000);
  });
});
