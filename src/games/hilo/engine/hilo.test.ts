import { expect, it } from 'vitest';
import { ranksFor } from '../../../../contract/games/hilo/rules.ts';
import { guessBy, type HiloRule } from './hilo.ts';

const RULES: readonly HiloRule[] = ['likely', 'unlikely', 'higher', 'lower'];

it('makes only allowed guesses on every card', () => {
  for (const rule of RULES)
    for (let card = 0; card < 52; card++) expect(ranksFor(guessBy(rule, card), card)).toBeGreaterThan(0);
});

it('chooses the likelier side, or the one that pays more', () => {
  for (let card = 0; card < 52; card++) {
    const sides = (['higher', 'lower'] as const)
      .map((guess) => ranksFor(guess, card))
      .filter((ranks) => ranks > 0);
    expect(ranksFor(guessBy('likely', card), card)).toBe(Math.max(...sides));
    expect(ranksFor(guessBy('unlikely', card), card)).toBe(Math.min(...sides));
  }
});
