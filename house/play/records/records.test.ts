import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceFlowTotals } from '../../../contract/http/money/statement.ts';
import { userLimitsSessionStep } from '../../../contract/http/people/limits.ts';
import type { RecordRequest } from '../../../contract/http/play/inputs/records.ts';
import {
  type PlayedRound,
  slotGameRecord,
  slotGameRecordRound,
  slotGameStatistics,
} from '../../../contract/http/play/records.ts';
import { MARKETS } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import { payBet, placeBet, returnBet } from '../../money/ledger/bets/bets.ts';
import { closeRound, openRound, queueRound } from '../../money/ledger/bets/rounds.ts';
import { award } from '../../testing/ledger/testGifts.ts';
import { settlePools, settleRound, stake } from '../../testing/ledger/testLedger.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { Records } from './records.ts';
import { newestFirst, type Place, type RoundSource } from './source.ts';
import { courseOf, MOST_STEPS } from './statistics.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { games: ['crash', 'dice'] } });
});
afterAll(() => house.close());

async function newPlayer() {
  const { token, user } = await house.register();
  return { token, id: BigInt(user.id) };
}

/** Games without a driver, so the tests control their rounds: one with a single bet per round, one with pools. */
const FLIGHT = 'garuda-emas';
const POOLS = 'dice';
let lastRound = 0n;

async function addRound(game: string): Promise<bigint> {
  lastRound += 1n;
  await queueRound(house.db, { game, roundId: lastRound, secret: '', commitment: '', public: {} });
  return lastRound;
}

async function close(game: string, roundId: bigint): Promise<void> {
  await openRound(house.db, { game, roundId, opensAt: 0, startsAt: 0 });
  await closeRound(house.db, { game, roundId });
}

let keys = 0;
async function bet(userId: bigint, roundId: bigint, amount: bigint): Promise<void> {
  keys += 1;
  const plain = { autoRate: null, effectiveRate: null, currency: 'IDR' };
  await placeBet(house.db, { key: `bet-${keys}`, userId, game: FLIGHT, roundId, amount, ...plain });
}

/** Plays a flight that is cashed out at a rate, or lost. */
async function fly(userId: bigint, amount: bigint, rate: bigint | null): Promise<bigint> {
  const roundId = await addRound(FLIGHT);
  await bet(userId, roundId, amount);
  await close(FLIGHT, roundId);
  if (rate !== null) await payBet(house.db, { key: `pay-${roundId}`, userId, game: FLIGHT, roundId, rate });
  await settleRound(house.db, { game: FLIGHT, roundId, target: 10_000n, interrupted: false });
  return roundId;
}

/** Plays bets on pools, of which some pay. */
async function draw(
  userId: bigint,
  bets: readonly (readonly [pool: string, amount: bigint])[],
  rates: Record<string, bigint> | 'interrupted',
): Promise<bigint> {
  const roundId = await addRound(POOLS);
  for (const [pool, amount] of bets) await stake(house.db, userId, roundId, { game: POOLS, pool, amount });
  await close(POOLS, roundId);
  const interrupted = rates === 'interrupted';
  const outcome = { rand: [1, 1, 4] };
  const paid = interrupted ? {} : rates;
  await settlePools(house.db, { game: POOLS, roundId, rates: paid, outcome, interrupted });
  return roundId;
}

/** Plays a round of every kind: won, lost, taken back and bet on again, returned, even, open. */
async function playAll(userId: bigint): Promise<void> {
  await fly(userId, 1_000n, 25_000n);
  await fly(userId, 700n, null);
  const again = await addRound(FLIGHT);
  await bet(userId, again, 300n);
  await returnBet(house.db, { key: `back-${again}`, userId, game: FLIGHT, roundId: again });
  await bet(userId, again, 400n);
  await close(FLIGHT, again);
  await settleRound(house.db, { game: FLIGHT, roundId: again, target: 10_000n, interrupted: false });
  await draw(
    userId,
    [
      ['1', 200n],
      ['4', 100n],
      ['1', 50n],
      ['0', 500n],
    ],
    { 1: 30_000n, 4: 20_000n },
  );
  await draw(userId, [['2', 600n]], 'interrupted');
  await draw(
    userId,
    [
      ['1', 100n],
      ['3', 100n],
    ],
    { 1: 20_000n },
  );
  await bet(userId, await addRound(FLIGHT), 900n);
}

