import { expect, it } from 'vitest';
import { areOpposite } from '../../../../contract/games/pools/covers.ts';
import { TESTED_TABLES } from '../../../testing/games/testTables.ts';
import { RULES as WINGO_RULES } from '../../../testing/games/testWingo.ts';
import type { PoolRules } from './rules.ts';

const RULES: Readonly<Record<string, PoolRules<unknown>>> = {
  ...Object.fromEntries(Object.entries(TESTED_TABLES).map(([key, { rules }]) => [key, rules])),
  wingo: WINGO_RULES as PoolRules<unknown>,
};

it.each([
  ['roulette', ['red', 'blue'], true],
  ['roulette', ['red', 'black'], true],
  ['roulette', ['blue'], false],
  ['wingo', ['red', 'green'], true],
  ['wingo', ['red', 'one'], true],
  ['wingo', ['red', 'two'], false],
  ['wingo', ['red'], false],
  ['wingo', ['zero', 'one', 'two', 'three', 'four'], false],
  ['wingo', ['zero', 'one', 'two', 'three', 'four', 'five'], true],
  ['dice', ['0', '1', '2'], false],
  ['dice', ['0', '1', '2', '3'], true],
  ['dingdong', ['Cherry', 'Apple'], false],
  ['dingdong', ['Cherry', 'Apple', 'Mango'], true],
] as const)('at %s bets on %j are opposite: %s', (game, pools, opposite) => {
  expect(areOpposite(RULES[game]!.covers, pools)).toBe(opposite);
});

it.each(Object.entries(RULES))(
  'every pool of %s covers results, and every result is covered',
  (_game, rules) => {
    const masks = rules.pools.map((pool) => BigInt(rules.covers.masks[pool] ?? 0));
    expect(masks.every((mask) => mask > 0n)).toBe(true);
    const all = masks.reduce((one, other) => one | other, 0n);
    expect(all).toBe((1n << BigInt(rules.covers.results)) - 1n);
  },
);
