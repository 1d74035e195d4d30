// @vitest-environment dom
import { expect, it } from 'vitest';
import { firstChoice, nextLeast } from './dayPackages.ts';

const packages = [
  { number: 1, least: '100', reached: true, spins: 10, bet: '5' },
  { number: 2, least: '500', reached: false, spins: 20, bet: '10' },
];
const slots = [
  { game: 'a', title: 'A', firm: 'F' },
  { game: 'b', title: 'B', firm: 'F' },
];

it('begins with the largest reached package and the first slot', () => {
  expect(firstChoice({ packages, slots })).toEqual({ number: 1, game: 'a' });
  const both = packages.map((one) => ({ ...one, reached: true }));
  expect(firstChoice({ packages: both, slots })).toEqual({ number: 2, game: 'a' });
  expect(firstChoice({ packages: both, slots: [] })).toBeNull();
  expect(firstChoice({ packages: packages.map((one) => ({ ...one, reached: false })), slots })).toBeNull();
});

it.each([
  ['0', '100'],
  ['99', '100'],
  ['100', '500'],
  ['500', null],
])('with %s staked today, %s opens the next package of tomorrow', (stakedToday, least) => {
  expect(nextLeast({ packages, stakedToday })).toBe(least);
});
