import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeOf } from '../../../../contract/games/crash/rules.ts';
import { initial, reduce, view } from './crash.ts';
import { betTotals } from './crashBets.ts';
import type { CrashEvent, CrashState } from './crashState.ts';
import {
  face,
  LIFT_OFF,
  PLAYER,
  type Plan,
  publishedRound,
  testBet,
  testCashOut,
  testEnd,
  testGame,
  testOwn,
  testStart,
} from './testCrash.ts';

const fold = (events: readonly CrashEvent[], from: CrashState = initial) => events.reduce(reduce, from);
const live = (more = {}): CrashState =>
  fold([{ type: 'snapshot', game: testGame('10', more), requestedAt: 0 }]);

const plans = fc.uniqueArray(
  fc.record<Plan>({
    betId: fc.integer({ min: 100, max: 999 }).map(String),
    amount: fc.bigInt(100_000n, 500_000_000n),
    exit: fc.option(fc.bigInt(101n, 3_000n).map((cents) => cents * 100n)),
    cancelled: fc.boolean(),
  }),
  { selector: (plan) => plan.betId, maxLength: 12 },
);
const targets = fc.bigInt(100n, 3_000n).map((cents) => cents * 100n);

describe('folding', () => {
  it('counts every bet although only the largest are listed by name', () => {
    const named = Array.from({ length: 3 }, (_, i) => testBet(`${i + 1}`));
    const bets = named.map((bet) => ({ roundId: '10', bet }));
    const totals = (betCount: number, betTotal: string): CrashEvent => ({
      type: 'totals',
      totals: { roundId: '10', betCount, betTotal },
    });
    const state = fold([{ type: 'bets', bets, receivedAt: 1 }, totals(900, '7000000000')], live());
    const { count, total } = betTotals(state.round?.bets.values() ?? []);
    expect(state.round?.hidden).toEqual({ count: 900 - count, total: 7_000_000_000n - total });
    expect(fold([totals(900, '7000000000')], state)).toBe(state);
    // The list may be ahead of the totals for a moment.
    expect(fold([totals(1, '1')], state).round?.hidden).toEqual({ count: 0, total: 0n });
    expect(
      fold(
        [{ ...totals(5, '5'), totals: { roundId: '9', betCount: 5, betTotal: '5' } } as CrashEvent],
        state,
      ),
    ).toBe(state);
  });

  it('reaches the same state whatever was lost, duplicated or reordered, once a fresh snapshot arrives', () => {
    const totals = fc.record({ plans, target: targets }).chain(({ plans, target }) => {
      const { events, snapshot } = publishedRound('11', target, plans);
      const jumbled = fc.array(fc.constantFrom(...events), { maxLength: events.length * 2 });
      return fc.record({ events: fc.constant(events), snapshot: fc.constant(snapshot), jumbled });
    });
    fc.assert(
      fc.property(totals, ({ events, snapshot, jumbled }) => {
        const fresh: CrashEvent = { type: 'snapshot', game: snapshot, requestedAt: 2 };
        const now = (snapshot.endTime ?? 0) + 1_000;
        const ordered = fold([...events, fresh], live());
        expect(face(fold([...jumbled, fresh], live()), now)).toEqual(face(ordered, now));
        expect(face(fold([...jumbled, fresh]), now)).toEqual(face(ordered, now));
        expect(ordered.needsSnapshot).toBe(false);
      }),
    );
  });

  it('reaches the same state without a snapshot when every event arrived, in any order', () => {
    const totals = fc.record({ plans, target: targets }).chain(({ plans, target }) => {
      const { events } = publishedRound('10', target, plans);
      return fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }));
    });
    fc.assert(
      fc.property(totals, ([events, shuffled]) => {
        const now = LIFT_OFF + 200_000;
        expect(face(fold(shuffled, live()), now)).toEqual(face(fold(events, live()), now));
      }),
    );
  });

  it('changes nothing when an event arrives twice', () => {
    fc.assert(
      fc.property(plans, targets, (plans, target) => {
        let state = live();
        for (const event of publishedRound('11', target, plans).events) {
          state = reduce(state, event);
          expect(reduce(state, event)).toBe(state);
        }
      }),
    );
  });

  it('drops what belongs to an older round', () => {
    const state = live();
    const late: CrashEvent[] = [
      { type: 'start', start: testStart('9'), receivedAt: 1 },
      { type: 'bets', bets: [{ roundId: '9', bet: testBet('1') }], receivedAt: 1 },
      { type: 'cashOuts', cashOuts: [testCashOut('9', testBet('1'), 15_000n)] },
      { type: 'snapshot', game: testGame('9', { startTime: 5 }), requestedAt: 9 },
    ];
    for (const event of late) expect(reduce(state, event)).toBe(state);
    const ended = reduce(state, { type: 'end', end: testEnd('9', 24_100n) });
    expect(ended.round).toBe(state.round);
    expect(ended.history).toEqual([{ roundId: '9', rate: 24_100n }]);
  });

  it('returns to preparing when the server reopens betting after an outage', () => {
    const startTime = LIFT_OFF + 6_000;
    const again: CrashEvent = { type: 'start', start: testStart('10', { startTime }), receivedAt: 1 };
    const flying = live();
    expect(view(flying, LIFT_OFF + 1_000).phase).toBe('goUp');
    const extended = reduce(flying, again);
    expect(view(extended, LIFT_OFF + 1_000)).toMatchObject({ phase: 'preparation', remaining: 5_000 });
    expect(extended.needsSnapshot).toBe(false);
    // Older events change nothing, nor do events after the crash.
    const old: CrashEvent[] = [
      { type: 'start', start: testStart('10'), receivedAt: 2 },
      { type: 'snapshot', game: testGame('10'), requestedAt: 0 },
    ];
    for (const event of old) expect(reduce(extended, event).round?.startTime).toBe(startTime);
    const ended = fold([{ type: 'end', end: testEnd('10', 24_100n) }], live());
    expect(reduce(ended, again)).toBe(ended);
  });

  it('requests a snapshot when a round appears whose start was lost', () => {
    const bet = testBet('1');
    const joined = fold([{ type: 'bets', bets: [{ roundId: '11', bet }], receivedAt: 1 }], live());
    expect(joined.needsSnapshot).toBe(false);
    expect(reduce(joined, { type: 'end', end: testEnd('11', 24_100n) }).needsSnapshot).toBe(true);
    const left = testCashOut('11', bet, 15_000n);
    expect(reduce(joined, { type: 'cashOuts', cashOuts: [left] }).needsSnapshot).toBe(true);
    const beyond = fold([{ type: 'bets', bets: [{ roundId: '12', bet }], receivedAt: 1 }], live());
    expect(beyond.needsSnapshot).toBe(true);
    const answered = fold(
      [{ type: 'snapshot', game: testGame('12', { betList: [bet] }), requestedAt: 2 }],
      beyond,
    );
    expect(answered.needsSnapshot).toBe(false);
  });

  it('requests a snapshot when the next round starts before the end was received', () => {
    const state = reduce(live(), { type: 'start', start: testStart('11'), receivedAt: 1 });
    expect(state.needsSnapshot).toBe(true);
    expect(state.round?.roundId).toBe('11');
  });

  it('keeps requesting when the snapshot is older than the received events', () => {
    const state = fold([{ type: 'end', end: testEnd('11', 24_100n) }], live());
    expect(reduce(state, { type: 'snapshot', game: testGame('10'), requestedAt: 1 }).needsSnapshot).toBe(
      true,
    );
  });

  it('never returns to flying when an older snapshot arrives after the end', () => {
    const ended = fold([{ type: 'end', end: testEnd('10', 24_100n) }], live());
    const late = reduce(ended, {
      type: 'snapshot',
      game: testGame('10', { status: 'goUp' }),
      requestedAt: 1,
    });
    expect(view(late, LIFT_OFF + 60_000)).toMatchObject({ phase: 'crashed', rateCents: 241 });
  });

  it('keeps a bet received after the snapshot request, and drops one that a complete list lacks', () => {
    const eventAt = (at: number): CrashEvent => ({
      type: 'bets',
      bets: [{ roundId: '10', bet: testBet('1') }],
      receivedAt: at,
    });
    const snapshot: CrashEvent = { type: 'snapshot', game: testGame('10'), requestedAt: 5 };
    expect(fold([eventAt(6), snapshot], live()).round?.bets.size).toBe(1);
    expect(fold([eventAt(4), snapshot], live()).round?.bets.size).toBe(0);
  });

  it('counts bets that a snapshot does not list, and adds the later ones', () => {
    const more = { betList: [testBet('1')], betCount: 60, betTotal: '90000000' };
    const later: CrashEvent = { type: 'bets', bets: [{ roundId: '10', bet: testBet('2') }], receivedAt: 1 };
    const state = fold([later, later], live(more));
    const known = betTotals(state.round?.bets.values() ?? []);
    expect((state.round?.hidden.count ?? 0) + known.count).toBe(61);
    expect((state.round?.hidden.total ?? 0n) + known.total).toBe(91_000_000n);
  });

  it("keeps the player's own cash-out on the curve, however many follow", () => {
    const own = testBet('1', { userId: PLAYER.id });
    const others = Array.from({ length: 60 }, (_, i) => testBet(`${i + 2}`));
    const bets: CrashEvent = {
      type: 'bets',
      bets: [own, ...others].map((bet) => ({ roundId: '10', bet })),
      receivedAt: 1,
    };
    const cashOuts = [
      testCashOut('10', own, 11_000n),
      ...others.map((bet, i) => testCashOut('10', bet, 12_000n + 100n * BigInt(i))),
    ];
    const state = fold([{ type: 'signedIn', player: PLAYER }, bets, { type: 'cashOuts', cashOuts }], live());
    const shown = view(state, LIFT_OFF + 9_000).cashOuts;
    expect(shown).toHaveLength(24);
    expect(shown.filter((one) => one.own)).toMatchObject([{ betId: '1', rate: 1.1 }]);
    expect(shown.at(-1)?.rate).toBeCloseTo(1.79);
  });

  it('joins a cash-out with a bet that arrives after it', () => {
    const bet = testBet('1');
    const left: CrashEvent = { type: 'cashOuts', cashOuts: [testCashOut('10', bet, 15_000n)] };
    const early = fold([left], live());
    expect(view(early, LIFT_OFF + 9_000).cashOuts).toEqual([]);
    const joined = reduce(early, { type: 'bets', bets: [{ roundId: '10', bet }], receivedAt: 1 });
    expect(view(joined, LIFT_OFF + 9_000).cashOuts).toMatchObject([
      { betId: '1', rate: 1.5, name: 'Player 1' },
    ]);
  });
});

