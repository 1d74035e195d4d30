import type {
  CrashBet,
  CrashEnd,
  CrashEscape,
  CrashGame,
  CrashOwn,
  CrashStart,
} from '../../../../contract/games/crash/channel.ts';
import { CRASH_SLIPS, effectiveAutoRate, timeOf } from '../../../../contract/games/crash/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { view } from './crash.ts';
import type { CrashEvent, CrashState } from './crashState.ts';

/** A small fake server for the engine's tests: rounds played by the rules, as events and as snapshots. */

export const LIMITS = { min: 100_000n, max: 500_000_000n, maxProfit: 10_000_000_000n };
export const PLAYER = { id: '7', name: 'Sari', avatar: 3 };
export const LIFT_OFF = 1_000_000;

export function testBet(betId: string, more: Partial<CrashBet> = {}): CrashBet {
  return {
    betId,
    userId: `1${betId}`,
    name: `Player ${betId}`,
    avatar: 1,
    bot: false,
    currency: 'IDR',
    amount: '1000000',
    rate: null,
    win: null,
    status: 'placed',
    ...more,
  };
}

export function testStart(roundId: string, more: Partial<CrashStart> = {}): CrashStart {
  return {
    roundId,
    nextRoundId: `${Number(roundId) + 1}`,
    startTime: LIFT_OFF,
    serverTime: LIFT_OFF - 8_000,
    seedPubHash: 'salt',
    seedHashHash: `before ${roundId}`,
    betList: [],
    betCount: 0,
    betTotal: '0',
    ...more,
  };
}

export function testEnd(roundId: string, target: bigint, more: Partial<CrashEnd> = {}): CrashEnd {
  const startTime = LIFT_OFF;
  const endTime = startTime + timeOf(target);
  const times = { startTime, endTime, serverTime: endTime };
  return { roundId, target: `${target}`, hash: `hash ${roundId}`, interrupted: false, ...times, ...more };
}

export function testCashOut(roundId: string, bet: CrashBet, rate: bigint): CrashEscape {
  const { betId, userId } = bet;
  return { roundId, betId, userId, rate: `${rate}`, win: `${payout(BigInt(bet.amount), rate)}` };
}

export function testOwn(roundId: string, more: Partial<CrashOwn> = {}): CrashOwn {
  return {
    roundId,
    slip: 1,
    betId: '500',
    isJoinCur: true,
    betAmount: '1000000',
    autoRate: null,
    isEscape: false,
    winAmount: '0',
    escapeRate: null,
    status: 'placed',
    ...more,
  };
}

export function testGame(roundId: string, more: Partial<CrashGame> = {}): CrashGame {
  const live = (more.betList ?? []).filter((bet) => bet.status !== 'returned');
  return {
    ...testStart(roundId),
    status: 'preparation',
    profitRate: '10000',
    historyRate: [],
    betAmountRange: { min: `${LIMITS.min}`, max: `${LIMITS.max}`, maxProfit: `${LIMITS.maxProfit}` },
    target: null,
    hash: null,
    endTime: null,
    interrupted: false,
    own: null,
    ownNext: null,
    slips: CRASH_SLIPS,
    owns: [more.own, more.ownNext].filter((own) => own != null),
    betCount: live.length,
    betTotal: `${live.reduce((sum, bet) => sum + BigInt(bet.amount), 0n)}`,
    ...more,
  };
}

/** A planned bet: its stake, its cash-out rate, and whether it is cancelled before lift-off. */
export interface Plan {
  betId: string;
  amount: bigint;
  exit: bigint | null;
  cancelled: boolean;
}

/** All events of a round in order, and the snapshot after them. */
export function publishedRound(
  roundId: string,
  target: bigint,
  plans: readonly Plan[],
): { events: CrashEvent[]; snapshot: CrashGame } {
  const end = testEnd(roundId, target);
  const events: CrashEvent[] = [{ type: 'start', start: testStart(roundId), receivedAt: 1 }];
  const final: CrashBet[] = [];
  const cashOuts: CrashEscape[] = [];
  for (const { betId, amount, exit, cancelled } of plans) {
    const bet = testBet(betId, { amount: `${amount}` });
    events.push({ type: 'bets', bets: [{ roundId, bet }], receivedAt: 1 });
    if (cancelled) {
      const returned: CrashBet = { ...bet, status: 'returned' };
      events.push({ type: 'bets', bets: [{ roundId, bet: returned }], receivedAt: 1 });
      continue;
    }
    const rate = exit === null ? null : effectiveAutoRate(amount, exit, LIMITS);
    if (rate === null || rate > target) {
      final.push({ ...bet, status: 'lost' });
      continue;
    }
    const left = testCashOut(roundId, bet, rate);
    cashOuts.push(left);
    final.push({ ...bet, status: 'cashed', rate: left.rate, win: left.win });
  }
  cashOuts.sort((a, b) => Number(BigInt(a.rate) - BigInt(b.rate)));
  for (const left of cashOuts) events.push({ type: 'cashOuts', cashOuts: [left] });
  events.push({ type: 'end', end });
  const { endTime, hash } = end;
  const over = { status: 'squib', target: end.target, hash, endTime, profitRate: end.target } as const;
  const historyRate = [{ roundId, rate: end.target }];
  return { events, snapshot: testGame(roundId, { ...over, historyRate, betList: final }) };
}

/** The visible part of a state at a moment: states with equal results look the same to the player. */
export function face(state: CrashState, now: number): unknown {
  const { round, history, ownBets, needsSnapshot } = state;
  const bets = [...(round?.bets.values() ?? [])]
    .map(({ receivedAt: _, ...bet }) => bet)
    .filter((bet) => bet.status !== 'returned')
    .sort((a, b) => Number(a.betId) - Number(b.betId));
  return {
    picture: view(state, now),
    bets,
    hidden: round?.hidden,
    end: round?.end,
    history,
    ownBets,
    needsSnapshot,
  };
}
