import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from './load.ts';
import { corrected, slipsBetween } from './spelling.ts';

const seed = (name: string): { title?: string; name?: string }[] =>
  JSON.parse(readFileSync(new URL(`./seed/${name}.json`, import.meta.url), 'utf8'));
const NAMES = [...seed('games'), ...seed('providers')].map(({ title, name }) => title ?? name ?? '');
const WORDS = [...new Set(['crash', 'dice', 'roulette', ...NAMES.flatMap(searchWords)])];

describe('a typo', () => {
  it.each([
    ['krash', 'crash'],
    ['crsah', 'crash'],
    ['crassh', 'crash'],
    ['sultn', 'sultan'],
    ['rouletle', 'roulette'],
    ['roullete', 'roulette'],
  ])('%s becomes %s', (typed, meant) => {
    expect(corrected([typed], [...WORDS, 'sultan'])).toEqual([meant]);
  });

  it('is corrected in one word without changing the others', () => {
    expect(corrected(['krash', 'dic'], ['crash', 'dice'])).toEqual(['crash', 'dic']);
  });

  it('in an incomplete word is corrected too, but whole words are preferred', () => {
    expect(corrected(['gattok'], ['gatotkaca'])).toEqual(['gatotkaca']);
    expect(corrected(['gardua'], ['garudamas', 'garuda'])).toEqual(['garuda']);
  });
});

describe('nothing is corrected', () => {
  it('in short words, whatever the vocabulary', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), (word) => {
        fc.pre(!WORDS.some((known) => known.includes(word)));
        expect(corrected([word], WORDS)).toBeNull();
      }),
    );
  });

  it('without a similar word', () => {
    expect(corrected(['qwxzqwxz'], WORDS)).toBeNull();
    expect(corrected(['crash', 'qwxzqwxz'], WORDS)).toBeNull();
  });

  it('if every word is known', () => {
    fc.assert(
      fc.property(fc.subarray(WORDS, { minLength: 1, maxLength: 3 }), (words) => {
        expect(corrected(words, WORDS)).toBeNull();
      }),
    );
  });
});

it('the correction is never further from the input than allowed', () => {
  const typed = fc
    .tuple(
      fc.constantFrom(...WORDS.filter((word) => word.length >= 4)),
      fc.nat(),
      fc.constantFrom('x', 'a', ''),
    )
    .map(
      ([word, at, letter]) => word.slice(0, at % word.length) + letter + word.slice((at % word.length) + 1),
    );
  fc.assert(
    fc.property(typed, (word) => {
      const [meant] = corrected([word], WORDS) ?? [];
      if (meant === undefined) return;
      const begun = meant.slice(0, word.length);
      expect(Math.min(slipsBetween(word, meant, 2), slipsBetween(word, begun, 2))).toBeLessThanOrEqual(2);
    }),
  );
});

it('the distance is symmetric, and zero for equal words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
      expect(slipsBetween(one, other, 9)).toBe(slipsBetween(other, one, 9));
      expect(slipsBetween(one, one, 9)).toBe(0);
    }),
  );
});