describe('own bets', () => {
  const signedIn: CrashEvent = { type: 'signedIn', player: PLAYER };
  const own = testBet('500', { userId: PLAYER.id });
  const eventAt = (roundId: string): CrashEvent => ({
    type: 'bets',
    bets: [{ roundId, bet: own }],
    receivedAt: 1,
  });

  it('are requested when the player signs in, and cleared on sign-out', () => {
    const state = fold([signedIn], live());
    expect(state.needsSnapshot).toBe(true);
    const bet = fold([{ type: 'ownReply', own: testOwn('10'), receivedAt: 1 }], state);
    expect(view(bet, LIFT_OFF + 1).ownFlying).toBe(true);
    expect(view(reduce(bet, { type: 'signedOut' }), LIFT_OFF + 1).ownFlying).toBe(false);
  });

  it('of another tab appear at once and are requested in full', () => {
    const state = fold([signedIn, { type: 'snapshot', game: testGame('10'), requestedAt: 0 }, eventAt('10')]);
    expect(state.ownBets.get('10')).toMatchObject({ betId: '500', status: 'placed' });
    expect(state.needsSnapshot).toBe(true);
  });

  it('are complete from the reply, without a request', () => {
    const reply: CrashEvent = { type: 'ownReply', own: testOwn('10', { autoRate: '20000' }), receivedAt: 1 };
    const state = fold([
      signedIn,
      { type: 'snapshot', game: testGame('10'), requestedAt: 0 },
      reply,
      eventAt('10'),
    ]);
    expect(state.ownBets.get('10')?.autoRate).toBe(20_000n);
    expect(state.needsSnapshot).toBe(false);
  });

  it('placed for the next round join it when it starts', () => {
    const reply: CrashEvent = { type: 'ownReply', own: testOwn('11'), receivedAt: 1 };
    const state = fold([signedIn, { type: 'snapshot', game: testGame('10'), requestedAt: 0 }, reply]);
    expect(view(state, LIFT_OFF + 1).ownFlying).toBe(false);
    const started = reduce(state, { type: 'start', start: testStart('11'), receivedAt: 2 });
    expect(view(started, LIFT_OFF + 1).ownFlying).toBe(true);
  });

  it('end as cashed out by the public event when the reply is lost, and stay so', () => {
    const reply: CrashEvent = { type: 'ownReply', own: testOwn('10'), receivedAt: 1 };
    const left: CrashEvent = { type: 'cashOuts', cashOuts: [testCashOut('10', own, 15_000n)] };
    const state = fold([signedIn, reply, left, reply], live());
    expect(state.ownBets.get('10')).toMatchObject({ status: 'cashed', rate: 15_000n, win: 1_500_000n });
  });

  it('follow the snapshot, except for events received after its request', () => {
    const reply = (at: number): CrashEvent => ({ type: 'ownReply', own: testOwn('10'), receivedAt: at });
    const none: CrashEvent = { type: 'snapshot', game: testGame('10'), requestedAt: 5 };
    expect(fold([signedIn, reply(4), none], live()).ownBets.size).toBe(0);
    expect(fold([signedIn, reply(6), none], live()).ownBets.size).toBe(1);
  });

  it('may be placed again after a cancellation', () => {
    const cancelled: CrashEvent = {
      type: 'ownReply',
      own: testOwn('10', { status: 'returned' }),
      receivedAt: 1,
    };
    const again: CrashEvent = { type: 'ownReply', own: testOwn('10', { betId: '501' }), receivedAt: 2 };
    const state = fold([signedIn, cancelled, again, cancelled], live());
    expect(state.ownBets.get('10')).toMatchObject({ betId: '501', status: 'placed' });
  });
});

