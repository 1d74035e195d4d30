import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RunningLight } from './runningLight.ts';

const runs = fc.record({
  cells: fc.integer({ min: 2, max: 54 }),
  from: fc.nat(53),
  to: fc.nat(53),
  laps: fc.integer({ min: 1, max: 6 }),
  duration: fc.integer({ min: 1_000, max: 9_000 }),
});

function run({ cells, from, to, laps, duration }: { [key: string]: number } & Record<string, number>) {
  return new RunningLight().set(from! % cells!, to! % cells!, laps!, cells!, duration!);
}

it('runs full laps from its cell to the target and stops there on time', () => {
  fc.assert(
    fc.property(runs, (how) => {
      const light = run(how);
      expect(light.cell(0)).toBe(how.from % how.cells);
      expect(light.cell(how.duration)).toBe(how.to % how.cells);
      expect(light.cell(how.duration * 3)).toBe(how.to % how.cells);
      expect(light.time(light.steps)).toBe(how.duration);
      expect(light.cell(how.duration - 1)).not.toBe(how.to % how.cells);
      expect(light.steps).toBeGreaterThanOrEqual(how.laps * how.cells);
    }),
  );
});

it('takes every step at the reported time, each later than the one before', () => {
  fc.assert(
    fc.property(runs, (how) => {
      const light = run(how);
      for (let step = 1; step <= light.steps; step++) {
        const t = light.time(step);
        expect(t).toBeGreaterThan(light.time(step - 1));
        expect(light.step(t + 1e-3)).toBe(step);
        expect(light.step(t - 1e-3)).toBe(step - 1);
      }
    }),
  );
});

it('slows down to its last step', () => {
  const light = new RunningLight().set(0, 7, 3, 24, 6_000);
  const pause = (step: number) => light.time(step) - light.time(step - 1);
  for (let step = light.steps - 20; step < light.steps; step++)
    expect(pause(step + 1)).toBeGreaterThan(pause(step));
  expect(pause(light.steps)).toBeGreaterThan(150);
  expect(pause(light.steps)).toBeLessThan(700);
  expect(pause(20)).toBeLessThan(60);
});

it('stays in place when the distance is zero', () => {
  const light = new RunningLight().set(5, 5, 0, 24, 1_000);
  for (const t of [-1, 0, 500, 1_000, 9_000]) expect(light.cell(t)).toBe(5);
});
