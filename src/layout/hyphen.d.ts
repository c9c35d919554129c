/** The parts of `hyphen` that are used; its own types do not follow the files of its package. */
interface Hyphenation {
  readonly hyphenateSync: (text: string, options: { readonly hyphenChar: string }) => string;
}

declare module 'hyphen/de/index.js' {
  const hyphenation: Hyphenation;
  export default hyphenation;
}

declare module 'hyphen/en-gb/index.js' {
  const hyphenation: Hyphenation;
  export default hyphenation;
}
