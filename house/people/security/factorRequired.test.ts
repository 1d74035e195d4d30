import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { bankAccountAdd, bankAccountChange } from '../../../contract/http/money/bankAccounts.ts';
import { emailBind, emailCode, userPassword, userPinChange } from '../../../contract/http/people/security.ts';
import { queueRound } from '../../money/ledger/bets/rounds.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { refusal, stake } from '../../testing/ledger/testLedger.ts';
import { monthAfter, turnMonth } from '../../testing/ledger/testMonths.ts';
import { PIN } from '../../testing/payments/testPayments.ts';
import { codeOf, codeTo } from '../../testing/people/testSecurity.ts';
import {
  addOwner,
  type Owner,
  requestFor,
  stateOf,
  turnFactorOn,
} from '../../testing/people/testTakeover.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const NEW_PASSWORD = 'battery staple';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 3_600_000 } } });
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

/** A test database has already begun two months. */
let turned = 2;
/** Begins the next month's partitions. */
async function nextMonth(): Promise<void> {
  turned += 1;
  await turnMonth(house.db, monthAfter(turned));
}

/** A player's bet with a key, on its own round. */
async function betWith(key: string, { userId, account }: Owner) {
  const round = { game: 'wingo', roundId: BigInt(account) };
  await queueRound(house.db, { ...round, secret: 's', commitment: 'c', public: {} });
  return stake(house.db, BigInt(userId), round.roundId, { key, game: round.game });
}

describe('an authenticator', () => {
  it('is required where money leaves and where its protection is changed', async () => {
    const { token, account } = await addOwner(house);
    const { backupCodes, codeAt } = await turnFactorOn(house, token);
    const next = () => backupCodes.pop() ?? '';
    const fields = { bank: 'BRI', number: '121212121212121', holder: 'Budi Santoso', pin: PIN };
    const calls: [string, (factorCode?: string) => Promise<unknown>][] = [
      [
        'withdraw',
        async (factorCode) =>
          (await requestFor(house, token, account, { ...(factorCode && { factorCode }) })).json.errCode ??
          'done',
      ],
      ['bankAccountAdd', (factorCode) => codeOf(house, bankAccountAdd, token, { ...fields, factorCode })],
      [
        'bankAccountChange',
        (factorCode) =>
          codeOf(house, bankAccountChange, token, {
            id: account,
            ...fields,
            number: '343434343434343',
            factorCode,
          }),
      ],
      [
        'userPinChange',
        (factorCode) => codeOf(house, userPinChange, token, { by: 'pin', oldPin: PIN, pin: PIN, factorCode }),
      ],
      [
        'userPassword',
        (factorCode) =>
          codeOf(house, userPassword, token, { oldPassword: PASSWORD, password: NEW_PASSWORD, factorCode }),
      ],
    ];
    for (const [name, act] of calls) {
      expect([name, await act()]).toEqual([name, ErrorCode.factorNeeded]);
      expect([name, await act('ZZZZ-ZZZZ-ZZZZ')]).toEqual([name, ErrorCode.wrongFactor]);
      expect([name, await act(next())]).toEqual([name, 'done']);
    }
    const email = `mfa${Date.now()}@mail.example`;
    await house.call(emailCode, { token, input: { purpose: 'bindEmail', email } });
    const code = await codeTo(house, email);
    expect(await codeOf(house, emailBind, token, { email, code })).toBe(ErrorCode.factorNeeded);
    expect(await codeOf(house, emailBind, token, { email, code, factorCode: await codeAt(1) })).toBe('done');
  });

  it('is not required again for a repeated request', async () => {
    const { token, account } = await addOwner(house);
    const { backupCodes } = await turnFactorOn(house, token);
    const sent = { key: `again-${account}`, factorCode: backupCodes[0] ?? '' };
    const [first, second] = [
      await requestFor(house, token, account, sent),
      await requestFor(house, token, account, sent),
    ];
    expect([first.status, second.text]).toEqual([200, first.text]);
    const other = await requestFor(house, token, account, { ...sent, amount: '20000000' });
    expect(other.json.errCode).toBe(ErrorCode.badParameter);
    await vi.waitFor(async () => expect(await stateOf(house, first.json.id)).toBe('review'), {
      timeout: 20_000,
    });
  });

  it.each([0, 1, 2])('is required with the key of a bet of %i months ago', async (months) => {
    const owner = await addOwner(house);
    const { token, account } = owner;
    const { backupCodes } = await turnFactorOn(house, token);
    const key = `bet-${account}`;
    await nextMonth();
    await betWith(key, owner);
    for (let month = 0; month < months; month++) await nextMonth();
    const request = async (sent: { key?: string; factorCode?: string }) =>
      (await requestFor(house, token, account, sent)).json.errCode ?? 'done';
    expect(await request({ key })).toBe(ErrorCode.badParameter);
    // A code is not used up by a request refused because of its key.
    const factorCode = backupCodes[0] ?? '';
    expect(await request({ key, factorCode })).toBe(ErrorCode.badParameter);
    expect(await request({})).toBe(ErrorCode.factorNeeded);
    expect(await request({ factorCode })).toBe('done');
  });
});

it('a bet with the key of a withdrawal of a month ago is refused, because the bodies differ', async () => {
  const owner = await addOwner(house);
  await nextMonth();
  const key = `payout-${owner.account}`;
  expect((await requestFor(house, owner.token, owner.account, { key })).status).toBe(200);
  await nextMonth();
  expect(await betWith(key, owner).catch(refusal)).toBe(ErrorCode.badParameter);
});
