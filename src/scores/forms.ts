/** The forms of a score file. */
export const FILE_FORMS = ['yaml', 'csv'] as const;

/** One of them. */
export type FileForm = (typeof FILE_FORMS)[number];

/** The ways to tell a standing. */
export const STANDING_FORMATS = ['human', 'json', 'csv', 'markdown'] as const;

/** One of them. */
export type StandingFormat = (typeof STANDING_FORMATS)[number];
