import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { crashMyHistory } from '../../../contract/games/crash/operations.ts';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import { userSecurity } from '../../../contract/http/people/security.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { byTwo } from '../../testing/ledger/testOperators.ts';
import { codeOf } from '../../testing/people/testSecurity.ts';
import { addOwner, linkTo, requestFor, signInFrom, turnFactorOn } from '../../testing/people/testTakeover.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 3_600_000 } } });
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

it('an authenticator removed by operators ends the sessions, blocks withdrawals, and notifies its player with a link', async () => {
  const owner = await addOwner(house);
  await turnFactorOn(house, owner.token);
  const channel = house.connect(owner.token);
  await byTwo(house.db, "credentials_remove($1, 'identity card seen')", [owner.userId]);
  expect(await codeOf(house, userBrief, owner.token)).toBe(ErrorCode.badToken);
  expect(await linkTo(house, `+62${owner.phone}`, 'mfaOff')).toMatch(/\/stop\//);
  await vi.waitFor(
    () => expect(channel.call(crashMyHistory)).rejects.toMatchObject({ errCode: ErrorCode.logInFirst }),
    10_000,
  );
  const { token, answer } = await signInFrom(house, owner.phone);
  expect(answer.status).toBe(200);
  expect(await house.call(userSecurity, { token })).toMatchObject({ mfa: false, pin: false });
});

it('a phone bound by operators is reported to the previous one, and signs in', async () => {
  const owner = await addOwner(house);
  await byTwo(house.db, "phone_set($1, '+6281377788899', 'identity card seen')", [owner.userId]);
  expect(await linkTo(house, `+62${owner.phone}`, 'phoneChanged')).toMatch(/\/stop\//);
  expect((await signInFrom(house, owner.phone)).answer.json.errCode).toBe(ErrorCode.wrongPhoneOrPassword);
  const { token } = await signInFrom(house, '81377788899');
  await vi.waitFor(async () =>
    expect((await requestFor(house, token, owner.account)).json.errCode).toBe(ErrorCode.withdrawalsHeld),
  );
});
