import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { laneOf, Turns } from './turns.ts';

const options = { atOnce: 2, mostOfOne: 100, most: 1_000 };

describe('Turns', () => {
  it('never run more at once than allowed, despite failures', async () => {
    const turns = new Turns(options);
    let running = 0;
    let most = 0;
    const work = async (i: number) => {
      most = Math.max(most, ++running);
      await tick();
      running -= 1;
      if (i % 3 === 0) throw new Error('failed');
      return i;
    };
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => turns.take('a', () => work(i))),
    );
    expect(most).toBe(2);
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(
      Array.from({ length: 50 }, (_, i) => (i % 3 === 0 ? 'failed' : i)),
    );
  });

  it('alternate between payers, each in the order of its requests', async () => {
    const turns = new Turns(options);
    const begun: string[] = [];
    const add = (payer: string, count: number) =>
      Array.from({ length: count }, (_, i) => turns.take(payer, () => void begun.push(`${payer}${i}`)));
    await Promise.all([...add('a', 5), ...add('b', 2), ...add('c', 1)]);
    expect(begun).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3', 'a4']);
  });

  it('start nothing before bets that arrived with it have started', async () => {
    const order: string[] = [];
    const read = new Turns(options).take('a', () => void order.push('read'));
    await Promise.resolve().then(() => order.push('bet'));
    await read;
    expect(order).toEqual(['bet', 'read']);
  });

  it('refuse with 667 at once a payer with too many waiting requests, and nobody else', async () => {
    const turns = new Turns({ atOnce: 1, mostOfOne: 2, most: 3 });
    const add = (payer: string) =>
      turns.take(payer, tick).then(
        () => 'read',
        (error) => error.code,
      );
    const added = [add('a'), add('a'), add('a'), add('b'), add('c')];
    expect(await Promise.race([added[2], added[0]])).toBe(667);
    expect(await Promise.all(added)).toEqual(['read', 'read', 667, 'read', 667]);
    expect(await add('a')).toBe('read');
  });

  it('distinguish a player from the visitors of the same address', () => {
    expect(laneOf({ userId: '1', network: '2' })).not.toBe(laneOf({ userId: null, network: '2' }));
    expect(laneOf({ userId: '1', network: '2' })).toBe(laneOf({ userId: '1', network: '3' }));
  });
});
