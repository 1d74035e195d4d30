import { ErrorCode } from '../../errors.ts';
import { drawFloats, type Floats } from '../../fairness.ts';
import { type Minor, RATE_ONE, type Rate } from '../../money.ts';
import type { SoloGameKey } from '../soloGames.ts';

/**
 * What every solo game is to the house, to its client and to whoever checks a round: rules in exact integers. A round is
 * its choice, what its seeds hide (the outcome) and the moves made; what it looks like follows from the three.
 */

/** How a round stands, as far as its player may see it. */
export interface SoloState {
  /** What it is worth now: what cashing out pays. 0: nothing is won yet, or it is lost. */
  readonly rate: Rate;
  /** No move is left: it is lost when `rate` is 0, else it is paid by itself. */
  readonly done: boolean;
}

/** What is played at once with a start. */
interface SoloPlan<Move> {
  moves: readonly Move[];
  /** Whether the round cashes out after them, when it still stands. */
  thenCash: boolean;
}

export interface SoloRules<Choice, Outcome, Move, State extends SoloState> {
  readonly key: SoloGameKey;
  /** The code that a choice is refused with; null when it may be played. */
  refusal(choice: Choice): ErrorCode | null;
  /** What the seeds hide: everything that may come out in the round. */
  draw(floats: Floats, choice: Choice): Outcome;
  first(choice: Choice, outcome: Outcome): State;
  /** What is played with the start; none unless said. */
  plan?(choice: Choice): SoloPlan<Move>;
  /** What the round is worth after a move, when it is right; null when the move may not be made. */
  rateAfter(state: State, move: Move): Rate | null;
  /** @param move one that may be made */
  step(state: State, move: Move, outcome: Outcome): State;
  /** What right moves lead to, less those that change nothing. */
  nextRates(state: State): readonly Rate[];
  /** The most that a choice may bring which is decided at once, stake included; 0 of others. */
  highest(choice: Choice, amount: Minor): Minor;
  /** What a round that is paid brings back; its amount at its rate unless said. */
  returned?(choice: Choice, state: State): Minor;
}

/** The floats of games.md: HMAC(serverSeed, 'clientSeed:nonce:block'). */
export function soloFloats(serverSeed: string, clientSeed: string, nonce: number): Floats {
  return drawFloats(serverSeed, `${clientSeed}:${nonce}`);
}

/** What players get back of what is staked, of 100: games.md, "Solo games". */
const RETURN_PERCENT = 98n;

/** `0.98 * numerator / denominator` as a rate, rounded down once. */
export function fairRate(numerator: bigint, denominator: bigint): Rate {
  return (RETURN_PERCENT * RATE_ONE * numerator) / (100n * denominator);
}

/** Whether a number is whole and within bounds. */
export function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** The code for what is out of its bounds. */
export function unless(right: boolean, code: ErrorCode = ErrorCode.badParameter): ErrorCode | null {
  return right ? null : code;
}

/** The part of the rules that a game has which is decided by its start. */
export const DECIDED_AT_ONCE = {
  rateAfter: () => null,
  step: <State>(state: State): State => state,
  nextRates: (): readonly Rate[] => [],
} as const;

/** The part of one that is decided by moves. */
export const DECIDED_BY_MOVES = { highest: () => 0n } as const;
