/** Where drawings stand among our own files. */
export const DRAWINGS = 'assets/svg';

/** Where face templates stand among our own files. */
export const FACES = 'templates/cards';
