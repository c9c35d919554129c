import { printDate } from '../workspace/disk.ts';
import type { Session } from './session.ts';
import { UsageError } from './usage.ts';

/** The date that files carry; throws `UsageError` if the environment sets one that is none. */
export function readPrintDate({ env }: Pick<Session, 'env'>): Date {
  const date = printDate(env);
  if (date !== undefined) return date;
  const found = `SOURCE_DATE_EPOCH is ${env.SOURCE_DATE_EPOCH}`;
  throw new UsageError(found, 'set it to whole seconds since 1970, or unset it');
}
