import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WINGO_POOLS, WINGO_STAKES } from '../../../../contract/games/wingo/rules.ts';
import { playTo, rewound } from '../../engine/replayLog.ts';
import type { PoolEvent, PoolState } from '../../pools/engine/poolState.ts';
import { initialPools, reducePool } from '../../pools/engine/pools.ts';
import { endOf, OPENED, orderOf, pastOf, phaseOf, resultOf, snapshotOf, startOf } from './testWingo.ts';
import {
  poolOf,
  readWingoEnd,
  readWingoOrder,
  readWingoRecord,
  readWingoRound,
  readWingoStart,
  selectOf,
  WINGO,
} from './wingo.ts';
import { wingoReplayLog } from './wingoReplayLog.ts';
import { countDown, looksAlike, wingoViewSelector } from './wingoView.ts';

const ME = { id: 'me', name: 'Sari', avatar: 1 };
const LENGTH = 30_000;

type Event = PoolEvent<number>;

function fold(events: readonly Event[], from: PoolState<number> = initialPools()): PoolState<number> {
  return events.reduce((state, event) => reducePool(WINGO, state, event), from);
}

/** The events of a snapshot: the live round, and the past rounds with their phases. */
function received(message: ReturnType<typeof snapshotOf>): Event[] {
  const round = readWingoRound(message, 'fastest');
  return [
    { type: 'snapshot', round },
    { type: 'past', rounds: round.history },
  ];
}

const snapshot = (round: number) => received(snapshotOf(round, ORDERS));
const start = (round: number) => readWingoStart(startOf(round));
const end = (round: number, voided = false) => readWingoEnd(endOf(round, voided));
const bets = (...orders: ReturnType<typeof orderOf>[]): Event => ({
  type: 'bets',
  bets: orders.map(readWingoOrder),
});
const signedIn: Event = { type: 'signedIn', player: ME };

/** Round 2 draws a 4: red. */
const ORDERS = [
  orderOf(2, 1, { select: 'four', userId: 'me' }),
  orderOf(2, 2, { select: 'green', userId: 'me', after: 3_000 }),
  orderOf(2, 3, { select: 'red' }),
  orderOf(2, 4, { select: 'nine', after: 9_000 }),
];

it('has pool names that match the rules', () => {
  for (const [pool, select] of WINGO_POOLS.entries()) {
    expect(selectOf(pool)).toBe(select);
    expect(poolOf(select)).toBe(pool);
  }
  expect(WINGO.rate(4, 4)).toBe(95_000n);
  expect(WINGO.rate(WINGO_POOLS.length, 4)).toBe(0n);
});

it('counts the stakes of orders that a snapshot does not list', () => {
  const message = snapshotOf(2, ORDERS);
  const [phase] = message.phaseInfo;
  if (phase) Object.assign(phase, { orderCount: 60, orderTotal: '90000000' });
  const { round } = fold(received(message));
  expect(round?.hidden.count).toBe(57);
  expect(round?.totals.reduce((sum, amount) => sum + amount, 0n)).toBe(90_000_000n);
});

it('is in the right phase at any time, and shows the draw while the next round is open for bets', () => {
  const viewOf = wingoViewSelector('fastest');
  const running = fold([signedIn, ...snapshot(2), bets(...ORDERS)]);
  const opened = OPENED + LENGTH;
  expect(viewOf(initialPools(), opened).phase).toBe('loading');
  expect(viewOf(running, opened + 1_000)).toMatchObject({
    phase: 'betting',
    elapsed: 1_000,
    remaining: 29_000,
    drawn: { roundId: phaseOf(1), result: resultOf(1), since: 1_000 },
    own: null,
  });
  expect(viewOf(running, opened + 26_000)).toMatchObject({ phase: 'closed', remaining: 4_000 });
  expect(viewOf(running, opened + 30_000)).toMatchObject({ phase: 'waiting', remaining: 0 });
  const ended = fold([end(2)], running);
  const waits = viewOf(ended, opened + 30_050);
  expect(waits).toMatchObject({ phase: 'waiting', drawn: { roundId: phaseOf(2), result: 4, since: 50 } });
  const next = fold([start(3)], ended);
  const shown = viewOf(next, opened + 30_100);
  expect(shown).toMatchObject({ phase: 'betting', elapsed: 100, drawn: { result: 4, since: 100 } });
  expect(shown.drawn?.seed).toBe(waits.drawn?.seed);
  expect(shown.own).toEqual({ stake: 2_000_000n, payout: 9_500_000n });
  expect(viewOf(next, opened + 34_000).own).toBe(shown.own);
});

