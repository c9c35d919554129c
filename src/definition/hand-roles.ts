import type { Rules, Seat } from '../engine/rules.ts';
import type { ResultInput } from './example-schema.ts';
import type { Path } from './game.ts';
import type { Table } from './table.ts';
import { whyNoMaker } from './trump.ts';

/** Who sits where in a hand, as far as the example says or implies it. */
export interface Roles {
  readonly dealer?: Seat | undefined;
  readonly lead?: Seat | undefined;
  readonly maker?: Seat | undefined;
  readonly solo?: Seat | undefined;
  readonly lastWinner?: Seat | undefined;
}

/** The same as an author names them. */
export type RolesInput = Pick<ResultInput, 'dealer' | 'lead' | 'maker' | 'solo'> & {
  readonly 'last-winner'?: string | undefined;
};

const REFUSALS: readonly {
  readonly key: keyof RolesInput;
  readonly role: keyof Roles;
  /** Why it says nothing; undefined where it does. */
  readonly whyIdle: (rules: Rules) => string | undefined;
}[] = [
  {
    key: 'maker',
    role: 'maker',
    whyIdle: ({ trump }) => whyNoMaker(trump),
  },
  {
    key: 'solo',
    role: 'solo',
    whyIdle: ({ solo }) => (solo === undefined ? 'nobody plays alone in this game' : undefined),
  },
  {
    key: 'last-winner',
    role: 'lastWinner',
    whyIdle: ({ firstLead }) =>
      firstLead === 'last-winner' ? undefined : 'who won the last trick before has no say in this game',
  },
];

/** Reports whoever is named by the example and has nothing to do in this game; gives the roles of those. */
export function refuseIdle(
  parts: RolesInput,
  rules: Rules,
  path: Path,
  { findings }: Table,
): readonly (keyof Roles)[] {
  const refused = REFUSALS.flatMap(({ key, role, whyIdle }) => {
    const message = parts[key] === undefined ? undefined : whyIdle(rules);
    return message === undefined ? [] : [{ key, role, message }];
  });
  for (const { key, message } of refused) {
    const place = findings.yaml.locate([...path, key], 'key');
    findings.report('E0234', place, message, { help: `leave \`${key}\` out` });
  }
  return refused.map(({ role }) => role);
}
