import { pickNext } from '../../fairness.ts';
import type { Rate } from '../../money.ts';
import { DECIDED_BY_MOVES, fairRate, type SoloRules, type SoloState } from '../solo/rules.ts';
import type { HiloGuess } from './channel.ts';

/**
 * Hilo: the rules of games.md. Card i is `pick(52)`, its rank i mod 13 (0 is the ace, low), the deck endless. A right guess
 * multiplies by one over its probability; the product is paid times 0.98. Skipping is free.
 */

export const RANKS = 13;
const DECK = 52;
/** Maximum number of cards in a round. */
export const MOST_CARDS = 52;

export const HILO_GUESSES = ['higher', 'lower', 'same', 'skip'] as const satisfies readonly HiloGuess[];

export interface HiloState extends SoloState {
  cards: readonly number[];
  guesses: readonly HiloGuess[];
  /** One over the product of the right guesses' probabilities, as a fraction. */
  product: readonly [numerator: bigint, denominator: bigint];
}

/** The rank of a card, 0 (the ace) to 12 (the king). */
export function rankOf(card: number): number {
  return card % RANKS;
}

/** With how many of the 13 ranks a guess on a card is right; 0 if the guess is not allowed on that card, or invalid. */
export function ranksFor(guess: HiloGuess, card: number): number {
  const rank = rankOf(card);
  const [ace, king] = [rank === 0, rank === RANKS - 1];
  if (guess === 'same') return ace || king ? 1 : 0;
  if (guess === 'higher') return king ? 0 : ace ? RANKS - 1 : RANKS - rank;
  if (guess === 'lower') return ace ? 0 : king ? RANKS - 1 : rank + 1;
  return 0;
}

/** Whether a guess on a card is right given the next card. */
export function isRight(guess: HiloGuess, card: number, next: number): boolean {
  const [rank, came] = [rankOf(card), rankOf(next)];
  if (ranksFor(guess, card) === 0) return false;
  if (guess === 'same') return came === rank;
  if (guess === 'higher') return rank === 0 ? came > rank : came >= rank;
  return rank === RANKS - 1 ? came < rank : came <= rank;
}

function productAfter({ cards, product: [numerator, denominator] }: HiloState, guess: HiloGuess) {
  const ranks = ranksFor(guess, cards.at(-1) ?? 0);
  return ranks === 0
    ? null
    : ([numerator * BigInt(RANKS), denominator * BigInt(ranks)] as [numerator: bigint, denominator: bigint]);
}

/**
 * The rate of the guesses so far plus another one; null if it is not allowed. On the very last card a guess is required if
 * nothing is won.
 */
export function hiloRateAfter(state: HiloState, guess: HiloGuess): Rate | null {
  if (state.done) return null;
  if (guess === 'skip') return state.rate > 0n || state.cards.length < MOST_CARDS - 1 ? state.rate : null;
  const product = productAfter(state, guess);
  return product && fairRate(...product);
}

export const HILO_RULES: SoloRules<null, number[], HiloGuess, HiloState> = {
  ...DECIDED_BY_MOVES,
  key: 'hilo',
  refusal: () => null,
  draw: (floats) => Array.from({ length: MOST_CARDS }, () => pickNext(floats, DECK)),
  first: (_choice, deck) => ({
    cards: deck.slice(0, 1),
    guesses: [],
    product: [1n, 1n],
    rate: 0n,
    done: false,
  }),
  rateAfter: hiloRateAfter,
  step(state, guess, deck) {
    const card = state.cards.at(-1) ?? 0;
    const next = deck[state.cards.length] ?? 0;
    const after = { cards: [...state.cards, next], guesses: [...state.guesses, guess] };
    const last = after.cards.length === MOST_CARDS;
    if (guess === 'skip') return { ...state, ...after, done: last };
    const product = productAfter(state, guess);
    if (!product || !isRight(guess, card, next)) return { ...state, ...after, rate: 0n, done: true };
    return { ...after, product, rate: fairRate(...product), done: last };
  },
  nextRates: (state) =>
    (['higher', 'lower', 'same'] as const).flatMap((guess) => hiloRateAfter(state, guess) ?? []),
};
