import fc from 'fast-check';
import { userLimitsBreak } from '../../../contract/http/people/limits.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { DAY_MS, dayOf } from '../../../contract/marketTime.ts';
import { operateAs } from '../../../house/testing/ledger/testOperators.ts';
import { timesOf } from '../../longRun.ts';
import type { Book, Punter } from './book.ts';
import { claim, claimAll } from './claim.ts';
import { CLAIMS, joinChampionships } from './claims.ts';
import { deposit, giveUp, installApp } from './paying.ts';
import { playAll, playAllIn, playSolo, playTable, playWheel } from './play.ts';
import { amid, type TwoHouses } from './twoHouses.ts';

const { timeZone, unit: U } = MARKETS.id;
const HOUR_MS = 3_600_000;

type Step = fc.AsyncCommand<Book, TwoHouses>;

/** A step of a run; its description is printed when the run fails. */
function step(description: string, run: (book: Book, houses: TwoHouses) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (book, houses) => {
      await run(book, houses);
    },
    toString: () => description,
  };
}

/** A player's step. Skipped while the run has no players. */
function stepOf(
  description: string,
  number: number,
  run: (player: Punter, book: Book, houses: TwoHouses) => Promise<unknown>,
): Step {
  return step(`${description} by ${number}`, async (book, houses) => {
    const player = book.player(number);
    if (player) await run(player, book, houses);
  });
}

const player = fc.nat({ max: 11 });
const units = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => BigInt(n) * U);
/** Half of the requests are interrupted by SIGKILL, this many ms after being sent. */
const chance = fc.constantFrom(2_000, 5_000, 9_400);
const kill = fc.option(fc.record({ house: fc.nat({ max: 1 }), after: fc.nat({ max: 60 }) }), { freq: 2 });
const claiming = fc
  .record({
    number: player,
    what: fc.constantFrom(...Object.keys(CLAIMS)),
    copies: fc.integer({ min: 1, max: 8 }),
    kill,
  })
  .map(({ number, ...one }) =>
    stepOf(`claim ${fc.stringify(one)}`, number, (player, book, houses) => claim(houses, book, player, one)),
  );

const everybody = kill.map((kill) =>
  step(`all claim all, ${fc.stringify(kill)}`, (book, houses) => amid(houses, kill, claimAll(houses, book))),
);

const solo = fc
  .record({ number: player, amount: units(20, 600), chance, kill })
  .map(({ number, kill, ...bet }) =>
    stepOf(`roller ${fc.stringify(bet)}`, number, (player, book, houses) =>
      amid(houses, kill, playSolo(houses, player, { key: book.key(), ...bet })),
    ),
  );

const allIn = fc
  .record({ number: player, kill })
  .map(({ number, kill }) =>
    stepOf('all in', number, (player, book, houses) => amid(houses, kill, playAllIn(houses, book, player))),
  );

const table = fc
  .record({ number: player, amount: units(20, 600), rate: fc.constantFrom('10100', '13000', null) })
  .map(({ number, ...bet }) =>
    stepOf(`crash ${fc.stringify(bet)}`, number, (player, book, houses) =>
      playTable(houses, player, { key: book.key(), ...bet }),
    ),
  );

/** Every player stakes enough for most of a day's requirements. */
const evening = fc
  .record({ amount: units(60, 400), chance })
  .map((bet) => step(`all play ${fc.stringify(bet)}`, (book, houses) => playAll(houses, book, bet)));

const wheel = fc
  .record({ number: player, amount: units(20, 100), kill })
  .map(({ number, amount, kill }) =>
    stepOf(`wheel ${amount}`, number, (player, book, houses) =>
      amid(houses, kill, playWheel(houses, player, { key: book.key(), amount })),
    ),
  );

