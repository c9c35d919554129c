import { describe, expect, it } from 'vitest';
import { openFaceTemplate } from '../../src/templates/face-template.ts';
import { TemplateFault } from '../../src/templates/template.ts';
import { cpuTime } from '../support/cpu-time.ts';

const NAMES = ['title', 'corners', 'card', 'größe', 'note-2'];
const open = (source: string) => openFaceTemplate(source, NAMES, (line, column) => ` at="${line}:${column}"`);

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

  it('fills in what it is given as text, never as markup', () => {
    expect(fill('{{title}}', { title: '<script a="1">&' })).toBe('&lt;script a&#x3D;&quot;1&quot;&gt;&amp;');
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

  it('where a list or block turns out to lack a name', () => {
    const fillIn = () => fill('a\n{{card.widht}}', { card: { width: 1 } });
    expect(fillIn).toThrow(TemplateFault);
    expect(fillIn).toThrow('unknown name `widht`');
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
    expect(await cpuTime(() => expect(faults(source).length).toBeGreaterThan(0))).toBeLessThan(1000);
  });
});
