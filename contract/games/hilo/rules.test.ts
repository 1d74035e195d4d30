import { describe, expect, it } from 'vitest';
import { RATE_ONE } from '../../money.ts';
import { numbers } from '../pools/testReturn.ts';
import { applyMove, begin } from '../solo/play.ts';
import { drawnAt, type Exact, isFair, UNBOUNDED } from '../solo/testSolo.ts';
import {
  HILO_GUESSES,
  HILO_RULES,
  type HiloState,
  hiloRateAfter,
  isRight,
  MOST_CARDS,
  RANKS,
  rankOf,
  ranksFor,
} from './rules.ts';

const GUESSES = HILO_GUESSES.filter((guess) => guess !== 'skip');
const ranks = numbers(RANKS);

it('draws 52 cards from an endless deck', () => {
  const cards = drawnAt(HILO_RULES, 0, null);
  expect(cards).toHaveLength(MOST_CARDS);
  expect(cards.slice(0, 10)).toEqual([44, 27, 22, 31, 34, 33, 42, 10, 7, 12]);
  expect(new Set(cards).size).toBeLessThan(MOST_CARDS);
});

it('offers higher-or-same and lower-or-same; on an ace and a king same is separate', () => {
  const right = (rank: number) => GUESSES.map((guess) => ranksFor(guess, rank));
  expect(right(0)).toEqual([12, 0, 1]);
  expect(right(6)).toEqual([7, 7, 0]);
  expect(right(12)).toEqual([0, 12, 1]);
  for (const rank of ranks)
    for (const guess of GUESSES)
      expect(ranks.filter((next) => isRight(guess, rankOf(rank + 26), next + 13))).toHaveLength(
        ranksFor(guess, rank),
      );
});

describe('return to player', () => {
  const times = ([a, b]: Exact, [c, d]: Exact): Exact => [a * c, b * d];
  const sum = (all: readonly Exact[]): Exact =>
    all.reduce(([a, b], [c, d]) => lowest([a * d + c * b, b * d]), [0n, 1n]);
  const lowest = ([numerator, denominator]: Exact): Exact => {
    let [a, b] = [numerator, denominator];
    while (b > 0n) [a, b] = [b, a % b];
    return [numerator / a, denominator / a];
  };
  const above = ([a, b]: Exact, [c, d]: Exact) => a * d > c * b;

  it('is 98 % by every strategy: the best and the worst over all 52 cards, by dynamic programming', () => {
    // The value of a stake of one on a card of each rank, with the best and the worst possible continuation.
    let best: Exact[] = ranks.map(() => [1n, 1n]);
    let worst = best;
    const worth = (later: readonly Exact[], rank: number): Exact[] => [
      ...GUESSES.filter((guess) => ranksFor(guess, rank) > 0).map((guess) =>
        times(
          sum(
            ranks
              .filter((next) => isRight(guess, rank, next))
              .map((next) => times([1n, 13n], later[next] as Exact)),
          ),
          [13n, BigInt(ranksFor(guess, rank))],
        ),
      ),
      // Skipping the card, and stopping here.
      sum(ranks.map((next) => times([1n, 13n], later[next] as Exact))),
      [1n, 1n],
    ];
    for (let card = 1; card < MOST_CARDS; card++) {
      const [good, bad] = [best, worst];
      best = ranks.map((rank) => lowest(worth(good, rank).reduce((a, b) => (above(a, b) ? a : b))));
      worst = ranks.map((rank) => lowest(worth(bad, rank).reduce((a, b) => (above(a, b) ? b : a))));
    }
    expect(best).toEqual(ranks.map(() => [1n, 1n]));
    expect(worst).toEqual(best);
  });

  it('is paid accordingly, rounded down once, by the rules themselves', () => {
    // For all sequences of three cards with two guesses: each rate is 0.98 over the probability of these guesses.
    const visit = (state: HiloState, chance: Exact, depth: number) => {
      for (const guess of GUESSES) {
        const rank = state.cards.at(-1) ?? 0;
        const rate = hiloRateAfter(state, guess);
        if (ranksFor(guess, rank) === 0) {
          expect(rate).toBeNull();
          continue;
        }
        const after = times(chance, [BigInt(ranksFor(guess, rank)), 13n]);
        expect(isFair(rate ?? 0n, after)).toBe(true);
        for (const next of ranks) {
          const stepped = HILO_RULES.step(state, guess, [...state.cards, next]);
          expect([stepped.rate, stepped.done]).toEqual(
            isRight(guess, rank, next) ? [rate, false] : [0n, true],
          );
          if (depth > 1 && !stepped.done) visit(stepped, after, depth - 1);
        }
      }
    };
    for (const rank of ranks) visit(begin(HILO_RULES, null, [rank], UNBOUNDED).state, [1n, 1n], 2);
  });
});

it('allows skipping cards, except the last one if nothing is won; the 52nd card cashes out automatically', () => {
  const sevens = Array.from({ length: MOST_CARDS }, () => 6);
  let round = begin(HILO_RULES, null, sevens, UNBOUNDED);
  for (let i = 0; i < MOST_CARDS - 2; i++) round = applyMove(HILO_RULES, round, 'skip', sevens, UNBOUNDED);
  expect(round.state).toMatchObject({ rate: 0n, done: false });
  expect(hiloRateAfter(round.state, 'skip')).toBeNull();
  round = applyMove(HILO_RULES, round, 'lower', sevens, UNBOUNDED);
  expect(round).toMatchObject({ end: 'finished', state: { rate: (98n * 13n * RATE_ONE) / 700n } });
});
