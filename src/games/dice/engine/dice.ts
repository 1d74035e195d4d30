import type { DiceBet, DicePastRound, DiceRound } from '../../../../contract/games/dice/channel.ts';
import { DICE_POOLS, diceRate } from '../../../../contract/games/dice/rules.ts';
import { blockMessage, type DrawRule } from '../../engine/rounds.ts';
import { betOf, limitsOf, type PoolRecord, recordOf, snapshotOf } from '../../pools/engine/poolReading.ts';
import type { PoolBet, PoolGame, PoolSnapshotRead, PoolState } from '../../pools/engine/poolState.ts';
import type { PoolLayout, PoolView, Rect } from '../../pools/engine/poolView.ts';
import { poolViewSelector } from '../../pools/engine/poolViewSelector.ts';

/** Dice, as the engine of pools plays it. */

/** The three faces, 0 to 5. */
export type DiceFaces = readonly number[];

/** Ms after the close at which the outcome is plain to see: the dice have just come to lie still. */
export const DICE_SETTLED = 3_300;

export const DICE: PoolGame<DiceFaces> = {
  pools: DICE_POOLS.length,
  rate: diceRate,
  shownAfter: () => DICE_SETTLED,
};

/** Three dice, one pick each. */
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

/** What a picture of dice needs: `diceView(state, now)` makes one, scenes/dice draws it. */
export interface DiceView extends PoolView {
  /** The three faces, 0 to 5; null until the result is known. */
  rand: readonly number[] | null;
  /** The faces of the round before, on the table while bets are taken; null when unknown. */
  before: readonly number[] | null;
}

const viewOf = poolViewSelector(DICE);

/**
 * What the picture shows.
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

/** From this width on the six pools lie side by side, below it in two rows of three. */
const WIDE = 620;

/** The dice have at least so much height, in CSS pixels. */
const STAGE = 96;

/** Where the dice and the six pools of the dice game lie on a canvas of this size. */
export function diceLayout(width: number, height: number): PoolLayout {
  const columns = width >= WIDE ? 6 : 3;
  const rows = 6 / columns;
  const gap = Math.max(6, Math.min(14, width * 0.018));
  const margin = Math.max(8, Math.min(28, width * 0.022));
  const across = Math.min((width - 2 * margin - (columns - 1) * gap) / columns, 210);
  const room = height - 2 * margin - STAGE;
  const high = Math.max(
    44,
    Math.min((height * poolShare(rows)) / rows - gap, Math.floor(room / rows - gap), across * 0.95),
  );
  const left = (width - columns * across - (columns - 1) * gap) / 2;
  const top = height - margin - rows * high - (rows - 1) * gap;
  const pools = Array.from({ length: 6 }, (_, pool): Rect => {
    const column = pool % columns;
    const row = Math.floor(pool / columns);
    return { x: left + column * (across + gap), y: top + row * (high + gap), width: across, height: high };
  });
  const stage = { x: margin, y: margin, width: width - 2 * margin, height: top - gap - margin };
  return {
    stage,
    pools,
    hand: { x: width / 2, y: height + 24 },
    others: { x: width + 20, y: stage.y + stage.height * 0.7 },
    house: { x: width / 2, y: -24 },
  };
}

/** How much of the canvas the pools take; low ones leave the dice more. */
function poolShare(rows: number): number {
  return rows === 1 ? 0.3 : 0.53;
}
