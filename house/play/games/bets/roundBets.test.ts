import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RoundBets, SHOWN_BETS, type TableBet } from './roundBets.ts';

const POOLS = ['red', 'blue'];
const bets = fc
  .uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 5_000 }), amount: fc.bigInt(1n, 40n), pool: fc.nat(1) }),
    {
      selector: ({ id }) => id,
      maxLength: 120,
    },
  )
  .map((list) =>
    list.map(
      ({ id, amount, pool }): TableBet => ({ betId: `${id}`, amount: `${amount}`, pool: POOLS[pool] ?? '' }),
    ),
  );

/** Events of some bets: each placed, some taken back, in any order, with duplicates. */
const batches = bets.chain((list) => {
  const news = list.flatMap((bet) => [
    { bet, back: false },
    ...(Number(bet.betId) % 3 === 0 ? [{ bet, back: true }] : []),
  ]);
  const doubled = news.filter((_, i) => i % 4 === 0);
  const all = [...news, ...doubled];
  return fc.tuple(fc.constant(list), fc.shuffledSubarray(all, { minLength: all.length }));
});

it('has the sums and the largest of the bets not taken back, whatever the order of events', () => {
  fc.assert(
    fc.property(batches, fc.nat(7), ([list, news], look) => {
      const round = new RoundBets();
      for (const [i, { bet, back }] of news.entries()) {
        if (back) round.takeBack(bet);
        else round.add(bet);
        // Reading in between must not change the result.
        if (i % 8 === look) void round.largest;
      }
      const stand = list.filter(({ betId }) => Number(betId) % 3 !== 0);
      const sum = (of: TableBet[]) => of.reduce((total, { amount }) => total + BigInt(amount), 0n);
      expect(round.count).toBe(stand.length);
      expect(round.total).toBe(sum(stand));
      for (const pool of POOLS)
        expect(round.staked.get(pool) ?? 0n).toBe(sum(stand.filter((bet) => bet.pool === pool)));
      const order = stand.toSorted(
        (one, other) => Number(other.amount) - Number(one.amount) || Number(one.betId) - Number(other.betId),
      );
      expect(round.largest).toEqual(order.slice(0, SHOWN_BETS));
    }),
  );
});

it("shows a bet's outcome, also if that arrives before the bet", () => {
  const round = new RoundBets<TableBet & { win?: string }>();
  round.change('2', { win: '9' });
  for (const betId of ['1', '2']) round.add({ betId, amount: '5' });
  round.change('1', { win: '7' });
  expect(round.largest.map(({ win }) => win)).toEqual(['7', '9']);
});
