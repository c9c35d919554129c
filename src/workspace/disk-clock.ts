/** The date that files carry if nobody asks for another: the same input gives the same bytes. */
const FIXED_DATE = '2000-01-01T00:00:00Z';

/** Seconds of the last date that a PDF can carry, the end of the year 9999. */
const LAST_SECOND = 253402300799;

/** The date that printed files carry: `SOURCE_DATE_EPOCH`, whole seconds since 1970, or a fixed one; undefined if it is neither. */
export function printDate(env: Readonly<Record<string, string | undefined>>): Date | undefined {
  const given = env.SOURCE_DATE_EPOCH;
  if (given === undefined || given === '') return new Date(FIXED_DATE);
  if (!/^\d{1,12}$/.test(given) || Number(given) > LAST_SECOND) return undefined;
  return new Date(Number(given) * 1000);
}
