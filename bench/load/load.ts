export interface Load {
  betsPerSecond: number;
  /** Medians over turns of some seconds. */
  p50: number;
  p99: number;
  /** The worst p99 of a turn. */
  worst: number;
}

export interface Measured {
  latencies: number[];
  /** Until the last client was done, ms. */
  elapsed: number;
}

/**
 * The result of several turns: the medians of the turns' own p50 and p99, and the worst p99 of a turn. A single p99 over all
 * bets would be dominated by one second in which the machine was busy otherwise.
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
