import { afterAll, beforeAll, expect, it } from 'vitest';
import { payInfo } from '../../../contract/http/money/deposits.ts';
import { specialDeposit } from '../../../contract/http/offers/depositGifts.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { givenOf, payIn, refusalOf, startDeposits } from '../../testing/offers/depositor.ts';
import { type OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import type { TestHouse } from '../../testing/testHouse.ts';

const DAY = 86_400_000;
const CHOSEN = { promotion: 'specialDeposit' };

let offers: OffersHouse;
let house: TestHouse;
beforeAll(async () => {
  offers = await startDeposits();
  house = offers.house;
});
afterAll(() => offers.close());

const page = ({ token }: SignedIn) => house.call(specialDeposit, { token });
const offered = async ({ token }: SignedIn) =>
  (await house.call(payInfo, { token })).promotions.map(({ code }) => code);

it('begins when it is first viewed from the fifth day on, for 48 hours, with 30 % up to a share of the stakes since that deposit', async () => {
  const player = await house.register();
  const [late, idle, never] = [await house.register(), await house.register(), await house.register()];
  for (const { token } of [player, late, idle]) await payIn(house, token, 20n);
  await offers.tomorrow(1);
  for (const { user } of [player, late, never]) await offers.play(user.id, 20_000n * U);
  await offers.pass(4 * DAY - 2 * 3_600_000);
  const before = await page(player);
  expect([before.offer, before.endTime, before.refused]).toEqual([null, null, 'notYet']);
  await offers.pass(DAY);
  const began = offers.now();
  const { offer, endTime } = await page(player);
  expect(offer).toMatchObject({ percent: 30, most: (20n * U).toString(), turnover: 8 });
  expect(Math.abs((endTime ?? 0) - began - 2 * DAY)).toBeLessThan(10_000);
  expect((await page(idle)).refused).toBe('notYet');
  expect((await page(never)).refused).toBe('notYet');
  await offers.pass(2 * DAY - 60_000);
  expect((await page(player)).endTime).toBe(endTime);
  const id = await payIn(house, player.token, 50n, CHOSEN);
  expect(await givenOf(house, player.token, id)).toBe(15);
  expect(await page(player)).toMatchObject({ offer: null, refused: 'notYet' });
  expect(await refusalOf(house, player.token, 50n, CHOSEN)).toBe(1028);
  // A later first view starts it later, also for two days.
  expect(await offered(late)).toContain('specialDeposit');
  await offers.pass(2 * DAY + 60_000);
  expect(await page(late)).toMatchObject({ offer: null, refused: 'over' });
  expect(await offered(late)).toEqual(['secondDeposit']);
});

it('never comes after two weeks without a view, nor during a time-out', async () => {
  const [late, resting] = [await house.register(), await house.register()];
  for (const { token } of [late, resting]) await payIn(house, token, 20n);
  await offers.tomorrow(1);
  for (const { user } of [late, resting]) await offers.play(user.id, 5_000n * U);
  await offers.pass(6 * DAY);
  await offers.takeBreak(resting.user.id, DAY);
  expect(await page(resting)).toMatchObject({ offer: null, refused: null });
  await offers.pass(DAY + 60_000);
  expect((await page(resting)).offer).toMatchObject({ most: (5n * U).toString() });
  await offers.pass(7 * DAY);
  expect(await page(late)).toMatchObject({ offer: null, refused: 'over' });
});

it('counts the stakes of the deposit’s own day, and none for two offers', async () => {
  const player = await house.register();
  await payIn(house, player.token, 20n);
  await offers.play(player.user.id, 5_000n * U);
  await offers.pass(6 * DAY);
  await offers.play(player.user.id, 2_000n * U);
  expect((await page(player)).offer).toMatchObject({ most: (7n * U).toString() });
  // The deposit that takes it is of the same day, and so is more play.
  await payIn(house, player.token, 50n, CHOSEN);
  await offers.play(player.user.id, 3_000n * U);
  await offers.pass(6 * DAY);
  expect((await page(player)).offer).toMatchObject({ most: (3n * U).toString() });
});
