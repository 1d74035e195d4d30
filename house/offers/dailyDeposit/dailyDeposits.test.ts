import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { dailyDeposit, dailyDepositCollect } from '../../../contract/http/offers/dailyDeposit.ts';
import { settleTrigger } from '../../../contract/http/offers/promotions.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { DAILY_DEPOSIT } from './settings.ts';

/** The awards of the steps of 50 and 200 U. */
const [FIRST = 0n, SECOND = 0n] = DAILY_DEPOSIT.steps.map(({ bonus }) => (BigInt(bonus) * U) / 100n);

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(() => offers.close());

const of = ({ token }: SignedIn) => offers.house.call(dailyDeposit, { token });
const collect = (player: SignedIn, id: string, key?: string) =>
  offers.claim(dailyDepositCollect, player, { id }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const wealth = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;
const statesOf = async (player: SignedIn) => (await of(player)).steps.map(({ state }) => state);

describe('the daily deposits', () => {
  it('give each step once: its amount must be deposited and staked in the day', async () => {
    const player = await offers.house.register();
    expect(await statesOf(player)).toEqual(['open', 'open', 'open', 'open']);
    await offers.deposit(player.user.id, 200n * U - 1n);
    expect(await statesOf(player)).toEqual(['staking', 'open', 'open', 'open']);
    await offers.deposit(player.user.id, 1n);
    await offers.play(player.user.id, 50n * U - 1n);
    expect(await statesOf(player)).toEqual(['staking', 'staking', 'open', 'open']);
    await offers.play(player.user.id, 1n);
    const [first] = (await of(player)).steps;
    expect(first).toMatchObject({ state: 'ready', award: { amount: `${FIRST}`, state: 'claimable' } });
    await offers.play(player.user.id, 150n * U);
    const { awards } = await offers.house.call(settleTrigger, { token: player.token });
    const ofSteps = awards.filter(({ promotion }) => promotion === 'dailyDeposit');
    expect(ofSteps.map(({ awardKey, amount }) => [awardKey, amount])).toEqual([
      [`${offers.today()} 2`, `${SECOND}`],
    ]);

    const id = first?.award?.id ?? '';
    const stranger = await offers.house.register();
    expect(codeOf(await collect(stranger, id))).toBe(ErrorCode.notFound);
    const before = await wealth(player);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => collect(player, id, `step-${i}`)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(
      answers.filter(({ status }) => status !== 200).every((one) => codeOf(one) === ErrorCode.awardClaimed),
    ).toBe(true);
    expect((await collect(player, id, `step-${answers.indexOf(done[0]!)}`)).status).toBe(200);
    expect((await wealth(player)) - before).toBe(FIRST);
    expect((await of(player)).steps[0]?.award?.state).toBe('claimed');
  });

  it('restart each day, and keep their awards for another day, even if nobody viewed them', async () => {
    const player = await offers.house.register();
    await offers.deposit(player.user.id, 50n * U);
    await offers.play(player.user.id, 50n * U);
    await offers.tomorrow(5);
    const { steps, earlier, deposited } = await of(player);
    expect([steps[0]?.award, steps[0]?.state, deposited]).toEqual([null, 'open', '0']);
    expect(earlier).toHaveLength(1);
    await offers.tomorrow();
    expect((await of(player)).earlier).toEqual([]);
    expect(codeOf(await collect(player, earlier[0]?.id ?? ''))).toBe(ErrorCode.awardExpired);
  });

  it('are unavailable to players in a time-out', async () => {
    const player = await offers.house.register();
    await offers.deposit(player.user.id, 50n * U);
    await offers.play(player.user.id, 50n * U);
    const id = (await of(player)).steps[0]?.award?.id ?? '';
    await offers.takeBreak(player.user.id, 60_000);
    expect(await of(player)).toMatchObject({ breakUntil: expect.any(Number) });
    expect((await of(player)).steps[0]?.award).toBeNull();
    expect(codeOf(await collect(player, id))).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    expect((await collect(player, id)).status).toBe(200);
  });

  it('keep earned awards after their end, give nothing more, and are for players', async () => {
    const [player, late] = await Promise.all([offers.house.register(), offers.house.register()]);
    await offers.tomorrow();
    for (const { user } of [player, late]) await offers.deposit(user.id, 50n * U);
    await offers.play(player.user.id, 50n * U);
    const id = (await of(player)).steps[0]?.award?.id ?? '';
    await offers.set('dailyDeposit', { until: offers.now() });
    await offers.play(late.user.id, 50n * U);
    expect(codeOf(await offers.house.request('GET', dailyDeposit.path, { token: late.token }))).toBe(
      ErrorCode.promotionOver,
    );
    expect(codeOf(await collect(late, id))).toBe(ErrorCode.promotionOver);
    expect((await collect(player, id)).status).toBe(200);
    expect(codeOf(await offers.house.request('GET', dailyDeposit.path))).toBe(ErrorCode.logInFirst);
  });
});
