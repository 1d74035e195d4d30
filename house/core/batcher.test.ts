import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.ts';
import { NoAnswer } from './deadline.ts';

/** A batcher that answers each number with its double, and records the batches. */
function doubling(atOnce = 1, most = 3) {
  const batches: number[][] = [];
  let running = 0;
  let mostRunning = 0;
  const batcher = new Batcher<number, number>({ atOnce, most }, async (inputs) => {
    batches.push([...inputs]);
    mostRunning = Math.max(mostRunning, ++running);
    await sleep(5);
    running -= 1;
    if (inputs.includes(13)) throw new Error('unlucky');
    return inputs.map((input) => 2 * input);
  });
  return { batcher, batches, mostRunning: () => mostRunning };
}

describe('Batcher', () => {
  it('answers each request with its own result, batches those of one turn, and respects the batch limit', async () => {
    const { batcher, batches } = doubling();
    expect(await Promise.all([1, 2, 3, 4].map((one) => batcher.submit(one)))).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1, 2, 3], [4]]);
    expect(await batcher.submit(5)).toBe(10);
  });

  it('never has more batches in flight than allowed', async () => {
    const { batcher, batches, mostRunning } = doubling(2, 5);
    await Promise.all(Array.from({ length: 40 }, (_, i) => batcher.submit(100 + i)));
    expect(batches).toHaveLength(8);
    expect(mostRunning()).toBe(2);
  });

  it('rejects the requests of a failed batch, and continues', async () => {
    const { batcher } = doubling();
    const settled = await Promise.allSettled([1, 13, 2, 3].map((one) => batcher.submit(one)));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(await batcher.submit(4)).toBe(8);
  });

  it('gives up on a batch that is never answered, and continues with the next one', async () => {
    const batcher = new Batcher<number, number>({ atOnce: 1, most: 1 }, (inputs) =>
      inputs.includes(13) ? new Promise(() => {}) : Promise.resolve(inputs),
    );
    const [dead, behind] = await Promise.allSettled([batcher.submit(13), batcher.submit(1)]);
    expect(dead).toMatchObject({ status: 'rejected', reason: expect.any(NoAnswer) });
    expect(behind).toEqual({ status: 'fulfilled', value: 1 });
  });

  it('lets the event loop turn after every few requests of a batch', async () => {
    const { batcher } = doubling(1, 100);
    const turns = new Set<number>();
    let turn = 0;
    let counts = true;
    const count = () => {
      turn += 1;
      if (counts) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => batcher.submit(100 + i).then(() => turns.add(turn))),
    );
    counts = false;
    expect(turns.size).toBe(5);
  });

  it('rests after a batch in proportion to the time it took', async () => {
    const began: number[] = [];
    const took: number[] = [];
    const batcher = new Batcher<number, number>({ atOnce: 1, most: 1, rest: 2 }, async (inputs) => {
      const at = performance.now();
      began.push(at);
      await sleep(10);
      took.push(performance.now() - at);
      return inputs;
    });
    await Promise.all([batcher.submit(1), batcher.submit(2)]);
    const [first = 0, second = 0] = began;
    // Timers have whole milliseconds.
    expect(second - first).toBeGreaterThanOrEqual(3 * (took[0] ?? Number.NaN) - 2);
  });
});
