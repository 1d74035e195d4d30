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
  expect(table(steps, accepted)).toEqual([
    'step          wall s      CPU s    tests',
    'lint           4 (2)      4 (3)    1 (1)',
    'house      119 (100)  181 (150)  12 (10)  << cpu grew by more than a fifth',
    'all steps                   185       13',
  ]);
});

it('shows a step that is new and one whose CPU time is not known', () => {
  expect(table({ new: { wall: 30, cpu: null, tests: 4 } }, accepted)).toEqual([
    'step       wall s  CPU s  tests',
    'new            30      -      4',
    'all steps              0      4',
  ]);
});
