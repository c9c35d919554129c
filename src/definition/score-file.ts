import * as z from 'zod/mini';
import { soundKeysAt } from './draft.ts';
import { type Findings, valueAt } from './findings.ts';
import { reportIssues } from './schema-faults.ts';
import { readIssues } from './schema-issues.ts';
import { type ScoreFileInput, ScoreFileSchema, type ScoreHandInput } from './score-file-schema.ts';

/** A hand of a score file, as far as the schema finds nothing wrong with it. */
export interface ScoreRow {
  readonly parts: Partial<ScoreHandInput>;
  /** Whether something of it was left out. */
  readonly faulty: boolean;
}

/** A score file, as far as the schema finds nothing wrong with it. */
export interface ScoreInput {
  readonly head: Partial<Omit<ScoreFileInput, 'match'>>;
  readonly rows: readonly ScoreRow[];
}

/** The sound parts of the score file whose data stand in `findings.yaml`; what is wrong with the others is reported. */
export function readScoreInput(findings: Findings): ScoreInput {
  const { data, doubled } = findings.yaml;
  const parsed = z.safeParse(ScoreFileSchema, data);
  if (parsed.success && doubled.length === 0) {
    const { match, ...head } = parsed.data;
    return { head, rows: (match ?? []).map((parts) => ({ parts, faulty: false })) };
  }
  const issues = parsed.success ? [] : readIssues(parsed.error.issues);
  reportIssues(issues, findings);
  const soundKeys = soundKeysAt(data, issues, doubled);
  const written = valueAt(data, ['match']);
  const rows = (Array.isArray(written) ? written : []).map((hand: unknown, index) => {
    const parts = soundKeys(['match', index]);
    return { parts, faulty: Object.keys(parts).length < Object.keys(Object(hand)).length };
  });
  return { head: soundKeys([]), rows };
}