const page = (token: string, input: RecordRequest) => house.call(slotGameRecord, { token, input });

async function allRounds(
  readPage: (after: string | undefined) => Promise<{ items: readonly PlayedRound[]; next: string | null }>,
  between: () => Promise<unknown> = async () => {},
): Promise<PlayedRound[]> {
  const rounds: PlayedRound[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await readPage(after);
    rounds.push(...items);
    after = next ?? undefined;
    await between();
  } while (after);
  return rounds;
}

const shown = ({ game, status, staked, returned, givenBack, net }: PlayedRound) => [
  ...[game, status, staked, returned, givenBack, net],
];

describe('the rounds of a player', () => {
  it('are one row each, newest first, with their effect on the money', async () => {
    const [{ token, id }, other] = [await newPlayer(), await newPlayer()];
    await playAll(id);
    await fly(other.id, 5n, null);
    const { items, next } = await page(token, { count: 20 });
    expect(items.map(shown)).toEqual([
      [FLIGHT, 'open', '900', '0', '0', '-900'],
      [POOLS, 'returned', '200', '200', '0', '0'],
      [POOLS, 'returned', '0', '0', '600', '0'],
      [POOLS, 'won', '850', '950', '0', '100'],
      [FLIGHT, 'lost', '400', '0', '300', '-400'],
      [FLIGHT, 'lost', '700', '0', '0', '-700'],
      [FLIGHT, 'won', '1000', '2500', '0', '1500'],
    ]);
    expect(next).toBeNull();
    expect(items[3]).toMatchObject({
      title: 'Dice',
      type: 'table',
      result: ['1', '1', '4'],
      stakes: [
        { pool: '1', status: 'cashed', bets: 2, amount: '250', payout: '750', rate: '30000' },
        { pool: '4', status: 'cashed', bets: 1, amount: '100', payout: '200', rate: '20000' },
        { pool: '0', status: 'lost', bets: 1, amount: '500', payout: '0', rate: null },
      ],
    });
    // No result before it is out, nor if it did not count.
    expect([items[0]?.result, items[2]?.result]).toEqual([null, null]);
  });

  it('are complete in pages of any length while bets are placed, and by game, kind, status and day', async () => {
    const { token, id } = await newPlayer();
    await playAll(id);
    const before = await allRounds((after) => page(token, { count: 60, ...(after && { after }) }));
    expect(before).toHaveLength(7);
    const listed = (rounds: readonly PlayedRound[]) => rounds.map((round) => round.id);
    for (const count of [1, 2, 3]) {
      const during = await allRounds(
        (after) => page(token, { count, ...(after && { after }) }),
        async () => bet(id, await addRound(FLIGHT), 10n),
      );
      expect(listed(during)).toEqual(expect.arrayContaining(listed(before)));
      expect(listed(during.slice(-7))).toEqual(listed(before));
    }
    const now = await allRounds((after) => page(token, { count: 60, ...(after && { after }) }));
    const wanted: [Partial<RecordRequest>, (round: PlayedRound) => boolean][] = [
      [{ game: POOLS }, ({ game }) => game === POOLS],
      [{ type: 'table' }, ({ type }) => type === 'table'],
      [{ type: 'fish' }, () => false],
      [{ status: 'won' }, ({ status }) => status === 'won'],
      [{ status: 'open', game: FLIGHT }, ({ status }) => status === 'open'],
      [{ status: 'returned' }, ({ status }) => status === 'returned'],
    ];
    for (const [which, fits] of wanted) {
      const found = await allRounds((after) => page(token, { count: 2, ...which, ...(after && { after }) }));
      expect(listed(found)).toEqual(listed(now.filter(fits)));
    }
    // Jakarta is seven hours ahead of UTC all year round.
    const dayAt = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
    const today = dayAt(house.house.clock.now());
    const yesterday = dayAt(house.house.clock.now() - 86_400_000);
    expect((await page(token, { count: 60, from: today, to: today })).items).toHaveLength(now.length);
    expect((await page(token, { count: 60, from: yesterday, to: yesterday })).items).toEqual([]);
  });

  it('show every bet and every movement of the money, to their player only', async () => {
    const [{ token, id }, other] = [await newPlayer(), await newPlayer()];
    const roundId = await draw(
      id,
      [
        ['1', 200n],
        ['4', 100n],
      ],
      { 1: 30_000n },
    );
    const [round] = (await page(token, { count: 1 })).items;
    const detail = await house.call(slotGameRecordRound, { token, input: { id: round?.id ?? '' } });
    expect(detail.round).toEqual(round);
    expect(detail.round.roundId).toBe(roundId.toString());
    expect(
      detail.bets.map(({ pool, amount, status, rate, payout, bonus }) => [
        pool,
        amount,
        status,
        rate,
        payout,
        bonus,
      ]),
    ).toEqual([
      ['1', '200', 'cashed', '30000', '600', false],
      ['4', '100', 'lost', null, '0', false],
    ]);
    expect(detail.transactions.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['stake', '-200'],
      ['stake', '-100'],
      ['release', '200'],
      ['profit', '400'],
    ]);
    const net = detail.transactions.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expect(net.toString()).toBe(round?.net);
    const codeOf = async (who: string, which: string) =>
      (await house.request('GET', `/main/slot/game/record/${which}`, { token: who })).json.errCode;
    expect(await codeOf(other.token, round?.id ?? '')).toBe(704);
    // The id of a round's second bet is not a round.
    expect(await codeOf(token, `t${detail.bets[1]?.id}`)).toBe(704);
    expect(await codeOf(token, 'x1')).toBe(704);
    expect(await codeOf(token, '1')).toBe(3);
  });

  it.each([
    'count=0',
    'count=5&after=1',
    'count=5&status=cashed',
    'count=5&type=dice',
    'count=5&from=2026-02-30',
  ])('refuse %s with 3', async (query) => {
    const { token } = await newPlayer();
    const { status, json } = await house.request('GET', `${slotGameRecord.path}?${query}`, { token });
    expect([status, json.errCode]).toEqual([400, 3]);
  });
});

