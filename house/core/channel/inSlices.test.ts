import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSlices } from './inSlices.ts';

it('gives all entries in their order, with turns for other work between slices', async () => {
  const entries = Array.from({ length: 170 }, (_, i) => i);
  let come = 0;
  const seen: number[] = [];
  const all = inSlices(entries).map(async (entry) => {
    const value = await entry;
    come += 1;
    return value;
  });
  for (let turns = 0; turns < 10; turns++) {
    await Promise.resolve();
    await tick();
    seen.push(come);
  }
  expect(await Promise.all(all)).toEqual(entries);
  expect(seen[0]).toBeLessThan(170);
  expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
});

it('returns a short list unchanged', () => {
  expect(inSlices(['a', 'b'])).toEqual(['a', 'b']);
});
