import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { balanceFlow } from '../../../contract/http/money/statement.ts';
import { settleTrigger } from '../../../contract/http/offers/promotions.ts';
import {
  vipConfigs,
  vipRewardClaim,
  vipRewardOrders,
  vipUserLevel,
} from '../../../contract/http/offers/vip.ts';
import { phoneRegister, type SignedIn } from '../../../contract/http/people/accounts.ts';
import { LEVEL_SCORES } from '../../../contract/promotions/vipLevels.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { PASSWORD } from '../../testing/testHouse.ts';
import { VIP } from './settings.ts';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
  await offers.house.db.pool.query(
    `INSERT INTO wagering_games (game, percent, bonus_money) VALUES ('whole', 100, true), ('fifth', 20, true)`,
  );
});
afterAll(() => offers.close());

const level = ({ token }: SignedIn) => offers.house.call(vipUserLevel, { token });
const orders = ({ token }: SignedIn) => offers.house.call(vipRewardOrders, { token });
const claim = (player: SignedIn, id: string, key?: string) =>
  offers.claim(vipRewardClaim, player, { id }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const play = (player: SignedIn, staked: bigint, game = 'whole') =>
  offers.play(player.user.id, staked, { game });
const wealth = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;

describe('VIP levels', () => {
  it('have one table for everybody, visible to visitors', async () => {
    const { levels, ...rest } = await offers.house.call(vipConfigs);
    expect(rest).toEqual({ keptDays: 90, warnedDays: 14, cashbackDays: 30 });
    expect(levels.map((one) => one.score)).toEqual([...LEVEL_SCORES]);
    expect(levels.map((one) => Number(BigInt(one.reward) / U))).toEqual([
      ...[0, 2, 8, 25, 60, 150, 400, 1_000, 2_500, 6_000, 15_000],
    ]);
    expect(levels.map((one) => one.originalBackRate)).toEqual([0, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30]);
    expect(levels.map((one) => one.slotsBackRate)).toEqual([0, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50]);
    expect(levels.map((one) => BigInt(one.kept))).toEqual(
      LEVEL_SCORES.map((score) => (BigInt(score) * U) / 20n),
    );
  });

  it('are reached as soon as the score is, and each gives its reward once in a hundred concurrent claims', async () => {
    const player = await offers.house.register();
    expect(await level(player)).toEqual({
      ...{ level: 0, top: 0, since: null, score: 0, progressRate: 0, falls: null, expires: null },
      ...{ originalBackRate: 0, slotsBackRate: 0, cashbackBonus: '0', recent: '0', breakUntil: null },
      ...{ missing: `${1_000n * U}`, levelBonus: `${2n * U}` },
    });
    await play(player, 1_000n * U - 1n);
    expect(await level(player)).toMatchObject({ level: 0, score: 999, missing: '1', progressRate: 0.9999 });
    expect(await orders(player)).toEqual({ rewards: [], changes: [] });
    await play(player, 1n);
    const { vip, awards } = await offers.house.call(settleTrigger, { token: player.token });
    expect(vip).toEqual({ level: 1, since: expect.any(Number), celebrated: 0 });
    expect(awards.map(({ promotion, awardKey }) => [promotion, awardKey])).toContainEqual(['vip', 'level 1']);
    expect(await level(player)).toMatchObject({
      ...{
        level: 1,
        top: 1,
        score: 1_000,
        progressRate: 0,
        levelBonus: `${8n * U}`,
        missing: `${4_000n * U}`,
      },
      ...{ originalBackRate: 5, slotsBackRate: 10, since: vip?.since },
    });
    const { rewards, changes } = await orders(player);
    expect(changes).toEqual([{ at: vip?.since, from: 0, to: 1 }]);
    expect(rewards).toMatchObject([
      { level: 1, award: { amount: `${2n * U}`, state: 'claimable', turnover: 0, expiresAt: null } },
    ]);
    const id = rewards[0]?.award.id ?? '';
    const stranger = await offers.house.register();
    expect(codeOf(await claim(stranger, id))).toBe(ErrorCode.notFound);
    const before = await wealth(player);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => claim(player, id, `reward-${i}`)),
    );
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((one) => codeOf(one) === ErrorCode.awardClaimed)).toHaveLength(99);
    expect((await wealth(player)) - before).toBe(2n * U);
    expect((await claim(player, id, `reward-${done}`)).json).toEqual(answers[done]?.json);
    const { items } = await offers.house.call(balanceFlow, { token: player.token, input: { count: 10 } });
    expect(items[0]).toMatchObject({ kind: 'prize', promotion: 'vip', amount: `${2n * U}` });
  });

  it('count each game by its wagering percentage, and several can be reached with one bet', async () => {
    const player = await offers.house.register();
    await play(player, 5n * (20_000n * U - 1n), 'fifth');
    expect(await level(player)).toMatchObject({ level: 2, score: 19_999 });
    await play(player, 5n, 'fifth');
    expect(await level(player)).toMatchObject({ level: 3, score: 20_000 });
    const { rewards, changes } = await orders(player);
    expect(rewards.map((one) => [one.level, Number(BigInt(one.award.amount) / U)])).toEqual([
      [3, 25],
      [2, 8],
      [1, 2],
    ]);
    expect(changes.map(({ from, to }) => [from, to])).toEqual([
      [2, 3],
      [0, 2],
    ]);
  });

  it('are celebrated on one device, and one that was not reached is not recorded', async () => {
    const player = await offers.house.register();
    const trigger = async (celebrated?: number) =>
      (await offers.house.call(settleTrigger, { token: player.token, input: { celebrated } })).vip;
    expect(await trigger(3)).toBeNull();
    await play(player, 20_000n * U);
    expect(await trigger()).toMatchObject({ level: 3, celebrated: 0 });
    expect(await trigger(4)).toMatchObject({ level: 3, celebrated: 0 });
    expect(await trigger(3)).toMatchObject({ level: 3, celebrated: 3 });
    expect(await trigger(1)).toMatchObject({ celebrated: 3 });
    await play(player, 40_000n * U);
    expect(await trigger()).toMatchObject({ level: 4, celebrated: 3 });
  });

  it('go up to ten, with nothing after it', async () => {
    const player = await offers.house.register();
    await play(player, 60_000_000n * U);
    expect(await level(player)).toMatchObject({
      ...{
        level: 10,
        progressRate: 1,
        missing: '0',
        levelBonus: '0',
        originalBackRate: 30,
        slotsBackRate: 50,
      },
    });
    const { rewards } = await orders(player);
    const sum = rewards.reduce((all, { award }) => all + BigInt(award.amount), 0n);
    expect(sum).toBe((BigInt(VIP.rewards.reduce((all, one) => all + one, 0)) * U) / 100n);
  });

  it('are written once in many concurrent requests', async () => {
    const player = await offers.house.register();
    await play(player, 5_000n * U);
    await Promise.all(Array.from({ length: 24 }, () => level(player)));
    const { rewards, changes } = await orders(player);
    expect([rewards.length, changes.length]).toEqual([2, 1]);
  });

  it('give their rewards once per person: a second account on the browser reaches the level without a reward', async () => {
    const cookie = `kilat_device=${randomBytes(16).toString('base64url')}`;
    const register = (phone: string) =>
      offers.house.call(phoneRegister, { input: { phone, password: PASSWORD }, headers: { cookie } });
    const [first, second] = [await register('820000001'), await register('820000002')];
    for (const one of [first, second]) await play(one, 1_000n * U);
    expect((await orders(first)).rewards[0]?.award.state).toBe('claimable');
    expect((await level(second)).level).toBe(1);
    const [reward] = (await orders(second)).rewards;
    expect(reward?.award).toMatchObject({ state: 'void', reason: 'oncePerPerson' });
    expect(codeOf(await claim(second, reward?.award.id ?? ''))).toBe(ErrorCode.notForPlayer);
  });

  it('rise during a time-out, and give nothing before its end', async () => {
    const player = await offers.house.register();
    await play(player, 1_000n * U);
    const [reward] = (await orders(player)).rewards;
    await play(player, 4_000n * U);
    await offers.takeBreak(player.user.id, 3_600_000);
    expect(await level(player)).toMatchObject({ level: 2, breakUntil: expect.any(Number) });
    expect((await orders(player)).rewards).toHaveLength(1);
    expect(codeOf(await claim(player, reward?.award.id ?? ''))).toBe(ErrorCode.onBreak);
    await offers.pass(3_601_000);
    expect((await claim(player, reward?.award.id ?? '')).status).toBe(200);
    expect((await orders(player)).rewards.map((one) => one.award.state)).toEqual(['claimable', 'claimed']);
  });

  it('give nothing while switched off by an operator, and afterwards the rewards of reached levels', async () => {
    const player = await offers.house.register();
    await play(player, 1_000n * U);
    const [reward] = (await orders(player)).rewards;
    await offers.set('vip', { active: false });
    expect(codeOf(await claim(player, reward?.award.id ?? ''))).toBe(ErrorCode.promotionOver);
    expect((await level(player)).level).toBe(1);
    await offers.set('vip', { active: true });
    expect((await claim(player, reward?.award.id ?? '')).status).toBe(200);
  });

  it('are for players: a visitor has to sign in', async () => {
    for (const { method, path, body } of [
      { ...vipUserLevel, body: undefined },
      { ...vipRewardOrders, body: undefined },
      { ...vipRewardClaim, body: { id: '1' } },
    ])
      expect(codeOf(await offers.house.request(method, path, { body }))).toBe(ErrorCode.logInFirst);
  });
});