describe('statistics', () => {
  const PLAY = 'stake release profit bonusStake bonusRelease bonusProfit'.split(' ');

  it('equal the statement and the day totals, with bonus money counted as in the statement', async () => {
    const { token, id } = await newPlayer();
    await house.call(userLimitsSessionStep, { token, input: { step: 'enter' as const } });
    await fly(id, MARKETS.id.grant - 1_000n, null);
    const given = { userId: id, currency: 'IDR', amount: 5_000n, multiple: 10, expiresAt: null };
    await award(house.db, { key: 'award:statistics', ...given });
    // The first is staked with bonus money, because the cash balance is too small.
    await fly(id, 2_000n, 15_000n);
    await fly(id, 500n, 30_000n);
    const again = await addRound(FLIGHT);
    await bet(id, again, 100n);
    await returnBet(house.db, { key: `back-${again}`, userId: id, game: FLIGHT, roundId: again });
    await draw(
      id,
      [
        ['1', 200n],
        ['2', 100n],
      ],
      { 1: 20_000n },
    );

    const of = (game: string) => house.call(slotGameStatistics, { token, input: { game } });
    const [flights, draws] = [await of(FLIGHT), await of(POOLS)];
    const totals = await house.call(balanceFlowTotals, { token, input: {} });
    const lines = totals.kinds.filter(({ kind }) => PLAY.includes(kind));
    expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bonusStake', 'bonusProfit']));
    const net = lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expect(BigInt(flights.day.net) + BigInt(draws.day.net)).toBe(net);
    const { rows } = await house.db.pool.query(
      `SELECT sum(bets)::int AS bets, sum(staked)::text AS staked, sum(returned)::text AS returned
       FROM day_totals WHERE user_id = $1 AND game = $2`,
      [id, FLIGHT],
    );
    expect(flights.all).toMatchObject(rows[0]);
    expect(flights).toEqual({
      ...{ game: FLIGHT, currency: 'IDR', day: flights.all, all: flights.all },
      stretch: {
        ...{ ...flights.all, startedAt: flights.stretch?.startedAt },
        course: ['-99999000', '-99998000', '-99997000'],
      },
    });
    expect(flights.all.bestRate).toBe('30000');
    expect(draws.stretch).toMatchObject({
      bets: 2,
      staked: '300',
      returned: '400',
      net: '100',
      course: ['100'],
    });

    // A new session starts at zero; the day and all-time figures continue.
    await house.call(userLimitsSessionStep, { token, input: { step: 'leave' as const } });
    expect((await of(FLIGHT)).stretch).toBeNull();
    await new Promise((later) => setTimeout(later, 2));
    await house.call(userLimitsSessionStep, { token, input: { step: 'enter' as const } });
    expect(await of(FLIGHT)).toMatchObject({ stretch: { bets: 0, net: '0', course: [] }, day: flights.day });
  });

  it('show the course of many rounds in a few steps, always including the last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ staked: fc.bigInt(0n, 99n), returned: fc.bigInt(0n, 99n) })),
        (rounds) => {
          const course = courseOf(rounds);
          const net = rounds.reduce((sum, { staked, returned }) => sum + returned - staked, 0n);
          expect(course.length).toBe(Math.min(rounds.length, MOST_STEPS));
          if (rounds.length > 0) expect(course.at(-1)).toBe(net.toString());
        },
      ),
    );
    const many = courseOf(Array.from({ length: 150 }, () => ({ staked: 0n, returned: 1n })));
    expect([many.length, many[0], many[59]]).toEqual([60, '3', '150']);
  });
});

