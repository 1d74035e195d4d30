import { ErrorCode } from '../../errors.ts';
import { type Minor, payout, type Rate } from '../../money.ts';
import type { SoloEnd } from './channel.ts';
import type { SoloRules, SoloState } from './rules.ts';

/** Plays a round by its game's rules: the same code for the house, replays and verification. */

/** The state of a round. */
export interface Played<Move, State> {
  state: State;
  moves: readonly Move[];
  /** Null while it is open. */
  end: SoloEnd | null;
}

/** The stake and its profit limit. */
interface Stake {
  amount: Minor;
  /** The highest profit of one round. */
  maxProfit: Minor;
}

/** Whether a rate would exceed the highest profit. */
export function passes(rate: Rate, { amount, maxProfit }: Stake): boolean {
  return payout(amount, rate) - amount > maxProfit;
}

/** Whether a start, or its very first step, would exceed the highest profit: refused with 711. */
export function startPasses<Choice, Outcome, Move, State extends SoloState>(
  rules: SoloRules<Choice, Outcome, Move, State>,
  choice: Choice,
  first: State,
  stake: Stake,
): boolean {
  const rates = rules.nextRates(first);
  const stuck = rates.length > 0 && rates.every((rate) => passes(rate, stake));
  const most = rules.highest(choice, stake.amount);
  return stuck || most - stake.amount > stake.maxProfit;
}

/** A new round, after the moves that its choice makes at once. */
export function begin<Choice, Outcome, Move, State extends SoloState>(
  rules: SoloRules<Choice, Outcome, Move, State>,
  choice: Choice,
  outcome: Outcome,
  stake: Stake,
): Played<Move, State> {
  const plan = rules.plan?.(choice);
  const opened: Played<Move, State> = { state: rules.first(choice, outcome), moves: [], end: null };
  let round = settled(rules, opened, stake);
  for (const move of plan?.moves ?? []) {
    if (round.end) return round;
    round = applyMove(rules, round, move, outcome, stake);
  }
  return plan?.thenCash && !round.end ? { ...round, end: 'finished' } : round;
}

/** The code with which a move is refused: 3 if not allowed, 711 if it would exceed the highest profit. */
export function moveRefusal<Move, State extends SoloState>(
  rules: { rateAfter(state: State, move: Move): Rate | null },
  { state, end }: Played<Move, State>,
  move: Move,
  stake: Stake,
): ErrorCode | null {
  const rate = end ? null : rules.rateAfter(state, move);
  if (rate === null) return ErrorCode.badParameter;
  return rate > state.rate && passes(rate, stake) ? ErrorCode.overLimit : null;
}

/** The round after an allowed move. */
export function applyMove<Choice, Outcome, Move, State extends SoloState>(
  rules: SoloRules<Choice, Outcome, Move, State>,
  { state, moves }: Played<Move, State>,
  move: Move,
  outcome: Outcome,
  stake: Stake,
): Played<Move, State> {
  const next = rules.step(state, move, outcome);
  return settled(rules, { state: next, moves: [...moves, move], end: null }, stake);
}

/** The round restored from its choice and its moves. */
export function replayed<Choice, Outcome, Move, State extends SoloState>(
  rules: SoloRules<Choice, Outcome, Move, State>,
  choice: Choice,
  moves: readonly Move[],
  outcome: Outcome,
  stake: Stake,
): Played<Move, State> {
  const begun = begin(rules, choice, outcome, stake);
  return moves
    .slice(begun.moves.length)
    .reduce((round, move) => applyMove(rules, round, move, outcome, stake), begun);
}

/** The return of a finished round; 0 if lost. */
export function returnOf<Choice, State extends SoloState>(
  rules: { returned?(choice: Choice, state: State): Minor },
  choice: Choice,
  state: State,
  amount: Minor,
): Minor {
  return rules.returned?.(choice, state) ?? payout(amount, state.rate);
}

/** Ends a round without any move left, or in which every next step would exceed the highest profit. */
function settled<Move, State extends SoloState>(
  rules: { nextRates(state: State): readonly Rate[] },
  round: Played<Move, State>,
  stake: Stake,
): Played<Move, State> {
  const { state } = round;
  if (state.done) return { ...round, end: state.rate > 0n ? 'finished' : 'lost' };
  const rates = state.rate > 0n ? rules.nextRates(state) : [];
  const full = rates.length > 0 && rates.every((rate) => passes(rate, stake));
  return full ? { ...round, end: 'limit' } : round;
}
