import type { DiceBet, DicePastRound, DiceRound } from '../../../../contract/games/dice/channel.ts';
import { DICE_POOLS, diceRate } from '../../../../contract/games/dice/rules.ts';
import { blockMessage, type DrawRule } from '../../engine/rounds.ts';
import { betOf, limitsOf, type PoolRecord, recordOf, snapshotOf } from '../../pools/engine/poolReading.ts';
import type { PoolBet, PoolGame, PoolSnapshotRead, PoolState } from '../../pools/engine/poolState.ts';
import type { PoolLayout, PoolView, Rect } from '../../pools/engine/poolView.ts';
import { poolViewSelector } from '../../pools/engine/poolViewSelector.ts';

/** The rules and the view of dice for the pool engine. */

/** The three faces, 0 to 5. */
export type DiceFaces = readonly number[];

/** Ms after the close at which the outcome is visible: the dice have just come to rest. */
export const DICE_SETTLED = 3_300;

export const DICE: PoolGame<DiceFaces> = {
  pools: DICE_POOLS.length,
  rate: diceRate,
  shownAfter: () => DICE_SETTLED,
};

/** Three dice, one draw each. */
export const DICE_DRAW: DrawRule = {
  of: DICE_POOLS.length,
  message: blockMessage,
  whole: (picks) => picks.length === 3,
};

export function readDiceBet(bet: DiceBet): PoolBet {
  return betOf(bet, bet.id, bet.num);
}

export function readDiceRound(round: DiceRound): PoolSnapshotRead<DiceFaces> {
  return snapshotOf(round, {
    bet: readDiceBet,
    result: round.rand,
    history: round.history.map(({ roundId, rand }) => ({ roundId, result: rand })),
    limits: limitsOf(round.betAmountRange),
  });
}

export function readDiceRecord(past: DicePastRound): PoolRecord<DiceFaces> {
  return recordOf(past, readDiceBet, past.rand);
}

/** Everything a picture of dice depends on: created by `diceView(state, now)`, drawn by scenes/dice. */
export interface DiceView extends PoolView {
  /** The three faces, 0 to 5; null until the result is known. */
  rand: readonly number[] | null;
  /** The previous round's faces, shown while betting is open; null when unknown. */
  before: readonly number[] | null;
}

const viewOf = poolViewSelector(DICE);

/**
 * The view.
 * @param unplaced the player's stakes on each pool that are not placed yet
 * @param now server time, ms
 */
export function diceView(state: PoolState<DiceFaces>, unplaced: readonly bigint[], now: number): DiceView {
  return {
    ...viewOf(state, unplaced, now),
    rand: state.round?.end?.result ?? null,
    before: state.history[0]?.result ?? null,
  };
}

/** Aspect ratio from which the pools are placed beside the dice. */
const WIDE = 1.2;
/** Minimum height of the dice area, CSS pixels. */
const STAGE = 96;
const LEAST = 44;

/** Layout of the dice and the six pools: two rows of three below the tray, or two columns beside it. */
export function diceLayout(width: number, height: number): PoolLayout {
  const gap = between(Math.min(width, height) * 0.018, 6, 14);
  const margin = between(Math.min(width, height) * 0.022, 8, 28);
  const { stage, pools } =
    width > height * WIDE ? beside(width, height, margin, gap) : below(width, height, margin, gap);
  return {
    stage,
    pools,
    hand: { x: width / 2, y: height + 24 },
    others: { x: width + 20, y: height * 0.4 },
    house: { x: stage.x + stage.width / 2, y: -24 },
  };
}

function below(
  width: number,
  height: number,
  margin: number,
  gap: number,
): Pick<PoolLayout, 'stage' | 'pools'> {
  const across = Math.min((width - 2 * margin - 2 * gap) / 3, 300);
  const room = (height - 2 * margin - STAGE) / 2 - gap;
  const high = Math.max(LEAST, Math.min(height * 0.265 - gap, room, across * 0.9));
  const top = height - margin - 2 * high - gap;
  const left = (width - 3 * across - 2 * gap) / 2;
  return {
    stage: { x: margin, y: margin, width: width - 2 * margin, height: top - gap - margin },
    pools: grid({ x: left, y: top, width: across, height: high }, 3, gap),
  };
}

function beside(
  width: number,
  height: number,
  margin: number,
  gap: number,
): Pick<PoolLayout, 'stage' | 'pools'> {
  const across = between((width * 0.42 - gap) / 2, 2 * LEAST, 220);
  const high = Math.max(LEAST, (height - 2 * margin - 2 * gap) / 3);
  const left = width - margin - 2 * across - gap;
  return {
    stage: { x: margin, y: margin, width: left - gap - margin, height: height - 2 * margin },
    pools: grid({ x: left, y: margin, width: across, height: high }, 2, gap),
  };
}

/** Splits a rect into six cells. */
function grid({ x, y, width, height }: Rect, columns: number, gap: number): Rect[] {
  return Array.from({ length: 6 }, (_, pool) => ({
    x: x + (pool % columns) * (width + gap),
    y: y + Math.floor(pool / columns) * (height + gap),
    width,
    height,
  }));
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
