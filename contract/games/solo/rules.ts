import { ErrorCode } from '../../errors.ts';
import { drawFloats, type Floats } from '../../fairness.ts';
import { type Minor, RATE_ONE, type Rate } from '../../money.ts';
import type { SoloGameKey } from '../soloGames.ts';

/**
 * The interface of a solo game's rules, in exact integers, used by the house, the client and verification. A round consists of
 * its choice, the hidden result of its seeds (the outcome) and its moves; its state follows from these.
 */

/** A round's state, as far as its player may see it. */
export interface SoloState {
  /** The rate of cashing out now. 0: nothing is won yet, or it is lost. */
  readonly rate: Rate;
  /** No move is left: it is lost if `rate` is 0, otherwise cashed out automatically. */
  readonly done: boolean;
}

/** Moves made at once with a start. */
interface SoloPlan<Move> {
  moves: readonly Move[];
  /** Whether the round cashes out after them, if not lost. */
  thenCash: boolean;
}

export interface SoloRules<Choice, Outcome, Move, State extends SoloState> {
  readonly key: SoloGameKey;
  /** The code with which a choice is refused; null if valid. */
  refusal(choice: Choice): ErrorCode | null;
  /** The hidden result of the seeds: everything that may come up in the round. */
  draw(floats: Floats, choice: Choice): Outcome;
  first(choice: Choice, outcome: Outcome): State;
  /** The moves made with the start; none by default. */
  plan?(choice: Choice): SoloPlan<Move>;
  /** The round's rate after a successful move; null if the move is not allowed. */
  rateAfter(state: State, move: Move): Rate | null;
  /** @param move one that may be made */
  step(state: State, move: Move, outcome: Outcome): State;
  /** The rates after each possible successful move, without moves that change nothing. */
  nextRates(state: State): readonly Rate[];
  /** The highest return of a choice that is decided at once, including the stake; 0 for others. */
  highest(choice: Choice, amount: Minor): Minor;
  /** The return of a won round; by default its amount times its rate. */
  returned?(choice: Choice, state: State): Minor;
}

/** The floats of games.md: HMAC(serverSeed, 'clientSeed:nonce:block'). */
export function soloFloats(serverSeed: string, clientSeed: string, nonce: number): Floats {
  return drawFloats(serverSeed, `${clientSeed}:${nonce}`);
}

/** Return to player in percent: games.md, "Solo games". */
const RETURN_PERCENT = 98n;

/** `0.98 * numerator / denominator` as a rate, rounded down once. */
export function fairRate(numerator: bigint, denominator: bigint): Rate {
  return (RETURN_PERCENT * RATE_ONE * numerator) / (100n * denominator);
}

/** Whether a number is whole and within bounds. */
export function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** Null if valid, otherwise the code. */
export function unless(right: boolean, code: ErrorCode = ErrorCode.badParameter): ErrorCode | null {
  return right ? null : code;
}

/** The rules of a game that is decided by its start. */
export const DECIDED_AT_ONCE = {
  rateAfter: () => null,
  step: <State>(state: State): State => state,
  nextRates: (): readonly Rate[] => [],
} as const;

/** The rules of a game that is decided by moves. */
export const DECIDED_BY_MOVES = { highest: () => 0n } as const;
