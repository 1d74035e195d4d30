import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

describe('Semaphore', () => {
  it('never runs more at once than allowed, despite failures, and keeps the order', async () => {
    const turns = new Semaphore(2, 100);
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const work = (i: number) =>
      turns.take(async () => {
        begun.push(i);
        most = Math.max(most, ++running);
        await tick();
        running -= 1;
        if (i % 3 === 0) throw new Error('failed');
      });
    await Promise.allSettled(Array.from({ length: 50 }, (_, i) => work(i)));
    expect(most).toBe(2);
    expect(begun).toEqual(Array.from({ length: 50 }, (_, i) => i));
    await turns.take(async () => expect(running).toBe(0));
  });

  it('refuses with 667 when too many are waiting', async () => {
    const turns = new Semaphore(1, 2);
    const work = Array.from({ length: 5 }, () => turns.take(() => tick()));
    const settled = await Promise.allSettled(work);
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array(3).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ]);
    expect(settled[3]).toMatchObject({ reason: { code: 667 } });
  });
});
