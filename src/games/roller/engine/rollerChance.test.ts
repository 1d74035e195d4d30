import { expect, it } from 'vitest';
import {
  chooseFor,
  LEAST_RIGHT,
  MOST_RIGHT,
  rollerChance,
  rollerRate,
} from '../../../../contract/games/roller/rules.ts';
import { chanceFor } from './rollerChance.ts';

it('finds for every selectable rate the chance that pays it', () => {
  for (let chance = LEAST_RIGHT; chance <= MOST_RIGHT; chance++) {
    const rate = rollerRate({ choose: chooseFor(chance, true), isHigher: true });
    const found = chanceFor(Number(rate) / 10_000);
    // Rates are rounded down, so two adjacent chances may have the same rate.
    expect(Math.abs(found - chance)).toBeLessThanOrEqual(1);
    expect(rollerChance({ choose: chooseFor(found, false), isHigher: false })).toBe(found);
  }
});

it('clamps values to the selectable range', () => {
  expect(chanceFor(0)).toBe(MOST_RIGHT);
  expect(chanceFor(0.5)).toBe(MOST_RIGHT);
  expect(chanceFor(1_000_000)).toBe(LEAST_RIGHT);
  expect(chanceFor(Number.NaN)).toBe(MOST_RIGHT);
});
