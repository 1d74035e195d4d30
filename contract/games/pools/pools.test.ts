import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFloats, hashText, hmacText, pick } from '../../fairness.ts';
import { MARKETS } from '../../markets.ts';
import { payout } from '../../money.ts';
import { DICE_POOLS, DICE_RATES, DICE_TIMING, diceRate, drawDice } from '../dice/rules.ts';
import {
  DINGDONG_POOLS,
  DINGDONG_RATES,
  DINGDONG_TIMING,
  dingdongRate,
  dingdongResult,
  drawDingdong,
  symbolOf,
} from '../dingdong/rules.ts';
import {
  colourOf,
  drawRoulette,
  ROULETTE_POOLS,
  ROULETTE_RATES,
  ROULETTE_TIMING,
  rouletteRate,
} from '../roulette/rules.ts';
import {
  WINGO_NUMBER_RATE,
  WINGO_POOLS,
  WINGO_TIMING,
  wingoColours,
  wingoRate,
  wingoResult,
  wingoRoundHash,
} from '../wingo/rules.ts';
import { WINGO_TREND_ROUNDS, wingoTrend } from '../wingo/trend.ts';

const K = hashText('kilat');
const salts = fc.string().map(hashText);
const ids = fc.bigInt(1n, 10n ** 9n).map(String);

describe('the vectors of games.md', () => {
  it('give these floats', () => {
    const floats = drawFloats(K, 'r1');
    const three = [floats.next().value, floats.next().value, floats.next().value];
    expect(three).toEqual([732834248, 3494886784, 2485501095]);
  });

  it('give these results', () => {
    expect(drawDice(K, 'r1')).toEqual([1, 4, 3]);
    expect(drawRoulette(K, 'r1')).toBe(2);
    expect(drawDingdong(K, 'r1')).toEqual([4]);
    expect(dingdongResult([4])).toBe('Grape');
    const roundHash = wingoRoundHash(K, 'fastest', '202611200001');
    expect(roundHash).toBe('87d1a6791b785132678ca471556bcdb3f7925177d594a10e5a30eda6e0369df0');
    expect(wingoResult(roundHash)).toBe(5);
  });
});

it('takes the time of games.md', () => {
  for (const { betting, reveal } of [DICE_TIMING, ROULETTE_TIMING, DINGDONG_TIMING])
    expect([betting, reveal]).toEqual([20_000, 8_000]);
  const { round, closed } = WINGO_TIMING;
  expect([round.fastest, round.faster, round.standard, closed]).toEqual([30_000, 60_000, 120_000, 4_000]);
});

describe('draws', () => {
  it('go on into the next block after eight floats', () => {
    const floats = drawFloats(K, 'r1');
    for (let i = 0; i < 8; i++) floats.next();
    expect(floats.next().value).toBe(Number.parseInt(hmacText(K, 'r1:1').slice(0, 8), 16));
  });

  it('pick every number of a range, the last one at the highest float', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1 << 21 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (n, float) => {
          expect(pick(float, n)).toBe(Number((BigInt(float) * BigInt(n)) >> 32n));
        },
      ),
    );
    expect([pick(0, 24), pick(2 ** 32 - 1, 24)]).toEqual([0, 23]);
  });

  it('of dingdong come to Again before their last cell and never on it', () => {
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

describe('results', () => {
  it('win exactly one colour of roulette and one symbol of dingdong', () => {
    for (let number = 0; number < 15; number++) {
      const won = ROULETTE_POOLS.filter((pool) => rouletteRate(pool, number) > 0n);
      expect(won).toEqual([colourOf(number)]);
    }
    for (let cell = 0; cell < 24; cell++)
      if (symbolOf(cell) !== 'Again')
        expect(DINGDONG_POOLS.filter((pool) => dingdongRate(pool, [cell]) > 0n)).toEqual([symbolOf(cell)]);
    expect(colourOf(15)).toBe('blue');
  });

  it('of dice pay each face by how often it is shown', () => {
    expect(DICE_POOLS.map((num) => diceRate(num, [2, 2, 2]))).toEqual([0n, 0n, 90_000n, 0n, 0n, 0n]);
    expect(DICE_POOLS.map((num) => diceRate(num, [0, 5, 0]))).toEqual([30_000n, 0n, 0n, 0n, 0n, 20_000n]);
  });

  it('of wingo have the colours and rates of the spec', () => {
    const paid = (result: number) =>
      Object.fromEntries(
        WINGO_POOLS.map((pool) => [pool, wingoRate(pool, result)]).filter(([, rate]) => rate),
      );
    expect(paid(0)).toEqual({ zero: 95_000n, red: 15_000n, violet: 47_500n });
    expect(paid(5)).toEqual({ five: 95_000n, green: 15_000n, violet: 47_500n });
    expect(paid(7)).toEqual({ seven: 95_000n, green: 20_000n });
    expect(paid(8)).toEqual({ eight: 95_000n, red: 20_000n });
    expect([1, 3, 7, 9].map(wingoColours)).toEqual(Array(4).fill(['green']));
  });
});

describe('stakes', () => {
  it.each(Object.values(MARKETS))('of market $id never bring more than the highest profit', (market) => {
    const { dice, roulette, dingdong, wingo } = market;
    const bets = [
      ...DICE_RATES.map((rate) => [dice, dice.max, rate] as const),
      ...ROULETTE_POOLS.map((pool) => [roulette, roulette.max, ROULETTE_RATES[pool]] as const),
      ...DINGDONG_POOLS.map((pool) => [dingdong, dingdong.ranges[pool].max, DINGDONG_RATES[pool]] as const),
      [wingo, wingo.max, WINGO_NUMBER_RATE] as const,
    ];
    for (const [{ maxProfit }, amount, rate] of bets)
      expect(payout(amount, rate) - amount <= maxProfit).toBe(true);
    const ranges = [dice, roulette, wingo, ...Object.values(dingdong.ranges)];
    for (const { min, max } of ranges) expect(min > 0n && min < max).toBe(true);
    const least = Math.min(...ranges.map(({ max }) => Number(max)));
    for (const { steps } of [dice, roulette, dingdong, wingo])
      expect(steps.every((step) => step >= dice.min && step <= least)).toBe(true);
  });
});

describe('trend', () => {
  it('counts what came, newest first', () => {
    const rows = Object.fromEntries(wingoTrend([5, 5, 1, 0, 2]).map(({ select, ...row }) => [select, row]));
    expect(rows.five).toEqual({ missing: 0, avgMissing: 1, frequency: 2, maxContinued: 2 });
    expect(rows.green).toEqual({ missing: 0, avgMissing: 0, frequency: 3, maxContinued: 3 });
    expect(rows.red).toEqual({ missing: 3, avgMissing: 1, frequency: 2, maxContinued: 2 });
    expect(rows.nine).toEqual({ missing: 5, avgMissing: 5, frequency: 0, maxContinued: 0 });
  });

  it('adds up for any results', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: WINGO_TREND_ROUNDS }), (results) => {
        const rows = wingoTrend(results);
        expect(rows.slice(0, 10).reduce((sum, { frequency }) => sum + frequency, 0)).toBe(results.length);
        for (const { missing, frequency, maxContinued } of rows) {
          expect(missing + frequency <= results.length).toBe(true);
          expect(maxContinued <= frequency).toBe(true);
        }
      }),
    );
  });
});
