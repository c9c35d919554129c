declare const STICHWERK_VERSION: string;

/** The version of the package, put in when the package is built. */
export const VERSION: string = STICHWERK_VERSION;
