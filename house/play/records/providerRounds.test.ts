import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceFlow, balanceFlowEntry, balanceFlowTotals } from '../../../contract/http/money/statement.ts';
import { slotBetGames, slotBigWin } from '../../../contract/http/play/catalogue.ts';
import {
  slotGameRecord,
  slotGameRecordRound,
  slotGameStatistics,
} from '../../../contract/http/play/records.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { send, type Transaction } from '../../testing/ledger/testProvider.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const GAME = 'naga-toba';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { games: ['crash'] } });
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

async function newPlayer() {
  const { token, user } = await house.register();
  const userId = BigInt(user.id);
  const play = (kind: Transaction['kind'], uuid: string, transaction: Partial<Transaction> = {}) =>
    send(house.db, {
      ...{ game: GAME, ...transaction, kind, userId, uuid: `${userId}:${uuid}` },
      reference: transaction.reference ? `${userId}:${transaction.reference}` : null,
    });
  return { token, play };
}

describe("rounds of providers' games", () => {
  it('are in their player’s list, with every movement and rollback', async () => {
    const { token, play } = await newPlayer();
    await play('bet', 'a', { amount: 20_000n });
    await play('bet', 'b', { amount: 5_000n });
    await play('rollback', 'c', { reference: 'b' });
    await play('win', 'd', { amount: 50_000n, reference: 'a', closes: true });
    await play('bet', 'e', { amount: 1_000n, round: 'r2' });
    const { items } = await house.call(slotGameRecord, { token, input: { count: 10 } });
    expect(items).toMatchObject([
      { game: GAME, status: 'open', staked: '1000', returned: '0' },
      {
        ...{ game: GAME, title: 'Naga Toba', type: 'slot', status: 'won', result: null },
        ...{ staked: '20000', returned: '50000', givenBack: '5000', net: '30000' },
      },
    ]);
    const of = (input: object) => house.call(slotGameRecord, { token, input: { count: 10, ...input } });
    expect((await of({ type: 'live' })).items).toEqual([]);
    expect((await of({ game: GAME, status: 'won' })).items).toHaveLength(1);
    const first = await of({ count: 1 });
    expect((await of({ count: 1, after: first.next ?? '' })).items[0]?.id).toBe(items[1]?.id);

    const { bets, transactions } = await house.call(slotGameRecordRound, {
      token,
      input: { id: items[1]?.id ?? '' },
    });
    expect(bets).toMatchObject([
      { amount: '20000', status: 'cashed', payout: '50000', rate: '25000', bonus: false },
      { amount: '5000', status: 'returned', payout: '0', rate: null },
    ]);
    expect(transactions.map(({ kind, amount, bet }) => [kind, amount, bet?.title])).toEqual([
      ['providerBet', '-20000', 'Naga Toba'],
      ['providerBet', '-5000', 'Naga Toba'],
      ['providerBetBack', '5000', 'Naga Toba'],
      ['providerWin', '50000', 'Naga Toba'],
    ]);
    const other = await newPlayer();
    const refused = await house.request('GET', `/main/slot/game/record/${items[1]?.id}`, {
      token: other.token,
    });
    expect(refused.json).toMatchObject({ errCode: 704 });
  });

  it('are in the statement, each line with its round', async () => {
    const { token, play } = await newPlayer();
    await play('bet', 'a', { amount: 300n });
    await play('win', 'b', { amount: 200n, reference: 'a', closes: true });
    const { items } = await house.call(balanceFlow, { token, input: { count: 2 } });
    expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['providerWin', '200'],
      ['providerBet', '-300'],
    ]);
    const { together, from, to } = await house.call(balanceFlowEntry, {
      token,
      input: { id: items[0]?.id ?? '' },
    });
    expect([from, to]).toEqual(['house', 'wallet']);
    expect(together.map(({ id }) => id)).toEqual([items[1]?.id, items[0]?.id]);
    const totals = await house.call(balanceFlowTotals, { token, input: { kinds: ['providerBet'] } });
    expect(totals).toMatchObject({ left: '-300' });
  });

  it('count in the statistics of their game, among the games played, and among the biggest wins', async () => {
    const { token, play } = await newPlayer();
    await play('bet', 'a', { amount: 1_000n });
    await play('win', 'b', { amount: 90_000_000_000n, reference: 'a', closes: true });
    const { all } = await house.call(slotGameStatistics, { token, input: { game: GAME } });
    expect(all).toMatchObject({ bets: 1, staked: '1000', returned: '90000000000', bestRate: '900000000000' });
    expect((await house.call(slotBetGames, { token })).map(({ id }) => id)).toEqual([GAME]);
    const { items } = await house.call(slotBigWin, { input: { page: 1, count: 5 } });
    expect(items[0]).toMatchObject({ game: GAME, title: 'Naga Toba', amount: '1000', payout: '90000000000' });
    const id = items[0]?.id ?? '';
    expect((await house.call(slotBigWin, { input: { id, page: 1, count: 5 } })).items).toEqual([items[0]]);
  });
});
