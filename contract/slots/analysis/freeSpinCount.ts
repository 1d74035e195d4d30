import { type ByCount, countTable } from '../countTable.ts';
import type { FreeSpinRules } from '../freeSpins.ts';

/**
 * The average number of free spins by the number of scatters, including retriggers, up to the maximum: a Markov chain over
 * spins played and spins awarded.
 * @param chances of 0, 1, 2 … scatters in a free spin
 */
export function freeSpinCounts(rules: FreeSpinRules, chances: readonly number[]): number[] {
  const { most } = rules;
  const again = table(rules.again ?? {}, chances);
  // of[played][given]
  const of = Array.from({ length: most + 1 }, () => new Float64Array(most + 1));
  for (let given = 0; given <= most; given++) (of[given] as Float64Array)[given] = given;
  for (let played = most - 1; played >= 0; played--)
    for (let given = most; given > played; given--) {
      let average = 0;
      for (const [count, chance] of chances.entries())
        average +=
          chance * ((of[played + 1] as Float64Array)[Math.min(most, given + (again[count] ?? 0))] as number);
      (of[played] as Float64Array)[given] = average;
    }
  return Array.from(
    table(rules.spins, chances),
    (spins) => (of[0] as Float64Array)[Math.min(spins, most)] ?? 0,
  );
}

const table = (byCount: ByCount, chances: readonly number[]) => countTable(byCount, chances.length);
