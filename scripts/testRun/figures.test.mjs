import { expect, it } from 'vitest';
import { table } from './figures.mjs';

const accepted = {
  date: '2026-11-29',
  processors: 2,
  wall: 200,
  steps: { house: { wall: 100, cpu: 150, tests: 10 }, lint: { wall: 2, cpu: 3, tests: 1 } },
};

it('shows each step beside the accepted run and marks what grew by more than a fifth', () => {
  const steps = { lint: { wall: 4, cpu: 4, tests: 1 }, house: { wall: 119, cpu: 181, tests: 12 } };
  expect(table(steps, null, accepted)).toEqual([
    'step          wall s      CPU s    tests',
    'lint           4 (2)      4 (3)    1 (1)',
    'house      119 (100)  181 (150)  12 (10)  << cpu grew by more than a fifth',
    'all steps                   185       13',
  ]);
});

it('shows a step that is new and one whose CPU time is not known', () => {
  expect(table({ new: { wall: 30, cpu: null, tests: 4 } }, null, accepted)).toEqual([
    'step       wall s  CPU s  tests',
    'new            30      -      4',
    'all steps              0      4',
  ]);
});

it('lets a machine that is half as fast take twice as long, and says so', () => {
  const steps = { house: { wall: 230, cpu: 370, tests: 10 } };
  expect(table(steps, 0.5, { ...accepted, yardstick: 0.25 })).toEqual([
    'step          wall s      CPU s    tests',
    'house      230 (100)  370 (150)  10 (10)  << cpu grew by more than a fifth',
    'all steps                   370       10',
    'the same work takes 2.00 times as long here as in the accepted run',
  ]);
});
