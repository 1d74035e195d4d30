import type {
  WingoEnd,
  WingoOrder,
  WingoPastRound,
  WingoRound,
  WingoStart,
} from '../../../../contract/games/wingo/channel.ts';
import { WINGO_TIMING, type WingoModel, type WingoSelect } from '../../../../contract/games/wingo/rules.ts';

/** Test rounds of a model in the server's format; round 1 opens at OPENED. */

export const OPENED = 1_000_000;
const MODEL: WingoModel = 'fastest';
const LENGTH = WINGO_TIMING.round[MODEL];

export function phaseOf(round: number): string {
  return `20261120${String(round).padStart(4, '0')}`;
}

export function resultOf(round: number): number {
  return (round * 7) % 10;
}

export function startOf(round: number): WingoStart {
  const startTime = OPENED + (round - 1) * LENGTH;
  const endTime = startTime + LENGTH;
  return {
    model: MODEL,
    phase: phaseOf(round),
    serverSeedHash: `hash ${round}`,
    publicValue: null,
    startTime,
    closeTime: endTime - WINGO_TIMING.closed,
    endTime,
    curTime: startTime,
  };
}

export function endOf(round: number, voided = false): WingoEnd {
  const start = startOf(round);
  return {
    ...start,
    curTime: start.endTime,
    serverSeed: `seed ${round}`,
    roundHash: `round hash ${round}`,
    result: resultOf(round),
    interrupted: voided,
  };
}

export function orderOf(
  round: number,
  number: number,
  { select = 'three' as WingoSelect, userId = 'u1', amount = '1000000', after = 2_000 } = {},
): WingoOrder {
  return {
    orderId: `${round * 100 + number}`,
    userId,
    username: `name of ${userId}`,
    avatar: 3,
    bot: userId !== 'me',
    at: startOf(round).startTime + after,
    model: MODEL,
    phase: phaseOf(round),
    currency: 'IDR',
    select,
    amount,
    win: null,
  };
}

export function pastOf(round: number, orders: WingoOrder[], voided = false): WingoPastRound {
  const { curTime: _, ...past } = endOf(round, voided);
  return { ...past, voidCause: null, orders };
}

/** A snapshot taken `after` ms after a round's opening, with the orders placed until then. */
export function snapshotOf(round: number, orders: readonly WingoOrder[], after = 5_000): WingoRound {
  const start = startOf(round);
  const placed = orders.filter((order) => order.phase === start.phase && order.at <= start.startTime + after);
  const message = {
    ...start,
    step: 1,
    serverSeed: null,
    roundHash: null,
    result: null,
    curTime: start.startTime + after,
    interrupted: false,
    orders: placed,
    orderCount: placed.length,
    orderTotal: placed.reduce((sum, order) => sum + BigInt(order.amount), 0n).toString(),
    myOrders: placed.filter(({ userId }) => userId === 'me'),
    history: Array.from({ length: Math.min(10, round - 1) }, (_, i) => ({
      phase: phaseOf(round - 1 - i),
      result: resultOf(round - 1 - i),
    })),
  };
  return { betAmountRange: { min: '100000', max: '500000000' }, phaseInfo: [message] };
}
