import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  continuousCollect,
  continuousDeposit,
  continuousLog,
  continuousProgress,
  continuousReward,
} from '../../../contract/http/offers/continuousDeposit.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(() => offers.close());

const state = ({ token }: SignedIn) => offers.house.call(continuousDeposit, { token });
const progress = ({ token }: SignedIn) => offers.house.call(continuousProgress, { token });
const collect = (who: SignedIn, id: string, key?: string) =>
  offers.claim(continuousCollect, who, { id }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
/** Adds a day that counts. */
async function day({ user }: SignedIn, deposited = 20n * U, staked = 20n * U) {
  await offers.deposit(user.id, deposited);
  await offers.play(user.id, staked);
}
const open = async (who: SignedIn) => (await state(who)).awards.map(({ awardKey }) => awardKey.split(' ')[1]);

it('three, five and seven days in a row give their step, from the exact minimum deposit and stake on', async () => {
  const player = await offers.house.register();
  const seen = [];
  for (let i = 1; i <= 7; i++) {
    await day(player, 20n * U - 1n);
    expect(await progress(player)).toMatchObject({ days: i - 1, today: { counts: false } });
    await offers.deposit(player.user.id, 1n);
    seen.push((await open(player)).length);
    expect((await progress(player)).days).toBe(i);
    if (i < 7) await offers.tomorrow(1);
  }
  expect(seen).toEqual([0, 0, 1, 1, 2, 2, 3]);
  const { awards } = await state(player);
  expect(awards.map(({ amount }) => (100n * BigInt(amount)) / U).toSorted()).toEqual([2n, 4n, 6n]);
  const { token } = player;
  expect((await offers.house.call(continuousReward, { token })).map(({ days }) => days)).toEqual([
    ...[3, 5, 7, 14, 30],
  ]);
});

it('a day without a deposit, or without its stake, restarts the count, and earned awards stay', async () => {
  const player = await offers.house.register();
  for (let i = 0; i < 3; i++) {
    await day(player);
    await offers.tomorrow(1);
  }
  // Yesterday's run continues until midnight.
  expect((await progress(player)).days).toBe(3);
  await day(player, 100n * U, 20n * U - 1n);
  await offers.tomorrow(1);
  expect(await progress(player)).toMatchObject({ days: 0, since: null });
  for (let i = 0; i < 3; i++) {
    await day(player);
    if (i < 2) await offers.tomorrow(1);
  }
  expect((await progress(player)).days).toBe(3);
  expect(await open(player)).toEqual(['3', '3']);
});

it('is collected once in a hundred concurrent requests, within seven days of the day that earned it, by its player', async () => {
  const [player, other] = [await offers.house.register(), await offers.house.register()];
  for (let i = 0; i < 5; i++) {
    await day(player);
    if (i < 4) await offers.tomorrow(1);
  }
  const { awards } = await state(player);
  const [first, second] = awards.map(({ id }) => id);
  expect(codeOf(await collect(other, first ?? ''))).toBe(704);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => collect(player, first ?? '', `k-${i}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await offers.pass(8 * 86_400_000);
  expect(codeOf(await collect(player, second ?? ''))).toBe(1025);
  const log = await offers.house.call(continuousLog, { token: player.token });
  expect(log.map(({ state: ended }) => ended).toSorted()).toEqual(['claimed', 'expired']);
});

it('promises and gives nothing during a time-out, and nothing afterwards for missed days', async () => {
  const player = await offers.house.register();
  for (let i = 0; i < 3; i++) {
    await day(player);
    if (i < 2) await offers.tomorrow(1);
  }
  await offers.takeBreak(player.user.id, 3_600_000);
  expect((await state(player)).awards).toEqual([]);
  await offers.pass(3_601_000);
  expect(await open(player)).toEqual(['3']);
});
