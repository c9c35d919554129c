import type { Rules, Seat } from '../engine/rules.ts';
import type { ResultInput } from './example-schema.ts';
import type { Path } from './game.ts';
import type { Table } from './table.ts';

/** Who sits where in a hand, as far as the example says or implies it. */
export interface Roles {
  readonly dealer?: Seat;
  readonly lead?: Seat;
  readonly maker?: Seat;
  readonly solo?: Seat;
  readonly lastWinner?: Seat;
}

/** The same as an author names them. */
export type RolesInput = Pick<ResultInput, 'dealer' | 'lead' | 'maker' | 'solo'> & {
  readonly 'last-winner'?: string | undefined;
};

const REFUSALS: readonly {
  readonly key: keyof RolesInput;
  readonly role: keyof Roles;
  readonly isIdle: (rules: Rules) => boolean;
  readonly message: string;
}[] = [
  {
    key: 'maker',
    role: 'maker',
    isIdle: ({ trump }) => trump.by !== 'naming',
    message: 'nobody names trumps in this game',
  },
  {
    key: 'solo',
    role: 'solo',
    isIdle: ({ solo }) => solo === undefined,
    message: 'nobody plays alone in this game',
  },
  {
    key: 'last-winner',
    role: 'lastWinner',
    isIdle: ({ firstLead }) => firstLead !== 'last-winner',
    message: 'who won the last trick before has no say in this game',
  },
];

/** Reports whoever is named by the example and has nothing to do in this game; gives the roles of those. */
export function refuseIdle(
  parts: RolesInput,
  rules: Rules,
  path: Path,
  { findings }: Table,
): readonly (keyof Roles)[] {
  const refused = REFUSALS.filter(({ key, isIdle }) => parts[key] !== undefined && isIdle(rules));
  for (const { key, message } of refused) {
    const place = findings.yaml.locate([...path, key], 'key');
    findings.report('E0234', place, message, { help: `leave \`${key}\` out` });
  }
  return refused.map(({ role }) => role);
}