describe('one list over several kinds of rounds', () => {
  const clock = { now: () => Date.UTC(2026, 10, 21) } as Clock;
  const round = ({ at, id }: Place, status: PlayedRound['status']) => ({ at, id, status }) as PlayedRound;

  /** A source with its rounds in memory. */
  const sourceOf = (letter: string, all: readonly PlayedRound[]): RoundSource => ({
    letter,
    list: async (_wanted, before, limit) =>
      all
        .filter((one) => !before || newestFirst(before, one) < 0)
        .sort(newestFirst)
        .slice(0, limit),
    detail: async () => null,
    since: async () => [],
  });

  it('has every round of each source once, in order, for pages of any length', async () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc
          .tuple(fc.constantFrom('s', 't', 'v'), fc.nat(40))
          .map(([letter, number]) => `${letter}${number}`),
        at: fc.nat(9),
        status: fc.constantFrom<PlayedRound['status']>('won', 'lost'),
      }),
      { selector: ({ id }) => id },
    );
    await fc.assert(
      fc.asyncProperty(some, fc.integer({ min: 1, max: 5 }), fc.boolean(), async (list, count, wonAlone) => {
        const all = list.map((one) => round(one, one.status));
        const sources = ['s', 't', 'v'].map((letter) =>
          sourceOf(
            letter,
            all.filter(({ id }) => id.startsWith(letter)),
          ),
        );
        const records = new Records({ clock, market: MARKETS.id, sources });
        const wanted = { count, ...(wonAlone && { status: 'won' as const }) };
        const listed = await allRounds((after) => records.page(1n, { ...wanted, ...(after && { after }) }));
        expect(listed).toEqual(all.filter(({ status }) => !wonAlone || status === 'won').sort(newestFirst));
      }),
    );
  });
});
