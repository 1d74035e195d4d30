/**
 * For each pool of a game the equally likely results it wins on, one bit each (`masks`, decimal text by pool), and the number
 * of results, 63 at most.
 */
export interface Covers {
  masks: Readonly<Record<string, string>>;
  results: number;
}

/**
 * The covers of a game.
 * @param winsOn whether a bet on the pool returns anything on the result, 0 up to `results` - 1
 */
export function coversOf(
  pools: readonly string[],
  results: number,
  winsOn: (pool: string, result: number) => boolean,
): Covers {
  const maskOf = (pool: string) =>
    Array.from({ length: results }, (_, result) => (winsOn(pool, result) ? 1n << BigInt(result) : 0n)).reduce(
      (mask, bit) => mask | bit,
      0n,
    );
  return { masks: Object.fromEntries(pools.map((pool) => [pool, maskOf(pool).toString()])), results };
}

/**
 * Whether bets on these pools of one round are opposite: together they win on more than half of all results, so they do not
 * count as wagering (red and blue, more than half of all numbers).
 */
export function areOpposite({ masks, results }: Covers, pools: Iterable<string>): boolean {
  let won = 0n;
  for (const pool of pools) won |= BigInt(masks[pool] ?? 0);
  return won.toString(2).replaceAll('0', '').length * 2 > results;
}
