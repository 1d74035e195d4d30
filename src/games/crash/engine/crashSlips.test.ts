import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effectiveAutoRate, timeOf } from '../../../../contract/games/crash/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { initial, reduce, view } from './crash.ts';
import { type ButtonFacts, crashButton } from './crashButton.ts';
import { endedTogether, ownResult } from './crashOwn.ts';
import type { CrashEvent, CrashState } from './crashState.ts';
import { betSlotKey, parseBetSlotKey } from './slips.ts';
import { LIFT_OFF, LIMITS, PLAYER, testBet, testCashOut, testEnd, testGame, testOwn } from './testCrash.ts';

/** The player's bet on each slip: its stake, and its cash-out by the player or automatically. */
interface TestBet {
  stake: bigint;
  auto: bigint | null;
  manual: bigint | null;
}

const rates = fc.option(fc.bigInt(101n, 900n), { nil: null }).map((cents) => cents && cents * 100n);
const slips: fc.Arbitrary<TestBet> = fc.record({
  stake: fc.bigInt(1_000n, 50_000n).map((units) => units * 100n),
  auto: rates,
  manual: rates,
});

const OPEN: CrashState = [
  { type: 'signedIn', player: PLAYER } as CrashEvent,
  { type: 'snapshot', game: testGame('10'), requestedAt: 0 } as CrashEvent,
].reduce(reduce, initial);

const idOf = (betSlot: number) => `${500 + betSlot}`;
const own = (betSlot: number, { stake, auto }: TestBet) =>
  testOwn('10', {
    slip: betSlot,
    betId: idOf(betSlot),
    betAmount: `${stake}`,
    autoRate: auto === null ? null : `${auto}`,
  });

/** The events of both bets up to the target, ordered by rate. */
function published(
  target: bigint,
  both: readonly [TestBet, TestBet],
): { events: CrashEvent[]; paid: (bigint | null)[] } {
  const paid = both.map(({ stake, auto, manual }) => {
    const due = effectiveAutoRate(stake, auto, LIMITS);
    const out = [due, manual]
      .filter((rate): rate is bigint => rate !== null)
      .sort((a, b) => Number(a - b))[0];
    return out !== undefined && out <= target ? out : null;
  });
  const bets = both.map((betSlot, i) =>
    testBet(idOf(i + 1), { userId: PLAYER.id, amount: `${betSlot.stake}` }),
  );
  const cashOuts = bets
    .map((bet, i) => ({ bet, rate: paid[i] ?? null }))
    .filter((out): out is { bet: (typeof bets)[number]; rate: bigint } => out.rate !== null)
    .sort((a, b) => Number(a.rate - b.rate))
    .map(({ bet, rate }): CrashEvent => ({ type: 'cashOuts', cashOuts: [testCashOut('10', bet, rate)] }));
  const placed = both.map(
    (betSlot, i): CrashEvent => ({
      type: 'ownReply',
      own: own(i + 1, betSlot),
      receivedAt: 1,
    }),
  );
  const listed: CrashEvent = {
    type: 'bets',
    bets: bets.map((bet) => ({ roundId: '10', bet, slip: null })),
    receivedAt: 2,
  };
  return { events: [...placed, listed, ...cashOuts, { type: 'end', end: testEnd('10', target) }], paid };
}

const resultOf = (state: CrashState, betSlot: number) => {
  const bet = state.ownBets.get(betSlotKey('10', betSlot));
  return bet && ownResult(bet, state.round?.end ?? null, state.limits);
};

it('two bets end independently, whatever the order of events and however often they are repeated', () => {
  fc.assert(
    fc.property(
      fc.bigInt(100n, 1_000n),
      fc.tuple(slips, slips),
      fc.infiniteStream(fc.nat()),
      (cents, both, chance) => {
        const target = cents * 100n;
        const { events, paid } = published(target, both);
        const again = [...events, ...events.filter(() => (chance.next().value ?? 0) % 2 === 0)];
        const state = again.reduce(reduce, OPEN);
        for (const betSlot of [1, 2]) {
          const { stake } = both[betSlot - 1] as TestBet;
          const rate = paid[betSlot - 1] ?? null;
          expect(resultOf(state, betSlot)).toEqual(
            rate === null
              ? { stake, status: 'lost', rate: null, win: 0n }
              : { stake, status: 'cashed', rate, win: payout(stake, rate) },
          );
        }
        expect(state.needsSnapshot).toBe(false);
      },
    ),
  );
});

