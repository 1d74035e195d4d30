import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Credit,
  holdBack,
  leave,
  receive,
  release,
  shownBalance,
  UNKNOWN,
  type Wallet,
} from './wallet.ts';

const TABLES = ['dice', 'roulette'];
const ROUNDS = ['1', '2'];

const news = (sequence: number, balance: number, credit?: Credit) => ({
  sequence: BigInt(sequence),
  balance: BigInt(balance),
  credit,
});
const won = (amount: number, roundId = '1'): Credit => ({ table: 'dice', roundId, amount: BigInt(amount) });

it('shows the newest balance, and none while it is unknown', () => {
  expect(shownBalance(UNKNOWN)).toBeNull();
  const known = receive(receive(UNKNOWN, news(5, 100)), news(4, 900));
  expect(shownBalance(known)).toBe(100n);
  expect(receive(known, news(5, 900))).toBe(known);
  expect(shownBalance(receive(known, news(6, -3)))).toBe(0n);
});

it("shows a round's payout once its game has shown the round, and everything else at once", () => {
  const open = receive(holdBack(UNKNOWN, 'dice'), news(1, 100));
  const paid = receive(open, news(2, 160, won(60)));
  expect(shownBalance(paid)).toBe(100n);
  const staked = receive(paid, news(3, 150, won(0, '2')));
  expect(shownBalance(staked)).toBe(90n);
  expect(shownBalance(release(staked, 'dice', '2'))).toBe(90n);
  expect(shownBalance(release(staked, 'dice', '1'))).toBe(150n);
  expect(shownBalance(leave(staked, 'dice'))).toBe(150n);
});

it('holds nothing back that arrives after the picture, comes from elsewhere, or was already shown by a newer reply', () => {
  const open = receive(holdBack(UNKNOWN, 'dice'), news(1, 100));
  expect(shownBalance(receive(release(open, 'dice', '1'), news(2, 160, won(60))))).toBe(160n);
  expect(shownBalance(receive(open, news(2, 160, { ...won(60), table: 'crash' })))).toBe(160n);
  const newer = receive(open, news(3, 150));
  expect(shownBalance(receive(newer, news(2, 160, won(60))))).toBe(150n);
});

/** Random histories: balance events in any order and number, and games that open, show rounds and close. */
const histories = fc
  .array(
    fc.record({
      step: fc.integer({ min: -50, max: 50 }),
      table: fc.option(fc.constantFrom(...TABLES)),
      roundId: fc.constantFrom(...ROUNDS),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    let balance = 1_000;
    return steps.map(({ step, table, roundId }, i) => {
      balance += step;
      const credit = table === null ? undefined : { table, roundId, amount: BigInt(Math.max(0, step)) };
      return news(i, balance, credit);
    });
  });

type Act = (wallet: Wallet) => Wallet;
const tableActs = fc.oneof(
  fc.constantFrom(...TABLES).map(
    (table): Act =>
      (wallet) =>
        holdBack(wallet, table),
  ),
  fc.constantFrom(...TABLES).map(
    (table): Act =>
      (wallet) =>
        leave(wallet, table),
  ),
  fc.tuple(fc.constantFrom(...TABLES), fc.constantFrom(...ROUNDS)).map(
    ([table, roundId]): Act =>
      (wallet) =>
        release(wallet, table, roundId),
  ),
);

it('ends at the newest balance in any order, and shows an older one after a newer one only by holding back', () => {
  const runs = histories.chain((history) =>
    fc.record({
      newest: fc.constant(history.at(-1)),
      acts: fc
        .tuple(fc.shuffledSubarray([...history, ...history]), fc.array(tableActs, { maxLength: 12 }))
        .chain(([some, tables]) => {
          const updates = [...some, ...history].map(
            (one): Act =>
              (wallet) =>
                receive(wallet, one),
          );
          return fc.shuffledSubarray([...updates, ...tables], { minLength: updates.length + tables.length });
        }),
    }),
  );
  fc.assert(
    fc.property(runs, ({ newest, acts }) => {
      let wallet = UNKNOWN;
      for (const act of acts) {
        const before = wallet;
        wallet = act(wallet);
        expect(wallet.sequence >= before.sequence).toBe(true);
        const deferred = wallet.deferred.reduce((sum, { amount }) => sum + amount, 0n);
        if (wallet.balance !== null) expect(shownBalance(wallet)).toBe(wallet.balance - deferred);
        // A waiting credit was never shown before: only events add to it.
        if (wallet.sequence === before.sequence)
          expect(wallet.deferred.length).toBeLessThanOrEqual(before.deferred.length);
      }
      for (const table of TABLES) wallet = leave(wallet, table);
      expect(shownBalance(wallet)).toBe(newest?.balance);
    }),
  );
});
