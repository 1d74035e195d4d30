import type { DiceBet, DicePastRound, DiceRound } from '../../../../contract/games/dice/channel.ts';
import { DICE_POOLS, diceRate } from '../../../../contract/games/dice/rules.ts';
import { blockMessage, type DrawRule } from '../../engine/rounds.ts';
import { betOf, limitsOf, type PoolRecord, recordOf, snapshotOf } from '../../pools/engine/poolReading.ts';
import type { PoolBet, PoolGame, PoolSnapshotRead, PoolState } from '../../pools/engine/poolState.ts';
import type { PoolView } from '../../pools/engine/poolView.ts';
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
