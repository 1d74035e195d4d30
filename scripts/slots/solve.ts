import type { PayCounts } from '../../contract/slots/analysis/expected.ts';
import type { Pays } from '../../contract/slots/countTable.ts';
import type { Chance } from './chance.ts';

/** One payout of the future table: how often it occurs, and its weight relative to the others. */
interface Pay {
  symbol: string;
  count: number;
  times: number;
  weight: number;
  rate: number;
}

/** Parameters of a pay table's shape. */
export interface Shape {
  /** 0: all payouts are equal; 1: all contribute equally to the return, so rare ones are huge. */
  steepness: number;
  /** Small payouts are multiples of this. */
  step: number;
  /** Maximum payout. */
  most: number;
  /** By letter: the lowest count that pays. */
  least: (symbol: string) => number;
  jitter: Readonly<Record<string, number>>;
}

/** A random factor per symbol, which makes tables of the same reels differ. */
export function jitterOf(chance: Chance): Record<string, number> {
  return Object.fromEntries(Array.from('WS123456AKQJT', (letter) => [letter, chance.near(0.22)]));
}

/** A pay table with the return `wanted`, in 1/10000, given the payouts' frequencies. */
export function solvePays(counts: PayCounts, wanted: number, shape: Shape): Pays {
  const pays: Pay[] = [...counts.entries()]
    .filter(({ symbol, count, times }) => count >= shape.least(symbol) && times > 1e-13)
    .map(({ symbol, count, times }) => {
      const weight = times ** -shape.steepness * (shape.jitter[symbol] ?? 1);
      return { symbol, count, times, weight, rate: 0 };
    });
  monotone(pays, 'weight', 1.25);
  let scale = wanted / pays.reduce((sum, { times, weight }) => sum + times * weight, 0);
  // Rounding to whole steps shifts the sum, mostly by small payouts.
  for (let round = 0; round < 30; round++) {
    for (const pay of pays) pay.rate = nice(Math.min(pay.weight * scale, shape.most), shape.step);
    monotone(pays, 'rate', 1);
    scale *= 1 + (wanted / sumOf(pays) - 1) * 0.8;
  }
  fineTune(pays, wanted, shape.step);
  return tableOf(pays);
}

/** Adjusts a table's payouts slightly to return `off` more. */
export function shiftPays(table: Pays, counts: PayCounts, off: number, step: number): Pays {
  const pays: Pay[] = [...counts.entries()]
    .map((pay) => ({ ...pay, weight: 0, rate: table[pay.symbol]?.[pay.count] ?? 0 }))
    .filter(({ rate }) => rate > 0);
  fineTune(pays, sumOf(pays) + off, step);
  return tableOf(pays);
}

const sumOf = (pays: readonly Pay[]) => pays.reduce((sum, { times, rate }) => sum + times * rate, 0);

/** Ensures that a higher count never pays less. */
function monotone(pays: Pay[], field: 'weight' | 'rate', factor: number): void {
  pays.sort((a, b) => (a.symbol < b.symbol ? -1 : a.symbol > b.symbol ? 1 : a.count - b.count));
  for (const [at, pay] of pays.entries()) {
    const before = pays[at - 1];
    if (before?.symbol === pay.symbol) pay[field] = Math.max(pay[field], before[field] * factor);
  }
}

/** Rounds to a readable number. */
function nice(rate: number, step: number): number {
  const unit = unitOf(rate, step);
  return Math.max(step, Math.round(rate / unit) * unit);
}

function unitOf(rate: number, step: number): number {
  if (rate < 10_000) return step;
  if (rate < 100_000) return Math.max(step, 1_000);
  if (rate < 1_000_000) return 10_000;
  return rate < 10_000_000 ? 50_000 : 500_000;
}

/**
 * Adjusts payouts in steps until their sum is right, always with the step that brings it closest; none changes by more than a
 * quarter.
 */
function fineTune(pays: Pay[], wanted: number, step: number): void {
  const first = pays.map(({ rate }) => rate);
  for (let off = wanted - sumOf(pays), rounds = 0; Math.abs(off) > 0.3 && rounds < 200; rounds++) {
    let [best, bestOff, by] = [-1, Math.abs(off), 0];
    for (const [at, pay] of pays.entries()) {
      const move = Math.sign(off) * unitOf(pay.rate, step);
      const next = pay.rate + move;
      const [below, above] = [pays[at - 1], pays[at + 1]];
      if (next < step || Math.abs(next - first[at]!) > Math.max(first[at]! / 4, step)) continue;
      if (below?.symbol === pay.symbol && next < below.rate) continue;
      if (above?.symbol === pay.symbol && next > above.rate) continue;
      const left = Math.abs(off - move * pay.times);
      if (left < bestOff) [best, bestOff, by] = [at, left, move];
    }
    if (best < 0) return;
    pays[best]!.rate += by;
    off = wanted - sumOf(pays);
  }
}

function tableOf(pays: readonly Pay[]): Pays {
  const table: Record<string, Record<string, number>> = {};
  for (const { symbol, count, rate } of pays) {
    table[symbol] ??= {};
    table[symbol]![count] = rate;
  }
  return table;
}
