import { createHmac } from 'node:crypto';
import type { Floats } from '../fairness.ts';

/** Floats that result in given picks: `picks[i]` of `sides[i]`. */
export function floatsOf(picks: readonly number[], sides: readonly number[]): Floats {
  const floats = picks.map((pick, i) => Math.ceil((pick * 2 ** 32) / (sides[i] ?? 1)));
  let at = 0;
  return { next: () => ({ value: floats[at++] ?? 0, done: false as never }) } as Floats;
}

/** All possible sequences of picks for these numbers of sides. */
export function allPicks(sides: readonly number[]): number[][] {
  return sides.reduce<number[][]>(
    (rows, n) => rows.flatMap((row) => Array.from({ length: n }, (_, pick) => [...row, pick])),
    [[]],
  );
}

/** `choose(k of n)` of games.md with Node's own HMAC: an independent implementation to compare draws with. */
export function chosenAnew(key: string, prefix: string, k: number, n: number): number[] {
  const left = Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: k }, (_, i) => {
    const block = createHmac('sha256', key)
      .update(`${prefix}:${i >> 3}`)
      .digest();
    const at = Number((BigInt(block.readUInt32BE((i % 8) * 4)) * BigInt(n - i)) >> 32n);
    return left.splice(at, 1)[0] as number;
  });
}