it('returns stakes when the round was voided', () => {
  const state = fold([signedIn, ...snapshot(2), bets(...ORDERS), end(2, true), start(3)]);
  const view = wingoViewSelector('fastest')(state, OPENED + 2 * LENGTH);
  expect(view.own).toEqual({ stake: 2_000_000n, payout: 2_000_000n });
  expect(view.drawn?.voided).toBe(true);
});

it('looks the same before and after bets on a live round, and only where the picture does not differ', () => {
  const running = fold([signedIn, ...snapshot(2)]);
  expect(looksAlike(running, fold([bets(...ORDERS)], running))).toBe(true);
  const news = [signedIn, ...snapshot(2), start(2), bets(...ORDERS), end(2), end(2, true), start(3)];
  const sequences = fc.array(fc.constantFrom<Event>(...news), { maxLength: 8 });
  const moments = [1, 27, 31, 62].map((seconds) => OPENED + LENGTH + seconds * 1_000);
  fc.assert(
    fc.property(sequences, fc.constantFrom<Event>(...news), (before, next) => {
      const one = fold(before);
      const other = fold([next], one);
      if (!looksAlike(one, other)) return;
      const looks = (state: PoolState<number>) => {
        const viewOf = wingoViewSelector('fastest');
        return moments.map((now) => viewOf(state, now));
      };
      expect(looks(other)).toEqual(looks(one));
    }),
  );
});

it('reaches the same state for any order, loss and duplication of messages, once a snapshot arrives', () => {
  const news = [start(2), bets(ORDERS[0] as never), bets(...ORDERS.slice(1)), end(2), start(3), end(1)];
  const messages = fc.array(fc.constantFrom(...news), { maxLength: 14 });
  const after = [signedIn, start(2), bets(...ORDERS), end(2), start(3), ...snapshot(3)];
  const view = (state: PoolState<number>) => {
    const { own: _, ...shown } = wingoViewSelector('fastest')(state, OPENED + 2 * LENGTH + 9_000);
    return shown;
  };
  fc.assert(
    fc.property(messages, (events) => {
      const state = fold([signedIn, ...events, ...snapshot(3)]);
      expect(view(state)).toEqual(view(fold(after)));
      expect(state.needsSnapshot).toBe(false);
    }),
  );
});

it('plays a past round from its replay log, and opens the next one at its end', () => {
  const replayLog = wingoReplayLog('fastest', readWingoRecord(pastOf(2, ORDERS)), WINGO_STAKES.id, ME);
  const at = (t: number) =>
    replayLog.engine.view(
      playTo(replayLog, rewound(replayLog), replayLog.from + t).state,
      replayLog.from + t,
    );
  expect(at(0)).toMatchObject({ phase: 'betting', elapsed: 0, drawn: null });
  expect(at(29_999)).toMatchObject({ phase: 'closed', drawn: null });
  expect(at(30_000)).toMatchObject({
    phase: 'betting',
    roundId: phaseOf(3),
    drawn: { result: 4, since: 0 },
    own: { stake: 2_000_000n, payout: 9_500_000n },
  });
});

it('counts down by the server time and never back up, except for a drift of over two seconds', () => {
  const shown = countDown(null, 30_000, 10_400);
  expect(shown).toEqual({ endTime: 30_000, seconds: 20 });
  expect(countDown(shown, 30_000, 10_900)).toBe(shown);
  expect(countDown(shown, 30_000, 11_001)).toEqual({ endTime: 30_000, seconds: 19 });
  expect(countDown(shown, 30_000, 8_100)).toBe(shown);
  expect(countDown(shown, 30_000, 7_900)).toEqual({ endTime: 30_000, seconds: 23 });
  expect(countDown(shown, 60_000, 30_000)).toEqual({ endTime: 60_000, seconds: 30 });
  expect(countDown(shown, 30_000, 31_000).seconds).toBe(0);
});
