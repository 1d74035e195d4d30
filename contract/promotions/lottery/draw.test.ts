import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseNext, hashText } from '../../fairness.ts';
import { allPicks, chosenAnew, floatsOf } from '../testPicks.ts';
import { drawWinners, verifyDraw } from './draw.ts';
import { ticketsHash } from './tickets.ts';

const K = hashText('kilat');
const WEEK = '2026-11-16';

describe('the winners', () => {
  it.each([
    [3, 3],
    [3, 5],
    [4, 6],
  ])(
    'are chosen %i of %i so that each range of tickets is equally likely, over all possible picks',
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

  it('can be recomputed from the secret, the week and the list’s hash', () => {
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

  it('are all tickets if there are at most ten, and nobody without tickets', () => {
    for (let n = 0; n <= 10; n++)
      expect(drawWinners(K, WEEK, K, n).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: n }, (_, i) => i + 1),
      );
  });

  it('are correct for more than a million tickets', () => {
    const n = 3_000_000;
    const anew = chosenAnew(K, `${WEEK}:${K}`, 10, n).map((ticket) => ticket + 1);
    expect(drawWinners(K, WEEK, K, n)).toEqual(anew);
  });

  it('are uniformly distributed at each place, by chi-square at 0.99', () => {
    const [n, draws] = [25, 20_000];
    const seen = Array.from({ length: 10 }, () => new Float64Array(n));
    for (let i = 0; i < draws; i++)
      drawWinners(K, `${i}`, K, n).forEach((ticket, place) => {
        const counts = seen[place] ?? new Float64Array(n);
        counts[ticket - 1] = (counts[ticket - 1] ?? 0) + 1;
      });
    const expected = draws / n;
    // Chi-square of 24 degrees exceeds 42.98 with probability 0.01.
    for (const counts of seen)
      expect(counts.reduce((square, times) => square + (times - expected) ** 2 / expected, 0)).toBeLessThan(
        42.98,
      );
  });
});

describe('verifying a draw', () => {
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

  it('confirms all three parts of a correct draw', () => {
    expect(verifyDraw(draw)).toEqual({ secret: true, list: true, winners: true });
  });

  it('detects another secret, list, week, ticket or order', () => {
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
