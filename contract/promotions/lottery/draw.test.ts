import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseNext, hashText } from '../../fairness.ts';
import { allPicks, chosenAnew, floatsOf } from '../testPicks.ts';
import { drawWinners, JACKPOT_SHARES, shareJackpot, verifyDraw } from './draw.ts';
import { ticketsHash } from './tickets.ts';

const K = hashText('kilat');
const WEEK = '2026-11-16';
const jackpots = fc.bigInt(0n, 10n ** 15n);
const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, amount) => whole + amount, 0n);

describe('the jackpot', () => {
  it('is shared 60, 10, 6, 5, 4 and five times 3 %', () => {
    expect(shareJackpot(1_000n, 10)).toEqual({
      shares: [600n, 100n, 60n, 50n, 40n, 30n, 30n, 30n, 30n, 30n],
      stays: 0n,
    });
    expect(sum([...JACKPOT_SHARES])).toBe(100n);
  });

  it('is shared to the minor unit, and what rounding leaves is the first one’s', () => {
    fc.assert(
      fc.property(jackpots, (jackpot) => {
        const { shares, stays } = shareJackpot(jackpot, 10);
        expect(sum(shares)).toBe(jackpot);
        expect(stays).toBe(0n);
        shares.forEach((share, i) => {
          const more = share - (jackpot * (JACKPOT_SHARES[i] ?? 0n)) / 100n;
          expect(i === 0 ? more >= 0n && more < 10n : more === 0n).toBe(true);
        });
      }),
    );
    expect(shareJackpot(99n, 10).shares).toEqual([68n, 9n, 5n, 4n, 3n, 2n, 2n, 2n, 2n, 2n]);
  });

  it('keeps for the week after what no ticket won', () => {
    fc.assert(
      fc.property(jackpots, fc.integer({ min: 0, max: 10 }), (jackpot, winners) => {
        const { shares, stays } = shareJackpot(jackpot, winners);
        expect(shares).toEqual(shareJackpot(jackpot, 10).shares.slice(0, winners));
        expect(sum(shares) + stays).toBe(jackpot);
      }),
    );
    expect(shareJackpot(1_000n, 0)).toEqual({ shares: [], stays: 1_000n });
  });
});

describe('the winners', () => {
  it.each([
    [3, 3],
    [3, 5],
    [4, 6],
  ])(
    'are chosen %i of %i so that each row of tickets comes up equally often, by every pick there is',
    (k, n) => {
      const sides = Array.from({ length: k }, (_, i) => n - i);
      const rows = allPicks(sides).map((picks) => chooseNext(floatsOf(picks, sides), k, n));
      expect(new Set(rows.map(String)).size).toBe(rows.length);
      expect(rows.every((row) => new Set(row).size === k && row.every((one) => one >= 0 && one < n))).toBe(
        true,
      );
      expect(rows.length).toBe(sides.reduce((product, side) => product * side, 1));
    },
  );

  it('are what anybody draws anew from the secret, the week and the list’s hash', () => {
    fc.assert(
      fc.property(fc.string().map(hashText), fc.integer({ min: 1, max: 3_000 }), (secret, n) => {
        const list = hashText(`${n}`);
        const anew = chosenAnew(secret, `${WEEK}:${list}`, Math.min(10, n), n).map((ticket) => ticket + 1);
        expect(drawWinners(secret, WEEK, list, n)).toEqual(anew);
        expect(new Set(anew).size).toBe(Math.min(10, n));
        expect(anew.every((ticket) => ticket >= 1 && ticket <= n)).toBe(true);
      }),
    );
    expect(drawWinners(K, WEEK, hashText('list'), 5_000)).toMatchInlineSnapshot(`
      [
        3419,
        4463,
        4584,
        3854,
        4729,
        3246,
        4847,
        1560,
        4815,
        1565,
      ]
    `);
  });

  it('are all tickets where there are no more than ten, and nobody where there is none', () => {
    for (let n = 0; n <= 10; n++)
      expect(drawWinners(K, WEEK, K, n).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: n }, (_, i) => i + 1),
      );
  });

  it('are each of a million tickets and more to the exact one', () => {
    const n = 3_000_000;
    const anew = chosenAnew(K, `${WEEK}:${K}`, 10, n).map((ticket) => ticket + 1);
    expect(drawWinners(K, WEEK, K, n)).toEqual(anew);
  });

  it('are on each place each ticket alike, by chi-square at 0.99', () => {
    const [n, draws] = [25, 20_000];
    const seen = Array.from({ length: 10 }, () => new Float64Array(n));
    for (let i = 0; i < draws; i++)
      drawWinners(K, `${i}`, K, n).forEach((ticket, place) => {
        const counts = seen[place] ?? new Float64Array(n);
        counts[ticket - 1] = (counts[ticket - 1] ?? 0) + 1;
      });
    const expected = draws / n;
    // Chi-square of 24 degrees is above 42.98 once in a hundred times.
    for (const counts of seen)
      expect(counts.reduce((square, times) => square + (times - expected) ** 2 / expected, 0)).toBeLessThan(
        42.98,
      );
  });
});

describe('a draw', () => {
  const holders = Array.from({ length: 40 }, (_, i) => `p${i % 7}`);
  const listHash = ticketsHash(holders);
  const draw = {
    week: WEEK,
    secret: K,
    secretHash: hashText(K),
    holders,
    listHash,
    winners: drawWinners(K, WEEK, listHash, holders.length),
  };

  it('is right in all three when it is right', () => {
    expect(verifyDraw(draw)).toEqual({ secret: true, list: true, winners: true });
  });

  it('is seen through: another secret, list, week, ticket or order', () => {
    const [first = 0, second = 0, ...others] = draw.winners;
    expect(verifyDraw({ ...draw, secret: hashText(K) })).toEqual({
      secret: false,
      list: true,
      winners: false,
    });
    expect(verifyDraw({ ...draw, holders: holders.with(3, 'p9') })).toMatchObject({
      secret: true,
      list: false,
    });
    expect(verifyDraw({ ...draw, holders: [...holders, 'p0'] })).toMatchObject({
      list: false,
      winners: false,
    });
    expect(verifyDraw({ ...draw, week: '2026-11-23' })).toMatchObject({ winners: false });
    expect(verifyDraw({ ...draw, winners: [second, first, ...others] })).toMatchObject({ winners: false });
    expect(verifyDraw({ ...draw, winners: draw.winners.slice(1) })).toMatchObject({ winners: false });
  });
});
