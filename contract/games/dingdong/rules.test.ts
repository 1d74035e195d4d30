import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../fairness.ts';
import { numbers, percent, returnOf } from '../pools/testReturn.ts';
import { expectFitting, MARKET_IDS } from '../pools/testStakes.ts';
import {
  DINGDONG_BOARD,
  DINGDONG_POOLS,
  DINGDONG_RATES,
  DINGDONG_TIMING,
  dingdongRate,
  dingdongResult,
  dingdongStakes,
  drawDingdong,
  symbolOf,
} from './rules.ts';

const K = hashText('kilat');
const salts = fc.string().map(hashText);
const ids = fc.bigInt(1n, 10n ** 9n).map(String);

describe('the draw', () => {
  it('matches the test vector of games.md, with the timing of games.md', () => {
    expect(drawDingdong(K, 'r1')).toEqual([4]);
    expect(dingdongResult([4])).toBe('Grape');
    expect(DINGDONG_TIMING).toMatchObject({ betting: 20_000, reveal: 8_000 });
  });

  it('passes Again before its last cell and never ends on it', () => {
    fc.assert(
      fc.property(salts, ids, (salt, id) => {
        const cells = drawDingdong(salt, id);
        const symbols = cells.map(symbolOf);
        expect(symbols.pop()).not.toBe('Again');
        expect(symbols.every((symbol) => symbol === 'Again')).toBe(true);
      }),
    );
    const again = Array.from({ length: 200 }, (_, i) => drawDingdong(K, String(i))).filter(
      (cells) => cells.length > 1,
    );
    expect(again.length).toBeGreaterThan(5);
  });
});

it('pays exactly one symbol of every cell', () => {
  for (let cell = 0; cell < 24; cell++)
    if (symbolOf(cell) !== 'Again')
      expect(DINGDONG_POOLS.filter((pool) => dingdongRate(pool, [cell]) > 0n)).toEqual([symbolOf(cell)]);
});

// Again draws once more, so a bet's return depends only on the remaining cells, which are equally likely.
const lastCells = numbers(DINGDONG_BOARD.length).filter((cell) => symbolOf(cell) !== 'Again');

it.each(DINGDONG_POOLS.map((pool) => [pool]))('returns the share of games.md of a stake on %s', (pool) => {
  expect(lastCells).toHaveLength(22);
  const fraction = returnOf(lastCells, (cell) => dingdongRate(pool, [cell]));
  const isTree = pool === 'Apple' || pool === 'Mango';
  expect(fraction).toEqual(isTree ? [52n, 55n] : [21n, 22n]);
  expect(percent(fraction)).toBe(isTree ? 94.55 : 95.45);
});

it.each(MARKET_IDS)('has stake limits in %s that never exceed the highest profit', (market) => {
  const stakes = dingdongStakes(market);
  expectFitting(
    stakes,
    DINGDONG_POOLS.map((pool) => [stakes.ranges[pool].max, DINGDONG_RATES[pool]]),
    Object.values(stakes.ranges),
  );
});
