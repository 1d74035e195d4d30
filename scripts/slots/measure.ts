import { PayCounts } from '../../contract/slots/analysis/expected.ts';
import { simulate } from '../../contract/slots/analysis/simulate.ts';
import { Xoshiro } from '../../contract/slots/analysis/xoshiro.ts';
import type { SlotEvent } from '../../contract/slots/book.ts';
import type { SpinMode } from '../../contract/slots/model.ts';
import { machineOf, type SlotOf } from '../../contract/slots/models.ts';
import { SYMBOLS } from '../../contract/slots/symbols.ts';

/** Cluster sizes at which the payout increases. */
const SIZES = [5, 6, 7, 8, 9, 10, 12, 15, 20, 25];

/** Strips on which no cluster is possible. */
const BARREN = ['AK', 'QJ', 'AK', 'QJ', 'AK', 'QJ', 'AK'].map((two) => two.repeat(4));

type Cluster = SlotOf<'cluster'>;

/** Measures cluster payout counts per spin by simulation; those of the feature from bought ones, as it is rare. */
export function measuredCounts(slot: Cluster, spins: number, seed: number): PayCounts {
  const pays = Object.fromEntries(Array.from('123456AKQJT', (letter) => [letter, { 5: 1 }]));
  const open: Cluster = { ...slot, pays, cap: 50_000 };
  const counts = countsOf(barren(open), 'base', spins, seed);
  const { featureRate } = simulate(barren(open), spins * 4, seed + 1);
  counts.addAll(countsOf(open, 'buy', Math.round(spins / 20), seed + 2), featureRate);
  return counts;
}

/** A slot's return with less noise than in a plain simulation: its feature's part is measured from bought ones. */
export function measuredReturn(slot: Cluster, spins: number, seed: number): number {
  const base = simulate(barren(slot), spins, seed);
  const bought = simulate(slot, Math.round(spins / 50), seed + 1, 'buy');
  return base.average + base.featureRate * bought.average;
}

/** The same slot without its feature's payouts. */
function barren(slot: Cluster): Cluster {
  return { ...slot, free: { spins: { 4: 1 }, most: 1, reels: BARREN, keeps: false } };
}

function countsOf(slot: Cluster, mode: SpinMode, spins: number, seed: number): PayCounts {
  const counts = new PayCounts();
  const book = {
    push(event: SlotEvent) {
      if (event.type !== 'winInfo') return;
      for (const { symbol, count, multiplier } of event.wins) {
        const size = SIZES.findLast((least) => least <= count)!;
        counts.add(SYMBOLS.indexOf(symbol), size, multiplier / spins);
      }
    },
  };
  const machine = machineOf(slot);
  const random = new Xoshiro(seed);
  for (let played = 0; played < spins; played++) machine.play(mode, random, book);
  return counts;
}
