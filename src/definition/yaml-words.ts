import type { YAMLError } from 'yaml';

/** What is wrong, and what helps. */
export interface Words {
  readonly message: string;
  readonly help?: string;
}

const ALIGN = 'begin the keys of one level in the same column';
const QUOTE = 'put the text in double quotes';
const PLAIN = 'leave it out; a definition needs no tags or directives';

const WORDS: Partial<Record<YAMLError['code'], Words>> = {
  BAD_ALIAS: { message: 'an alias without a proper name', help: QUOTE },
  BAD_DIRECTIVE: { message: 'a directive that is not known', help: PLAIN },
  BAD_DQ_ESCAPE: { message: 'an escape that YAML does not know', help: 'write two backslashes for one' },
  BAD_INDENT: { message: 'this line is indented differently from those it belongs to', help: ALIGN },
  BAD_SCALAR_START: { message: 'a text may not start with this character', help: QUOTE },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'two colons in one line',
    help: `${QUOTE}, or begin a new line after the first colon`,
  },
  BLOCK_IN_FLOW: {
    message: 'two colons in one entry of the brackets',
    help: `separate the entries with commas, or ${QUOTE}`,
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'a key that goes over several lines',
    help: 'write `key: value`, with a space after the colon',
  },
  MULTIPLE_DOCS: {
    message: 'a second document begins here',
    help: 'remove the line `---`; one file holds one game',
  },
  RESOURCE_EXHAUSTION: { message: 'lists and keys are nested too deeply', help: 'indent less' },
  TAB_AS_INDENT: { message: 'a tab in the indentation', help: 'indent with spaces' },
  TAG_RESOLVE_FAILED: { message: 'a tag that is not known', help: PLAIN },
};

const PHRASES: readonly (readonly [RegExp, Words])[] = [
  [
    /^Missing closing (.)quote$/,
    { message: 'the closing quote is missing', help: 'close the text with the quote it began with' },
  ],
  [
    /^Missing , or : between/,
    { message: 'a comma or a colon is missing here', help: 'separate the entries with commas' },
  ],
  [/^Missing , between/, { message: 'a comma is missing here', help: 'separate the entries with commas' }],
  [
    /^Missing space after :/,
    { message: 'a space is missing after the colon', help: 'write a space after the colon' },
  ],
  [/^Implicit map keys need/, { message: 'a colon is missing after this key', help: 'write `key: value`' }],
  [
    /^Sequence item without -/,
    { message: 'a list entry without its dash', help: 'begin every entry with `- `' },
  ],
  [
    /^Comments must be separated/,
    { message: 'a space is missing before the comment', help: 'write a space before `#`' },
  ],
  [
    /sufficiently indented/,
    {
      message: 'this bracket is not closed',
      help: 'close the bracket, or indent what belongs inside it',
    },
  ],
  [/must end with a [\]}]/, { message: 'this bracket is not closed', help: 'close the bracket' }],
  [
    /^Unexpected flow-(?:seq|map)-end token/,
    { message: 'a closing bracket without an opening one', help: 'remove it' },
  ],
  [
    /token in YAML stream/,
    {
      message: 'a text that belongs to nothing',
      help: `${QUOTE}, or begin it in the column of the keys above`,
    },
  ],
  [
    /^Unexpected scalar at node end/,
    { message: 'a text that belongs to nothing', help: `${QUOTE}, all of it` },
  ],
  [/^Unexpected , in/, { message: 'a comma without an entry before it', help: 'remove the comma' }],
  [
    /^Unexpected block-seq-ind/,
    { message: 'a list begins beside its key', help: 'begin the list on the next line' },
  ],
];

/** What an error of the YAML library means, in words for people who write games. */
export function explainYamlError({ code, message }: YAMLError): Words {
  const phrase = PHRASES.find(([pattern]) => pattern.test(message));
  if (phrase) return phrase[1];
  return WORDS[code] ?? { message: `the YAML cannot be read here: ${lowerFirst(message)}`, help: QUOTE };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
