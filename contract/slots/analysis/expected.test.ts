import { describe, expect, it } from 'vitest';
import { Board, stripsOf } from '../board.ts';
import { payTable } from '../countTable.ts';
import { expectedOf, MODEL_KEYS, machineOf, type SlotDefinition, type SlotOf } from '../models.ts';
import { TEST_SLOTS } from '../testSlots.ts';
import { WayPays } from '../ways.ts';
import { everyStop } from './everyStop.ts';
import { returnOf } from './expected.ts';
import { freeSpinCounts } from './freeSpinCount.ts';
import { holdChain } from './holdChain.ts';
import { simulate } from './simulate.ts';

/** The average payout of a slot without a feature over all stops, by playing them all. */
function average(slot: SlotDefinition, mode: 'base' | 'buy' = 'base'): number {
  const machine = machineOf(slot);
  const lengths = (mode === 'buy' && 'free' in slot ? slot.free.reels : slot.reels).map(
    (reel) => reel.length,
  );
  const ways = lengths.reduce((product, length) => product * length, 1);
  let sum = 0;
  for (let stops = 0; stops < ways; stops++) {
    let left = stops;
    const pick = (n: number) => {
      const stop = left % n;
      left = Math.floor(left / n);
      return stop;
    };
    sum += machine.play(mode, { pick }, null);
  }
  return sum / ways;
}

const exact = (slot: SlotDefinition) => {
  const expected = expectedOf(slot);
  return expected ? returnOf(expected, slot.pays) : Number.NaN;
};

const short = (reels: readonly string[], length: number) =>
  reels.map((reel) => reel.replaceAll(/[SC]/g, '2').slice(0, length));

describe('the exact return', () => {
  it('of three reels equals the average of all stops, played one by one', () => {
    expect(exact(TEST_SLOTS.threeReels)).toBeCloseTo(average(TEST_SLOTS.threeReels), 6);
    expect(everyStop(TEST_SLOTS.threeReels)?.average).toBeCloseTo(average(TEST_SLOTS.threeReels), 6);
  });

  it.each([
    ['lines20', 8],
    ['ways243', 8],
    ['ways4096', 6],
    ['holdAndWin', 8],
  ] as const)('of %s without its feature does too', (model, length) => {
    const slot = { ...TEST_SLOTS[model], reels: short(TEST_SLOTS[model].reels, length) } as SlotDefinition;
    expect(exact(slot)).toBeCloseTo(average(slot), 6);
  });

  it('of a bought free spin equals the average over the stops of its reels', () => {
    const of = TEST_SLOTS.ways4096;
    const free = { ...of.free, reels: short(of.free.reels, 6), spins: { 3: 1 } };
    const slot: SlotOf<'ways4096'> = { ...of, free };
    expect(expectedOf(slot)?.bought).toBeCloseTo(average(slot, 'buy'), 6);
  });

  it.each(MODEL_KEYS.filter((key) => key !== 'cluster' && key !== 'threeReels'))(
    'of %s with its feature matches a simulation',
    (model) => {
      const slot = { ...TEST_SLOTS[model], cap: 50_000 } as SlotDefinition;
      const [base, bought] = [simulate(slot, 200_000, 7), simulate(slot, 20_000, 8, 'buy')];
      const expected = expectedOf(slot);
      expect(Math.abs(base.average - exact(slot))).toBeLessThan(4 * base.standardError);
      expect(Math.abs(bought.average - (expected?.bought ?? 0))).toBeLessThan(4 * bought.standardError);
      expect(base.featureRate).toBeCloseTo(expected?.featureRate ?? 0, 2);
      expect(base.standardError / base.average).toBeLessThan(0.03);
    },
  );

  it('does not exist for clusters', () => {
    expect(expectedOf(TEST_SLOTS.cluster)).toBeNull();
  });
});

describe('Markov chains', () => {
  it('of respins on two cells match a manual calculation', () => {
    // From one coin a respin adds the other with probability p; three may fail.
    const [, one, full] = holdChain(2, 3, 0.3);
    expect(full).toEqual({ coins: 2, full: 1 });
    expect(one?.full).toBeCloseTo(1 - 0.7 ** 3, 12);
    expect(one?.coins).toBeCloseTo(2 - 0.7 ** 3, 12);
  });

  it('of retriggered free spins are a geometric series, limited to the maximum', () => {
    const chances = [0.9, 0, 0, 0.1];
    const [, , , spins] = freeSpinCounts({ spins: { 3: 2 }, again: { 3: 1 }, most: 200 }, chances);
    expect(spins).toBeCloseTo(2 / 0.9, 9);
    const [, , , few] = freeSpinCounts({ spins: { 3: 2 }, again: { 3: 1 }, most: 3 }, chances);
    // A third one, unless neither of two retriggers.
    expect(few).toBeCloseTo(3 - 0.9 ** 2, 12);
  });
});

it('ways are counted with each wild reel once', () => {
  const board = new Board(5, 3);
  board.spin(stripsOf(['1AK', '1WK', '11K', 'AQT', 'AQT']), { pick: () => 0 });
  const pays = payTable({ 1: { 3: 100 }, A: { 2: 1 } }, 5);
  // 1: 1 · 2 · 2 ways of three; A: 1 · 1 ways of two, K: 1 · 2 · 1.
  expect(new WayPays(board, pays).pay(board, 1, null)).toBe(401);
});
