import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawInfo } from '../../../contract/http/money/withdrawals.ts';
import { appDeposit, appDepositClaim } from '../../../contract/http/offers/appDeposit.ts';
import { phoneRegister, type SignedIn } from '../../../contract/http/people/accounts.ts';
import { givenOf, payIn, startDeposits, takeBack } from '../../testing/offers/depositor.ts';
import { type OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { PASSWORD, type TestHouse } from '../../testing/testHouse.ts';

const IN_APP = { inApp: true };

let offers: OffersHouse;
let house: TestHouse;
beforeAll(async () => {
  offers = await startDeposits();
  house = offers.house;
});
afterAll(() => offers.close());

const page = ({ token }: SignedIn) => house.call(appDeposit, { token });
const claim = (who: SignedIn) => offers.claim(appDepositClaim, who);
const codeOf = ({ status, json }: { status: number; json: Record<string, unknown> }) =>
  status === 200 ? 0 : json.errCode;

it('the first deposit, if made in the app, gives 10 U once, beside the gift chosen with it', async () => {
  const player = await house.register();
  const { token } = player;
  expect(await page(player)).toMatchObject({ refused: null, award: null, bonus: (10n * U).toString() });
  expect(codeOf(await claim(player))).toBe(1020);
  const id = await payIn(house, token, 100n, { ...IN_APP, promotion: 'newUserDeposit' });
  expect(await page(player)).toMatchObject({ refused: 'taken', award: { state: 'claimable', turnover: 5 } });
  const answers = await Promise.all(Array.from({ length: 100 }, () => claim(player)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await house.call(withdrawInfo, { token })).bonus?.amount).toBe((30n * U).toString());
  // The app's award is not part of the chosen gift.
  expect(await givenOf(house, token, id)).toBe(20);
});

it('is used up by a first deposit in a browser, and a later one in the app earns nothing', async () => {
  const player = await house.register();
  await payIn(house, player.token, 20n);
  await payIn(house, player.token, 100n, IN_APP);
  expect(await page(player)).toMatchObject({ refused: 'over', award: null });
  expect(codeOf(await claim(player))).toBe(1020);
});

it('is given once per person, not during a time-out or for a charged-back deposit, and expires after 30 days', async () => {
  const cookie = `kilat_device=${randomBytes(16).toString('base64url')}`;
  const register = (phone: string): Promise<SignedIn> =>
    house.call(phoneRegister, { input: { phone, password: PASSWORD }, headers: { cookie } });
  const [one, two] = [await register('813000001'), await register('813000002')];
  for (const { token } of [one, two]) await payIn(house, token, 20n, IN_APP);
  expect((await page(one)).award).toMatchObject({ state: 'claimable' });
  expect((await page(two)).award).toMatchObject({ state: 'void', reason: 'oncePerPerson' });
  await offers.takeBreak(one.user.id, 3_600_000);
  expect(codeOf(await claim(one))).toBe(7030);
  const back = await house.register();
  const id = await payIn(house, back.token, 20n, IN_APP);
  expect((await page(back)).award).toMatchObject({ state: 'claimable' });
  await takeBack(house, id, 20n);
  expect(codeOf(await claim(back))).toBe(1022);
  const late = await house.register();
  await payIn(house, late.token, 20n, IN_APP);
  await offers.pass(30 * 86_400_000 + 60_000);
  expect(codeOf(await claim(late))).toBe(1020);
});