it('a snapshot gives the same state for both bets as their events', () => {
  fc.assert(
    fc.property(fc.tuple(slips, slips), (both) => {
      const owns = both.map((betSlot, i) => own(i + 1, betSlot));
      const folded = owns.reduce<CrashState>(
        (state, one) => reduce(state, { type: 'ownReply', own: one, receivedAt: 1 }),
        OPEN,
      );
      const fresh = reduce(OPEN, { type: 'snapshot', game: testGame('10', { owns }), requestedAt: 5 });
      const bare = ({ ownBets }: CrashState) =>
        [...ownBets].map(([place, { receivedAt: _, ...bet }]) => [place, bet]);
      expect(bare(fresh)).toEqual(bare(folded));
    }),
  );
});

const facts = (state: CrashState, betSlot: number, now: number): ButtonFacts => ({
  ...{ state, betSlot, now, connected: true, signedIn: true, balance: 10_000_000n, stake: 1_000_000n },
  ...{ pending: [], mode: 'manual', autoRunning: false },
});

it('each button shows only its own bet', () => {
  const first = reduce(OPEN, { type: 'ownReply', own: own(1, BARE), receivedAt: 1 });
  const before = LIFT_OFF - 3_000;
  expect([1, 2].map((betSlot) => crashButton(facts(first, betSlot, before)).kind)).toEqual(['joined', 'bet']);
  const both = reduce(first, {
    type: 'ownReply',
    own: own(2, { ...BARE, stake: 3_000_000n }),
    receivedAt: 1,
  });
  const flying = LIFT_OFF + timeOf(20_000n);
  expect([1, 2].map((betSlot) => crashButton(facts(both, betSlot, flying)).amount)).toEqual([
    2_000_000n,
    6_000_000n,
  ]);
  const out = reduce(both, {
    type: 'cashOuts',
    cashOuts: [testCashOut('10', testBet(idOf(1), { userId: PLAYER.id }), 20_000n)],
  });
  expect([1, 2].map((betSlot) => crashButton(facts(out, betSlot, flying)).kind)).toEqual([
    'joinNext',
    'cashOut',
  ]);
  expect(view(out, flying).ownFlying).toBe(true);
});

it("a request on one slip does not change the other slip's button", () => {
  const both = [1, 2].reduce<CrashState>(
    (state, betSlot) => reduce(state, { type: 'ownReply', own: own(betSlot, BARE), receivedAt: 1 }),
    OPEN,
  );
  const request = { kind: 'cashOut' as const, roundId: '10', place: betSlotKey('10', 2), key: 'k' };
  const pending = [{ ...request, amount: 0n, autoRate: null, lostAt: null }];
  const flying = LIFT_OFF + timeOf(20_000n);
  const kinds = [1, 2].map((betSlot) => crashButton({ ...facts(both, betSlot, flying), pending }).kind);
  expect(kinds).toEqual(['cashOut', 'cashingOut']);
});

it('announces both together where they end alike at the same moment, and separately otherwise', () => {
  const both = [1, 2].reduce<CrashState>(
    (state, betSlot) => reduce(state, { type: 'ownReply', own: own(betSlot, BARE), receivedAt: 1 }),
    OPEN,
  );
  const cashOut = testCashOut('10', testBet(idOf(1), { userId: PLAYER.id }), 15_000n);
  const one = reduce(both, { type: 'cashOuts', cashOuts: [cashOut] });
  const shownOf = (state: CrashState, betSlot: number) =>
    endedTogether(state, { roundId: '10', betId: idOf(betSlot), result: resultOf(state, betSlot) ?? null });
  expect(shownOf(one, 1)).toMatchObject({ status: 'cashed', stake: 1_000_000n, win: 1_500_000n });
  const end: CrashEvent = { type: 'end', end: testEnd('10', 18_000n) };
  expect(shownOf(reduce(one, end), 2)).toMatchObject({ status: 'lost', stake: 1_000_000n });
  expect(shownOf(reduce(both, end), 2)).toMatchObject({ status: 'lost', stake: 2_000_000n });
});

it("builds a slip's key from its round, and parses it again", () => {
  expect(betSlotKey('10', 1)).toBe('10');
  for (const betSlot of [1, 2])
    expect(parseBetSlotKey(betSlotKey('10', betSlot))).toEqual({ roundId: '10', betSlot });
});

const BARE: TestBet = { stake: 1_000_000n, auto: null, manual: null };
