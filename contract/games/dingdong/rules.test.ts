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
  it('is as the vector of games.md, in the time of games.md', () => {
    expect(drawDingdong(K, 'r1')).toEqual([4]);
    expect(dingdongResult([4])).toBe('Grape');
    expect(DINGDONG_TIMING).toMatchObject({ betting: 20_000, reveal: 8_000 });
  });

  it('comes to Again before its last cell and never on it', () => {
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

// Again draws anew: what a bet returns depends on the cells that are left, each as likely as the others.
const lastCells = numbers(DINGDONG_BOARD.length).filter((cell) => symbolOf(cell) !== 'Again');

it.each(DINGDONG_POOLS.map((pool) => [pool]))('returns of a stake on %s what games.md says', (pool) => {
  expect(lastCells).toHaveLength(22);
  const fraction = returnOf(lastCells, (cell) => dingdongRate(pool, [cell]));
  const isTree = pool === 'Apple' || pool === 'Mango';
  expect(fraction).toEqual(isTree ? [52n, 55n] : [21n, 22n]);
  expect(percent(fraction)).toBe(isTree ? 94.55 : 95.45);
});

it.each(MARKET_IDS)('takes stakes in %s that never bring more than the highest profit', (market) => {
  const stakes = dingdongStakes(market);
  expectFitting(
    stakes,
    DINGDONG_POOLS.map((pool) => [stakes.ranges[pool].max, DINGDONG_RATES[pool]]),
    Object.values(stakes.ranges),
  );
});
