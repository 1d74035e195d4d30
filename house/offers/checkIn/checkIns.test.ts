import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { balanceFlow, balanceFlowEntry } from '../../../contract/http/money/statement.ts';
import { checkIn, checkInSign } from '../../../contract/http/offers/checkIn.ts';
import { promoCenter } from '../../../contract/http/offers/promotions.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { CHECK_IN } from './settings.ts';

const PAGE = { page: 1, count: 9 };

let offers: OffersHouse;
let player: SignedIn;
beforeAll(async () => {
  offers = await OffersHouse.start();
  player = await offers.house.register();
});
afterAll(() => offers.close());

const now = () => offers.house.call(checkIn, { token: player.token });
const sign = (key?: string) => offers.claim(checkInSign, player, undefined, key);
const wealth = async () =>
  (await walletsOf(offers.house.db, [BigInt(player.user.id)])).get(BigInt(player.user.id))?.balance;
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;

describe('the daily check-in', () => {
  it('requires 50 U of stakes today or yesterday first', async () => {
    expect(await now()).toMatchObject({
      canSign: false,
      signedToday: false,
      staked: '0',
      least: (50n * U).toString(),
    });
    expect(codeOf(await sign())).toBe(ErrorCode.conditionsNotMet);
    await offers.play(player.user.id, 50n * U - 1n);
    expect(codeOf(await sign())).toBe(ErrorCode.conditionsNotMet);
    await offers.play(player.user.id, 1n);
    expect((await now()).canSign).toBe(true);
  });

  it('gives an award once per day with any number of concurrent requests, and the same reply for the same key', async () => {
    const before = await wealth();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => sign(`key ${i}`.replace(' ', '-'))),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(
      answers.filter(({ status }) => status !== 200).every((one) => codeOf(one) === ErrorCode.signedToday),
    ).toBe(true);
    expect((await wealth())! - before!).toBe(U / 20n);
    const key = `key-${answers.indexOf(done[0]!)}`;
    expect((await sign(key)).json).toMatchObject({
      award: { amount: (U / 20n).toString(), state: 'claimed' },
    });
    expect((await wealth())! - before!).toBe(U / 20n);
    const { items } = await offers.house.call(balanceFlow, {
      token: player.token,
      input: { kinds: ['prize'], count: 9 },
    });
    expect(items).toMatchObject([{ amount: (U / 20n).toString(), promotion: 'checkIn' }]);
    const [line] = items;
    const entry = await offers.house.call(balanceFlowEntry, { token: player.token, input: { id: line!.id } });
    expect(entry.line).toEqual(line);
  });

  it('continues on the next day with the stakes of the previous day, and restarts after a missed day', async () => {
    await offers.tomorrow();
    expect((await now()).days.slice(0, 3).map(({ state }) => state)).toEqual(['signed', 'today', 'coming']);
    expect((await sign()).json).toMatchObject({
      award: { awardKey: offers.today(), amount: (U / 20n).toString() },
    });
    await offers.tomorrow();
    expect(codeOf(await sign())).toBe(ErrorCode.conditionsNotMet);
    await offers.tomorrow();
    await offers.play(player.user.id, 50n * U);
    // Most days give the same amount, so the day of the cycle is checked too.
    for (const [i, amount] of [...CHECK_IN.days, CHECK_IN.days[0]!].entries()) {
      expect((await now()).days.findIndex(({ state }) => state === 'today')).toBe(i % 7);
      expect((await sign()).json).toMatchObject({
        award: { amount: ((U * BigInt(amount)) / 100n).toString() },
      });
      await offers.tomorrow();
      await offers.play(player.user.id, 50n * U);
    }
  });

  it('leaves nothing to claim from a day whose budget was spent', async () => {
    const left = async () => {
      const { claimable } = await offers.house.call(promoCenter, { token: player.token, input: PAGE });
      return claimable.filter(({ promotion }) => promotion === 'checkIn');
    };
    await offers.set('checkIn', { budget: 1n });
    await offers.play(player.user.id, 50n * U);
    expect(codeOf(await sign())).toBe(ErrorCode.promotionOver);
    expect(await left()).toHaveLength(1);
    await offers.set('checkIn', { budget: 1_000n * U });
    await offers.tomorrow();
    expect(await left()).toEqual([]);
    expect((await now()).canSign).toBe(true);
  });

  it('is unavailable to players in a time-out', async () => {
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [player.user.id, offers.now() + 60_000],
    );
    expect((await now()).canSign).toBe(false);
    expect(codeOf(await sign())).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    expect((await sign()).status).toBe(200);
  });

  it('leaves the books in order', async () => {
    const { rows } = await offers.house.db.pool.query(
      `SELECT (SELECT coalesce(sum(amount), 0) FROM awards WHERE state = 'claimed' AND kind = 'cash')
        = (SELECT coalesce(sum(amount), 0) FROM ledger_transfers WHERE kind = 'prize') AS same`,
    );
    expect(rows[0].same).toBe(true);
    // Test bets count without their own money: only the findings about bonuses and awards are checked.
    expect(
      (await reconcile(offers.house.db)).filter(({ check }) => /bonus|award|wagering/i.test(check)),
    ).toEqual([]);
  });
});
