import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../../contract/errors.ts';
import {
  spreadBonus,
  spreadClaim,
  spreadHistory,
  spreadRecharge,
  spreadRecharges,
} from '../../../../contract/http/offers/spread.ts';
import type { SignedIn } from '../../../../contract/http/people/accounts.ts';
import { walletsOf } from '../../../money/ledger/ledger.ts';
import { invite, passAndClose, payDeposit, shareBrowser } from '../../../testing/offers/friends.ts';
import { OffersHouse, U } from '../../../testing/offers/offersHouse.ts';
import { operatorCall } from '../../../testing/offers/operators.ts';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(() => offers.close());

const bonus = ({ token }: SignedIn) => offers.house.call(spreadBonus, { token });
const list = ({ token }: SignedIn) => offers.house.call(spreadRecharges, { token, input: { count: 50 } });
const claim = (who: SignedIn, key?: string) => offers.claim(spreadClaim, who, undefined, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const wealth = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;
const operate = (by: string, call: string, ...values: unknown[]) =>
  operatorCall(offers.house.db, by, call, ...values);

describe("the bonus for a friend's first deposit", () => {
  it('is 10 U and 5 %, once the friend has staked the deposit after it, and claimed once in a hundred claims', async () => {
    const inviter = await offers.house.register();
    const friend = await invite(offers, inviter);
    await offers.play(friend.user.id, 500n * U);
    await payDeposit(offers, friend.user.id, 49n * U);
    expect((await list(inviter)).items).toEqual([]);
    await payDeposit(offers, friend.user.id, 200n * U);
    await payDeposit(offers, friend.user.id, 2_000n * U);
    const { items } = await list(inviter);
    expect(items).toMatchObject([
      { deposit: `${200n * U}`, bonus: `${20n * U}`, state: 'waiting', name: expect.stringContaining('***') },
    ]);
    await offers.play(friend.user.id, 200n * U - 1n);
    expect(await bonus(inviter)).toMatchObject({
      initRechargeAmount: '0',
      pendingRechargeAmount: `${20n * U}`,
    });
    expect(codeOf(await claim(inviter))).toBe(ErrorCode.conditionsNotMet);
    const id = items[0]?.id ?? '';
    expect(await offers.house.call(spreadRecharge, { token: inviter.token, input: { id } })).toMatchObject({
      staked: `${200n * U - 1n}`,
    });
    const stranger = await offers.house.register();
    for (const who of [stranger, friend])
      expect(
        codeOf(
          await offers.house.request('GET', spreadRecharge.path.replace('{id}', id), { token: who.token }),
        ),
      ).toBe(ErrorCode.notFound);

    await offers.play(friend.user.id, 1n);
    expect(await bonus(inviter)).toMatchObject({
      initRechargeAmount: `${20n * U}`,
      pendingRechargeAmount: '0',
    });
    expect((await list(inviter)).items[0]?.state).toBe('ready');
    const before = await wealth(inviter);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => claim(inviter, `key-${i}`)));
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([ErrorCode.awardClaimed, ErrorCode.conditionsNotMet, ErrorCode.tooFrequent]).toContain(
        codeOf(answer),
      );
    expect((await wealth(inviter)) - before).toBe(20n * U);
    expect((await claim(inviter, `key-${done}`)).json).toMatchObject({ recharge: `${20n * U}`, rebate: '0' });
    expect((await wealth(inviter)) - before).toBe(20n * U);
    expect(await bonus(inviter)).toMatchObject({
      initRechargeAmount: '0',
      receiveRechargeAmount: `${20n * U}`,
    });
    expect((await list(inviter)).items[0]?.state).toBe('claimed');
    const { items: past } = await offers.house.call(spreadHistory, {
      token: inviter.token,
      input: { page: 1, count: 20 },
    });
    expect(past).toMatchObject([{ kind: 'recharge', friends: 1, claimedAt: expect.any(Number) }]);
  });

  it('is 100 U at most, and is promised at the close of the day even if nobody opens the page', async () => {
    const inviter = await offers.house.register();
    const friend = await invite(offers, inviter);
    await payDeposit(offers, friend.user.id, 5_000n * U);
    await offers.play(friend.user.id, 5_000n * U);
    await passAndClose(offers, () => offers.tomorrow(1));
    const { rows } = await offers.house.db.pool.query(
      'SELECT amount, promotion FROM awards WHERE user_id = $1',
      [inviter.user.id],
    );
    expect(rows).toContainEqual({ amount: 100n * U, promotion: 'spreadRecharge' });
  });

  it('is withheld if inviter and friend share a browser: support clears it, or refuses it', async () => {
    const inviter = await offers.house.register();
    const [own, sister] = [await invite(offers, inviter), await invite(offers, inviter)];
    for (const { user } of [own, sister]) {
      await payDeposit(offers, user.id, 100n * U);
      await offers.play(user.id, 100n * U);
    }
    await shareBrowser(offers, inviter, own, sister);
    expect(await bonus(inviter)).toMatchObject({
      initRechargeAmount: '0',
      pendingRechargeAmount: '0',
      unCheckRechargeAmount: `${30n * U}`,
    });
    expect((await list(inviter)).items.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(codeOf(await claim(inviter))).toBe(ErrorCode.conditionsNotMet);
    expect(await operate('ani', 'referral_clear', sister.user.id, inviter.user.id, ' ')).toBe(3);
    expect(await operate('ani', 'referral_clear', inviter.user.id, sister.user.id, 'no')).toBe(704);
    expect(await operate('ani', 'referral_clear', sister.user.id, inviter.user.id, 'sisters')).toEqual({
      referral_clear: 'cleared',
    });
    expect(await operate('ani', 'referral_clear', sister.user.id, inviter.user.id, 'sisters')).toEqual({
      referral_clear: 'cleared',
    });
    expect(await operate('ani', 'referral_refuse', own.user.id, inviter.user.id, 'one person')).toEqual({
      referral_refuse: 'refused',
    });
    expect(await operate('budi', 'referral_clear', own.user.id, inviter.user.id, 'no')).toBe(703);
    expect((await list(inviter)).items.map(({ state }) => state)).toEqual(['ready', 'refused']);
    expect(await bonus(inviter)).toMatchObject({
      initRechargeAmount: `${15n * U}`,
      unCheckRechargeAmount: '0',
    });
    expect((await claim(inviter)).status).toBe(200);
  });

  it('is withheld for the second account of a friend, also with another inviter, and cleared with the link', async () => {
    const [first, second] = [await offers.house.register(), await offers.house.register()];
    const [one, other] = [await invite(offers, first), await invite(offers, second)];
    await shareBrowser(offers, one, other);
    for (const { user } of [one, other]) {
      await payDeposit(offers, user.id, 50n * U);
      await offers.play(user.id, 50n * U);
    }
    expect((await list(first)).items[0]?.state).toBe('ready');
    expect((await list(second)).items[0]?.state).toBe('held');
    expect(await operate('ani', 'referral_clear', other.user.id, second.user.id, 'sisters')).toEqual({
      referral_clear: 'cleared',
    });
    expect((await list(second)).items[0]?.state).toBe('ready');
  });

  it('is unavailable during a time-out, and waits until its end', async () => {
    const inviter = await offers.house.register();
    const friend = await invite(offers, inviter);
    await payDeposit(offers, friend.user.id, 50n * U);
    await offers.play(friend.user.id, 50n * U);
    await offers.takeBreak(inviter.user.id, 60_000);
    expect(await bonus(inviter)).toMatchObject({ initRechargeAmount: '0', breakUntil: expect.any(Number) });
    expect(codeOf(await claim(inviter))).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    expect((await claim(inviter)).json).toMatchObject({ recharge: `${(25n * U) / 2n}` });
  });

  it('is not paid for a charged-back deposit, nor while an operator has it switched off', async () => {
    const inviter = await offers.house.register();
    const friend = await invite(offers, inviter);
    const order = await payDeposit(offers, friend.user.id, 50n * U);
    await offers.house.db.pool.query(
      `INSERT INTO chargebacks (deposit_id, user_id, currency, ref, payment, amount, reported_at) VALUES ($1, $2, 'IDR', 'back', 'p', 1, 1)`,
      [order.toString(), friend.user.id],
    );
    await offers.play(friend.user.id, 50n * U);
    expect((await list(inviter)).items[0]?.state).toBe('refused');
    const late = await invite(offers, inviter);
    await offers.set('spreadRecharge', { active: false });
    await payDeposit(offers, late.user.id, 50n * U);
    expect((await list(inviter)).items).toHaveLength(1);
  });
});
