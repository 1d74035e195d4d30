export interface Load {
  betsPerSecond: number;
  /** Medians of what turns of some seconds came to. */
  p50: number;
  p99: number;
  /** The worst p99 of a turn. */
  worst: number;
}

export interface Measured {
  latencies: number[];
  /** Until the last client was through, ms. */
  elapsed: number;
}

/**
 * What was measured in several turns: the medians of the turns' own p50 and p99, and the worst p99 of a turn. Of all
 * bets at once a p99 tells of the one second in which the machine was somewhere else.
 */
export function loadOf(turns: Measured[]): Load {
  const sorted = turns.map(({ latencies }) => Float64Array.from(latencies).sort());
  const at = (share: number) => sorted.map((turn) => turn[Math.floor(turn.length * share)] ?? Number.NaN);
  const median = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const done = sorted.reduce((sum, { length }) => sum + length, 0);
  const elapsed = turns.reduce((sum, turn) => sum + turn.elapsed, 0);
  const p99s = at(0.99);
  return {
    betsPerSecond: (done * 1_000) / elapsed,
    p50: median(at(0.5)),
    p99: median(p99s),
    worst: Math.max(...p99s),
  };
}