describe('view', () => {
  it('is loading before the first snapshot', () => {
    expect(view(initial, LIFT_OFF).phase).toBe('loading');
  });

  it('keeps the opening time of the first preparing event when a round prepares for longer', () => {
    const early = { serverTime: LIFT_OFF - 20_000 };
    const started = { type: 'start', start: testStart('10', early), receivedAt: 0 } as const;
    const snapshot = { type: 'snapshot', game: testGame('10', early), requestedAt: 0 } as const;
    const late = {
      type: 'snapshot',
      game: testGame('10', { serverTime: LIFT_OFF - 5_000 }),
      requestedAt: 1,
    } as const;
    for (const first of [started, snapshot]) {
      let state = reduce(initial, first);
      expect(view(state, LIFT_OFF - 20_000)).toMatchObject({ elapsed: 0, remaining: 20_000 });
      expect(view(state, LIFT_OFF - 12_000)).toMatchObject({ elapsed: 8_000, remaining: 12_000 });
      state = reduce(state, late);
      expect(view(state, LIFT_OFF - 5_000)).toMatchObject({ elapsed: 15_000, remaining: 5_000 });
    }
    expect(view(reduce(initial, late), LIFT_OFF - 5_000)).toMatchObject({ elapsed: 3_000 });
  });

  it('counts down, flies by the clock while no end is known, and crashes at exactly the target', () => {
    const state = live();
    expect(view(state, LIFT_OFF - 3_000)).toMatchObject({
      phase: 'preparation',
      remaining: 3_000,
      elapsed: 5_000,
      flight: 0,
      rate: 1,
      rateCents: 100,
    });
    expect(view(state, LIFT_OFF + 8_000)).toMatchObject({
      phase: 'goUp',
      remaining: 0,
      elapsed: 8_000,
      flight: 8_000,
      rate: 2,
      rateCents: 200,
    });
    const ended = reduce(state, { type: 'end', end: testEnd('10', 24_100n) });
    const flight = timeOf(24_100n);
    expect(view(ended, LIFT_OFF + 30_000)).toMatchObject({
      phase: 'crashed',
      elapsed: 30_000 - flight,
      flight,
      rate: 2.41,
      rateCents: 241,
    });
  });

  it('never shows a multiplier above the target once the end is known, whatever the clock reads', () => {
    fc.assert(
      fc.property(targets, fc.integer({ min: -100_000, max: 1_000_000 }), (target, at) => {
        const ended = reduce(live(), { type: 'end', end: testEnd('10', target) });
        const picture = view(ended, LIFT_OFF + at);
        expect(BigInt(picture.rateCents) * 100n).toBe(target);
        expect(picture.rate * 100).toBeCloseTo(picture.rateCents, 6);
        expect(picture.elapsed).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives every round its own seed, the same for all players', () => {
    const seeds = new Set<number>();
    for (let id = 1; id <= 1_000; id++)
      seeds.add(view(fold([{ type: 'start', start: testStart(`${id}`), receivedAt: 1 }]), 0).seed);
    expect(seeds.size).toBe(1_000);
  });

  it('draws only the latest cash-outs, ordered by rate', () => {
    const bets = Array.from({ length: 40 }, (_, i) => testBet(`${100 + i}`));
    const cashOuts = bets.map((bet, i) => testCashOut('10', bet, 10_100n + BigInt((i * 7) % 40) * 100n));
    const state = fold([{ type: 'cashOuts', cashOuts }], live({ betList: bets }));
    const rates = view(state, LIFT_OFF + 9_000).cashOuts.map((one) => one.rate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    expect(rates).toHaveLength(24);
    expect(rates.at(-1)).toBe(1.4);
  });
});
