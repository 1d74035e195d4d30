import { timeOf } from '../../contract/games/crash.ts';
import type { CrashBet } from '../../contract/games/crashChannel.ts';
import { RATE_ONE } from '../../contract/money.ts';
import { initial, reduce, view } from '../../src/engine/crash.ts';
import type { CrashEvent, CrashState } from '../../src/engine/crashState.ts';
import type { CrashView } from '../../src/engine/crashView.ts';
import { LIFT_OFF, testBet, testEnd, testEscape, testStart } from '../../src/engine/testCrash.ts';

/** The one round that every picture shows: number 48213, broken up at 13.07x, a dozen cash-outs on the way. */
const ROUND = '48213';
const TARGET = 130_700n;
const OWN = '7';
const PLAYERS: readonly [name: string, rate: bigint][] = [
  ['Wayan', 11_800n],
  ['Dewi', 13_500n],
  ['Rani', 18_000n],
  ['Agus', 18_700n],
  ['Bimo', 21_000n],
  ['Sari', 22_400n],
  ['María José', 34_000n],
  ['Putri', 41_200n],
  ['Joko Widodo Santoso', 58_000n],
  ['Iñaki', 72_500n],
  ['Tono', 88_000n],
  ['Lupe', 95_100n],
];

/** ms from lift-off to the break-up. */
export const FLIGHT = timeOf(TARGET);

const BETS: readonly CrashBet[] = PLAYERS.map(([name], i) =>
  testBet(`${900 + i}`, { name, avatar: (i * 5) % 24, userId: name === 'Sari' ? OWN : `${100 + i}` }),
);

/** The state after everything that had happened by `flight` ms after lift-off of a round that ends at `target`. */
function stateAt(flight: number, target: bigint): CrashState {
  const events: CrashEvent[] = [
    { type: 'signedIn', player: { id: OWN, name: 'Sari', avatar: 3 } },
    { type: 'start', start: testStart(ROUND, { betList: [...BETS] }), heard: 1 },
  ];
  BETS.forEach((bet, i) => {
    const rate = PLAYERS[i]?.[1];
    if (rate && rate <= target && timeOf(rate) <= flight)
      events.push({ type: 'escapeInfo', escapes: [testEscape(ROUND, bet, rate)] });
  });
  if (flight >= timeOf(target)) events.push({ type: 'end', end: testEnd(ROUND, target) });
  return events.reduce(reduce, initial);
}

/** What the picture shows `flight` ms after lift-off; negative times are in the preparation. */
export function viewAt(flight: number, target = TARGET): CrashView {
  return view(stateAt(flight, target), LIFT_OFF + flight);
}

/** The moments that are kept as pictures, by name. */
export const MOMENTS: Readonly<Record<string, CrashView>> = {
  loading: view(initial, 0),
  'preparation-start': viewAt(-7_800),
  'preparation-middle': viewAt(-4_200),
  'preparation-last-second': viewAt(-450),
  'lift-off': viewAt(700),
  '1.50x': viewAt(timeOf(15_000n)),
  '2.41x': viewAt(timeOf(24_100n)),
  '10.00x': viewAt(timeOf(100_000n)),
  'squib-0': viewAt(FLIGHT),
  'squib-120': viewAt(FLIGHT + 120),
  'squib-600': viewAt(FLIGHT + 600),
  'squib-3000': viewAt(FLIGHT + 3_000),
  'squib-on-the-pad': viewAt(600, RATE_ONE),
};
