import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { internalUnAuth } from '../../../contract/authOperations.ts';
import { diceBet, diceCurRound, diceRoundResult } from '../../../contract/games/dice/operations.ts';
import { withdrawCancel } from '../../../contract/http/money/withdrawals.ts';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import type { Wallet } from '../../../contract/wallet/channel.ts';
import { userWallet } from '../../../contract/wallet/operations.ts';
import type { Database } from '../../core/db/database.ts';
import { diceModule } from '../../play/games/dice/module.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import {
  addHolder,
  recharge,
  referenceOf,
  sendCallback,
  takeOut,
} from '../../testing/payments/testPayments.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { walletsOf } from '../ledger/ledger.ts';

const STAKE = 1_000_000n;
const TIMEOUT = { timeout: 20_000, interval: 30 };

let database: Database;
let houses: [TestHouse, TestHouse];
const openOne = () =>
  TestHouse.start({
    database,
    games: [diceModule],
    config: { dice: { betting: 4_000, reveal: 1_000 }, payments: { paysAfter: 0, review: 3_600_000 } },
  });
beforeAll(async () => {
  database = await createTestDatabase();
  houses = [await openOne(), await openOne()];
  await vi.waitFor(() => houses[0].connect().call(diceCurRound, { currency: 'IDR' }), TIMEOUT);
});
afterAll(async () => {
  for (const house of houses) await house.close();
  await database.close();
});

/** The wallet in the database, in wire format. */
async function walletState(userId: string) {
  const wallet = (await walletsOf(database, [BigInt(userId)])).get(BigInt(userId));
  return { balance: wallet?.balance.toString(), sequence: wallet?.sequence.toString() };
}

type WalletEvent = Omit<Wallet, 'bonus'>;
const newest = (events: readonly WalletEvent[]) =>
  events.reduce<WalletEvent | null>(
    (last, one) => (last && BigInt(last.sequence) > BigInt(one.sequence) ? last : one),
    null,
  );

async function openRound(house: TestHouse): Promise<string> {
  return vi.waitFor(async () => {
    const round = await house.connect().call(diceCurRound, { currency: 'IDR' });
    expect(round.closeTime - round.serverTime).toBeGreaterThan(2_000);
    return round.roundId;
  }, TIMEOUT);
}

it('sends the balance at once, and again on a new connection', async () => {
  const { token, user } = await houses[0].register();
  for (const house of houses) {
    const events = house.connect(token).collect(userWallet, { userId: user.id });
    const { balance, sequence } = user;
    await vi.waitFor(() => expect(events).toEqual([{ balance, bonus: '0', sequence, cause: null }]), TIMEOUT);
  }
});

it('is visible only to the player, and ends with the session on the socket', async () => {
  const [ann, bob] = [await houses[0].register(), await houses[0].register()];
  expect(await houses[0].connect().listen(userWallet, { userId: ann.user.id }).ended).toBe(10004);
  const channel = houses[0].connect(bob.token);
  expect(await channel.listen(userWallet, { userId: ann.user.id }).ended).toBe(3);
  const own = channel.listen(userWallet, { userId: bob.user.id });
  await vi.waitFor(() => expect(own.values).toHaveLength(1), TIMEOUT);
  await channel.call(internalUnAuth);
  expect(await own.ended).toBe('complete');
});

it('notifies two tabs on two houses of concurrent bets and of the round’s results, in the order of the ledger', async () => {
  const { token, user } = await houses[0].register();
  const tabs = houses.map((house) => house.connect(token));
  const events = tabs.map((tab) => tab.collect(userWallet, { userId: user.id }));
  const results = tabs[0]?.collect(diceRoundResult, { userId: user.id }) ?? [];
  const roundId = await openRound(houses[0]);
  const requests = Array.from({ length: 12 }, (_, i) => ({
    key: `wallet-bet-${i}`,
    roundId,
    num: i % 6,
    amount: `${STAKE}`,
  }));
  const replies = await Promise.all(requests.map((request, i) => tabs[i % 2]?.call(diceBet, request)));
  const last = replies.map((reply) => BigInt(reply?.sequence ?? 0)).toSorted((a, b) => Number(b - a))[0];
  for (const one of events)
    await vi.waitFor(() => expect(newest(one)).toMatchObject({ sequence: `${last}` }), TIMEOUT);
  expect(newest(events[0] ?? [])).toEqual({
    ...(await walletState(user.id)),
    bonus: '0',
    cause: { table: 'dice', roundId, credit: '0' },
  });
  for (const reply of replies) {
    const event = events[0]?.find(({ sequence }) => sequence === reply?.sequence);
    expect(event?.balance).toBe(reply?.balance);
  }
  // Three faces fall, and there is a bet on each: at least one bet pays.
  await vi.waitFor(() => expect(results).toHaveLength(1), TIMEOUT);
  const { balance, sequence, payout } = results[0] ?? { balance: '', sequence: '', payout: '' };
  for (const one of events)
    await vi.waitFor(
      () =>
        expect(newest(one)).toEqual({
          ...{ balance, bonus: '0', sequence },
          cause: { table: 'dice', roundId, credit: payout },
        }),
      TIMEOUT,
    );
  expect({ balance, sequence }).toEqual(await walletState(user.id));
  expect(await houses[1].call(userBrief, { token })).toMatchObject({ balance, sequence });
}, 40_000);

it('notifies of a deposit, a withdrawal and its cancellation', async () => {
  const [house] = houses;
  const holder = await addHolder(house);
  const { userId } = holder;
  const events = houses[1].connect(holder.token).collect(userWallet, { userId });
  const receivedCount = (count: number) =>
    vi.waitFor(async () => {
      expect(events).toHaveLength(count);
      expect(newest(events)).toEqual({ ...(await walletState(userId)), bonus: '0', cause: null });
      expect(newest(events)).toEqual(events.at(-1));
    }, TIMEOUT);
  await receivedCount(1);
  const { id } = await recharge(house, holder.token, '100000000');
  const reference = await referenceOf(house, 'deposit_orders', id);
  await sendCallback(house, { kind: 'paid', reference, payment: 'wallet-1', amount: 100_000_000n });
  await receivedCount(2);
  const taken = await takeOut(house, holder, '50000000');
  await receivedCount(3);
  await house.call(withdrawCancel, { token: holder.token, input: { id: taken.id } });
  await receivedCount(4);
});
