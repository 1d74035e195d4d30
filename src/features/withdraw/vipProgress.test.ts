import { expect, it } from 'vitest';
import { progressOf } from './vipProgress.ts';

const levels = [
  { level: 0, deposits: '0', max: '200' },
  { level: 1, deposits: '1000', max: '500' },
  { level: 2, deposits: '5000', max: '900' },
];

it.each([
  [0, '0', 1, 1_000n, 0],
  [0, '250', 1, 750n, 25],
  [0, '999', 1, 1n, 99],
  [1, '1000', 2, 4_000n, 0],
  [1, '3000', 2, 2_000n, 50],
])('level %i with %s paid in is on the way to level %i', (level, deposited, next, missing, percent) => {
  expect(progressOf({ level, deposited, levels })).toMatchObject({ next: { level: next }, missing, percent });
});

it('is nowhere further than on the highest', () => {
  expect(progressOf({ level: 2, deposited: '9000', levels })).toBeNull();
});
