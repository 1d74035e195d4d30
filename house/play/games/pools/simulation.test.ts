import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { payout, RATE_ONE } from '../../../../contract/money.ts';
import { timesOf } from '../../../../tests/longRun.ts';
import { firstId } from '../../../testing/games/testPool.ts';
import { TESTED_TABLES } from '../../../testing/games/testTables.ts';
import { RULES as WINGO_RULES } from '../../../testing/games/testWingo.ts';
import type { PoolRules } from './rules.ts';

const ROUNDS = timesOf({ short: 30_000, long: 100_000 });
const STAKE = 1_000n;

/** Places equal stakes on every pool in many rounds and sums the exact payouts. */
function simulate<Result>(rules: PoolRules<Result>) {
  const secret = hashText(`simulation of ${rules.name}`);
  const wins = new Map(rules.pools.map((pool) => [pool, new Map<bigint, number>()]));
  let staked = 0n;
  let returned = 0n;
  let house = 0n;
  const first = firstId(rules);
  for (let id = first; id < first + BigInt(ROUNDS); id++) {
    const result = rules.resultOf(id, secret, null);
    for (const pool of rules.pools) {
      const rate = rules.rateOf(pool, result);
      const back = payout(STAKE, rate);
      staked += STAKE;
      returned += back;
      house += STAKE - back;
      const byRate = wins.get(pool) as Map<bigint, number>;
      byRate.set(rate, (byRate.get(rate) ?? 0) + 1);
    }
  }
  return { wins, staked, returned, house };
}

describe('many rounds', () => {
  const games = [
    ...Object.entries(TESTED_TABLES).map(([key, { rules, returns }]) => ({ key, rules, ...returns })),
    { key: 'wingo', rules: WINGO_RULES as PoolRules<unknown>, share: 0.95, within: 0.01 },
  ];
  it.each(games)('of $key add up exactly and return the expected share', ({ rules, share, within }) => {
    const { wins, staked, returned, house } = simulate(rules);
    expect(staked).toBe(returned + house);
    // Expected payout, computed bet by bet from the counted results.
    let reckoned = 0n;
    for (const byRate of wins.values()) {
      expect([...byRate.values()].reduce((sum, times) => sum + times, 0)).toBe(ROUNDS);
      for (const [rate, times] of byRate) reckoned += ((STAKE * rate) / RATE_ONE) * BigInt(times);
    }
    expect(returned).toBe(reckoned);
    expect(Math.abs(Number(returned) / Number(staked) - share)).toBeLessThan(within);
  });
});
