import { expect, it } from 'vitest';
import { numbers } from '../pools/testReturn.ts';
import { applyMove, begin } from '../solo/play.ts';
import { drawnAt, isFair, UNBOUNDED } from '../solo/testSolo.ts';
import { LEVELS, MOST_STONES, PLACES, STAIRS_RULES, stairsRate } from './rules.ts';

it('drops the chosen number of stones on each of ten levels, each on its own place', () => {
  for (const stones of [1, 4, MOST_STONES]) {
    const fallen = drawnAt(STAIRS_RULES, 0, { stones, path: null });
    expect(fallen.map((level) => new Set(level).size)).toEqual(numbers(LEVELS).map(() => stones));
  }
  const three = drawnAt(STAIRS_RULES, 0, { stones: 3, path: null });
  expect(three.map((level) => level.join('')).join(' ')).toBe('843 675 812 283 934 674 536 431 295 381');
});

it.each(numbers(MOST_STONES).map((i) => [i + 1]))('returns 98 % with %i stones after any level', (stones) => {
  for (let level = 1; level <= LEVELS; level++) {
    const [of, safe] = [BigInt(PLACES), BigInt(PLACES - stones)];
    expect(isFair(stairsRate(stones, level), [safe ** BigInt(level), of ** BigInt(level)])).toBe(true);
  }
  // Wherever the stones of a level fall, a place is safe in (10 - s) of its ten rotations.
  const level = numbers(stones);
  for (const place of numbers(PLACES)) {
    const safe = numbers(PLACES).filter((turn) => {
      const fallen = [level.map((stone) => (stone + turn) % PLACES)];
      const { state } = begin(STAIRS_RULES, { stones, path: [place] }, fallen, UNBOUNDED);
      return state.rate === stairsRate(stones, 1);
    });
    expect(safe).toHaveLength(PLACES - stones);
  }
});

it('climbs a whole path at once, to its end or its fall, as level by level', () => {
  const fallen = drawnAt(STAIRS_RULES, 3, { stones: 3, path: null });
  const safe = fallen.map((level) => numbers(PLACES).find((place) => !level.includes(place)) ?? 0);
  const path = safe.slice(0, 4);
  const whole = begin(STAIRS_RULES, { stones: 3, path }, fallen, UNBOUNDED);
  let steps = begin(STAIRS_RULES, { stones: 3, path: null }, fallen, UNBOUNDED);
  for (const place of path) steps = applyMove(STAIRS_RULES, steps, place, fallen, UNBOUNDED);
  expect(whole).toEqual({ ...steps, end: 'finished' });
  const fall = [...path, fallen[4]?.[0] ?? 0, 1];
  expect(begin(STAIRS_RULES, { stones: 3, path: fall }, fallen, UNBOUNDED)).toMatchObject({
    end: 'lost',
    moves: fall.slice(0, 5),
  });
  const all = begin(STAIRS_RULES, { stones: 3, path: safe }, fallen, UNBOUNDED);
  expect(all).toMatchObject({ end: 'finished', state: { rate: stairsRate(3, LEVELS) } });
});

it('cashes out automatically if the next level would exceed the highest profit', () => {
  const fallen = numbers(LEVELS).map(() => [9]);
  const maxProfit = (stairsRate(1, 3) - 10_000n) as bigint;
  const path = numbers(LEVELS).map(() => 0);
  const stopped = begin(STAIRS_RULES, { stones: 1, path }, fallen, { amount: 10_000n, maxProfit });
  expect(stopped).toMatchObject({ end: 'limit', state: { rate: stairsRate(1, 3) } });
});

it('accepts 1 to 7 stones, and paths of one to ten places', () => {
  const refused = (stones: number, path: number[] | null) => STAIRS_RULES.refusal({ stones, path });
  expect([refused(0, null), refused(8, null), refused(3, []), refused(3, [10])]).toEqual([3, 3, 3, 3]);
  expect(
    refused(
      3,
      numbers(11).map(() => 0),
    ),
  ).toBe(3);
  expect([refused(1, null), refused(7, [0, 9])]).toEqual([null, null]);
});