const depositing = fc
  .record({
    ...{ number: player, amount: units(20, 2_500), kill },
    ...{ gift: fc.option(fc.nat({ max: 3 }), { freq: 4 }), inApp: fc.boolean() },
    orders: fc.constantFrom(1, 1, 2),
  })
  .map(({ number, kill, ...one }) =>
    stepOf(`deposit ${fc.stringify(one)}`, number, (player, book, houses) =>
      amid(houses, kill, deposit(houses, book, player, one)),
    ),
  );

const installing = player.map((number) =>
  stepOf('install the app', number, (player, _book, houses) => installApp(houses, player)),
);

const givingUp = player.map((number) =>
  stepOf('bonus given up', number, (player, book, houses) => giveUp(houses, player, book.key())),
);

const resting = fc
  .record({ number: player, hours: fc.constantFrom(24 as const, 72 as const) })
  .map(({ number, hours }) =>
    stepOf(`break of ${hours} h`, number, async (player, _book, houses) => {
      const input = { kind: 'timeout' as const, hours };
      const from = await houses.now();
      const { status, json } = await houses.request(userLimitsBreak, player, { input });
      if (status !== 200) return;
      const { until } = (json as { break: { until: number } }).break;
      player.breaks.push({ from, until });
    }),
  );

const joining = player.map((number) =>
  stepOf('join championships', number, (player, book, houses) =>
    joinChampionships(houses, player, book.key()),
  ),
);

/** Creates a gift code with one use or three. */
const coding = fc.constantFrom(1, 3).map((uses) =>
  step(`gift code of ${uses}`, async (book, houses) => {
    const code = `MODEL${String(book.giftCodes.length).padStart(5, '0')}`;
    await operateAs(houses.db, 'ani', "SELECT gift_code_make($1, 'IDR', 'cash', $2, $3, $4, 'model')", [
      code,
      U.toString(),
      uses,
      new Date((await houses.now()) + 9 * DAY_MS),
    ]);
    book.giftCodes.push(code);
  }),
);

/** Target of a clock jump: soon after midnight, the opening of rescues and wheels, a rain, or some hours later. */
const jump = fc.oneof(
  fc.constantFrom(
    ...[
      { hour: 0, minutes: 2 },
      { hour: 8, minutes: 3 },
    ],
    ...[
      { hour: 12, minutes: 4 },
      { hour: 21, minutes: 1 },
    ],
  ),
  fc.integer({ min: 1, max: 40 }).map((hours) => ({ hours })),
);

/** The next moment with this local time in the market. */
function next(at: number, { hour, minutes }: { hour: number; minutes: number }): number {
  const today = dayOf(at, timeZone).start + hour * HOUR_MS + minutes * 60_000;
  return today > at ? today : today + DAY_MS;
}

const dying = fc.option(
  fc.record({ amid: fc.constantFrom('periods' as const, 'closing' as const), after: fc.nat({ max: 80 }) }),
  { freq: 3 },
);
const passing = fc.record({ to: jump, dies: dying }).map(({ to, dies }) =>
  step(`pass ${fc.stringify(to)}, dies ${fc.stringify(dies)}`, async (_book, houses) => {
    const now = await houses.now();
    await houses.pass('hours' in to ? to.hours * HOUR_MS : next(now, to) - now, dies);
  }),
);

/** The steps of a run: more in the long run. */
export const STEPS = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: claiming },
    { weight: 3, arbitrary: everybody },
    { weight: 4, arbitrary: passing },
    { weight: 5, arbitrary: evening },
    { weight: 2, arbitrary: solo },
    { weight: 2, arbitrary: table },
    { weight: 1, arbitrary: wheel },
    { weight: 2, arbitrary: allIn },
    { weight: 4, arbitrary: depositing },
    { weight: 1, arbitrary: installing },
    { weight: 1, arbitrary: givingUp },
    { weight: 1, arbitrary: resting },
    { weight: 1, arbitrary: joining },
    { weight: 1, arbitrary: coding },
  ),
  { minLength: timesOf({ short: 6, long: 12 }), maxLength: timesOf({ short: 9, long: 20 }), size: 'max' },
);
