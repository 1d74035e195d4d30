import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Xoshiro } from './analysis/xoshiro.ts';
import type { SlotEvent } from './book.ts';
import type { SpinMode } from './model.ts';
import { MODEL_KEYS, modelOf, type SlotDefinition } from './models.ts';
import { seededRandom } from './random.ts';
import { spin, stakeOf, winOf } from './spin.ts';
import { TEST_SLOTS } from './testSlots.ts';

const slots = fc.constantFrom<SlotDefinition>(...MODEL_KEYS.map((key) => TEST_SLOTS[key]));
const modes = fc.constantFrom<SpinMode>('base', 'buy');
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const caps = fc.constantFrom(50, 200, 5_000);

const always = (check: (slot: SlotDefinition, mode: SpinMode, seed: number) => void) =>
  fc.assert(
    fc.property(slots, modes, seeds, caps, (slot, mode, seed, cap) => check({ ...slot, cap }, mode, seed)),
    { seed: 11, numRuns: 400 },
  );

const played = (slot: SlotDefinition, mode: SpinMode, seed: number) => spin(slot, mode, new Xoshiro(seed));

/** The board after a tumble, from the removed and the added symbols. */
function fallen(board: readonly string[], removed: readonly number[], added: readonly string[]): string[] {
  return board.map((reel, at) => {
    const left = Array.from(reel).filter((_, row) => !removed.includes(at * reel.length + row));
    return `${added[at]}${left.join('')}`;
  });
}

describe('a book', () => {
  it('has parts that sum to its payout, and never exceeds the highest win', () => {
    always((slot, mode, seed) => {
      const { rate, events } = played(slot, mode, seed);
      let sum = 0;
      for (const event of events) {
        if (event.type === 'winInfo') {
          expect(event.wins.reduce((all, win) => all + win.rate, 0)).toBe(event.rate);
          sum += event.rate;
        }
        if (event.type === 'holdEnd') sum += event.rate;
        if (event.type === 'setTotalWin') expect(event.rate).toBe(Math.min(sum, slot.cap * 10_000));
      }
      expect(rate).toBe(Math.min(sum, slot.cap * 10_000));
      expect(events.at(-1)).toEqual({ type: 'finalWin', rate });
      expect(events.some(({ type }) => type === 'winCap')).toBe(rate === slot.cap * 10_000);
    });
  });

  it('has consecutive boards that are consistent', () => {
    always((slot, mode, seed) => {
      const { rows, reels } = modelOf(slot);
      let board: readonly string[] = [];
      for (const event of played(slot, mode, seed).events) {
        if (event.type === 'reveal') {
          const strips = event.game === 'free' && 'free' in slot ? slot.free.reels : slot.reels;
          const seen = event.stops.map((stop, reel) =>
            ((strips[reel] ?? '').repeat(2).slice(stop) + strips[reel]).slice(0, rows),
          );
          expect(event.board).toEqual(seen);
          expect(event.board).toHaveLength(reels);
        }
        if (event.type === 'tumbleBoard')
          expect(event.board).toEqual(fallen(board, event.removed, event.added));
        if (event.type === 'expandWilds')
          for (const [at, reel] of event.board.entries())
            expect(reel).toBe(event.reels.includes(at) ? 'W'.repeat(rows) : board[at]);
        if (event.type === 'winInfo')
          for (const { symbol, cells, count, ways } of event.wins) {
            if (ways === undefined) expect(cells).toHaveLength(count);
            for (const cell of cells)
              if (symbol !== 'S')
                expect([symbol, 'W']).toContain(board[Math.floor(cell / rows)]?.[cell % rows]);
          }
        if ('board' in event) board = event.board;
      }
    });
  });

  it('lists free spins one by one, and respins until none is left', () => {
    always((slot, mode, seed) => {
      const { events } = played(slot, mode, seed);
      const all = <Type extends SlotEvent['type']>(type: Type) =>
        events.filter((event): event is Extract<SlotEvent, { type: Type }> => event.type === type);
      expect(all('updateFreeSpin').map((event) => event.spin)).toEqual(
        all('updateFreeSpin').map((_, at) => at + 1),
      );
      const given = [...all('freeSpinTrigger'), ...all('freeSpinRetrigger')].reduce(
        (n, { spins }) => n + spins,
        0,
      );
      const capped = all('winCap').length > 0;
      if (!capped) expect(all('updateFreeSpin')).toHaveLength(given);
      const coins = [...all('holdTrigger'), ...all('updateRespin')].flatMap((event) => event.coins);
      expect(new Set(coins.map(({ cell }) => cell)).size).toBe(coins.length);
      const full = all('holdFull')[0]?.rate ?? 0;
      for (const end of all('holdEnd')) {
        expect(end.rate).toBe(coins.reduce((sum, { rate }) => sum + rate, full));
        expect(all('updateRespin').at(-1)?.left === 0 || full > 0).toBe(true);
      }
      if (mode === 'buy' && slot.model !== 'threeReels') expect(events[0]).toMatchObject({ bought: true });
    });
  });

  it('is the same for the same random numbers, and pays the same if not recorded', () => {
    always((slot, mode, seed) => {
      const book = played(slot, mode, seed);
      expect(played(slot, mode, seed)).toEqual(book);
      expect(modelOf(slot).machine(slot).play(mode, new Xoshiro(seed), null)).toBe(book.rate);
      expect(JSON.parse(JSON.stringify(book))).toEqual(book);
    });
  });

  it.each(MODEL_KEYS)('of a seed pair is fixed: %s', (key) => {
    expect(spin(TEST_SLOTS[key], 'base', seededRandom('server', 'client', 3))).toMatchSnapshot();
  });
});

describe('money', () => {
  it('is rounded once: wins down, stakes up', () => {
    expect(winOf({ rate: 12_345 }, 1_001n)).toBe(1_235n);
    expect(stakeOf(TEST_SLOTS.lines20, 'base', 77n)).toBe(77n);
    expect(stakeOf({ ...TEST_SLOTS.lines20, buy: 256_000 }, 'buy', 77n)).toBe(1_972n);
    expect(stakeOf(TEST_SLOTS.threeReels, 'buy', 77n)).toBeNull();
  });
});
