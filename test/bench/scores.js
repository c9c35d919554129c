import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportTime, takeTurns, timeProcess } from './measure.js';

/** Matches of the table that is timed, and the hands of each. */
const MATCHES = 1000;
const HANDS = 13;

/** The most that scoring them may take, in milliseconds. */
const MOST_TIME = 2000;

const SEATS = ['A', 'B', 'C', 'D'];

/** Matches of Stiche-Raten in which everyone bids nothing, and one after the other takes all tricks of a hand. */
function writeTable(folder) {
  const head = [
    'match',
    'game',
    'cards',
    'dealer',
    ...SEATS.map((seat) => `bid ${seat},won ${seat},total ${seat}`),
  ];
  const rows = Array.from({ length: MATCHES * HANDS }, (_, at) => {
    const [match, hand] = [Math.floor(at / HANDS), at % HANDS];
    const totals = SEATS.map((_, seat) => {
      const hands = Array.from({ length: hand + 1 }, (_, number) => number);
      return hands.reduce(
        (sum, number) => sum + (number % SEATS.length === seat ? -10 * (number + 1) : 20),
        0,
      );
    });
    const cells = SEATS.map((_, seat) => `0,${hand % SEATS.length === seat ? hand + 1 : 0},${totals[seat]}`);
    return [
      match + 1,
      hand === 0 ? 'stiche-raten' : '',
      hand + 1,
      SEATS[hand % SEATS.length],
      ...cells,
    ].join();
  });
  const file = join(folder, 'scores.csv');
  writeFileSync(file, [head.join(), ...rows, ''].join('\n'));
  return file;
}

/** Prints how long a thousand matches in one table take, from the start of the program on. */
export async function measureScores(rounds, program, folder) {
  const file = writeTable(folder);
  const { scores } = await takeTurns(rounds, { scores: () => timeProcess([program, 'score', file]) });
  reportTime(`scores-${MATCHES}`, scores, MOST_TIME);
}
