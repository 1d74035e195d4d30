import { generate } from 'otplib';
import { expect, vi } from 'vitest';
import { withdraw } from '../../../contract/http/money/withdrawals.ts';
import { phoneCheck, phoneLogin } from '../../../contract/http/people/accounts.ts';
import {
  emailBind,
  emailCode,
  userMfaBegin,
  userMfaConfirm,
  userPhoneBind,
  userPhoneCode,
} from '../../../contract/http/people/security.ts';
import { addHolder, keyed, PIN, recharge, referenceOf, sendCallback } from '../payments/testPayments.ts';
import { PASSWORD, type TestHouse } from '../testHouse.ts';
import { cookieOf, DEVICE_COOKIE } from './testCookies.ts';
import { codeTo } from './testSecurity.ts';

/** Set-up for tests of account takeovers. */

/** A player with a PIN, a bank account and deposited money, all set up on their first device. */
export async function addOwner(house: TestHouse, amount = 50_000_000n) {
  const owner = await addHolder(house);
  const order = await recharge(house, owner.token, amount.toString());
  const reference = await referenceOf(house, 'deposit_orders', order.id);
  await sendCallback(house, { kind: 'paid', reference, payment: `pay-${order.id}`, amount });
  const { rows } = await house.db.pool.query('SELECT phone FROM users WHERE id = $1', [owner.userId]);
  return { ...owner, phone: String(rows[0].phone).replace('+62', '') };
}

export type Owner = Awaited<ReturnType<typeof addOwner>>;

/** Requests a withdrawal and returns the whole answer. */
export function requestFor(
  house: TestHouse,
  token: string,
  account: string,
  more: { amount?: string; pin?: string; factorCode?: string; key?: string } = {},
) {
  const { amount = '10000000', pin = PIN, factorCode, key } = more;
  return house.request('POST', withdraw.path, {
    token,
    headers: keyed(key),
    body: { account, amount, pin, ...(factorCode && { factorCode }) },
  });
}

/** Signs in, from a browser known by its cookie or from another one. */
export async function signInFrom(
  house: TestHouse,
  account: string,
  { cookie, agent = 'Firefox/130.0 (X11; Linux)', password = PASSWORD }: SignInFrom = {},
) {
  const answer = await house.request('POST', phoneLogin.path, {
    body: { account, password },
    headers: { 'user-agent': agent, ...(cookie && { cookie }) },
  });
  return {
    answer,
    token: String(answer.json.token),
    cookie: cookieOf(answer.headers, DEVICE_COOKIE),
  };
}

interface SignInFrom {
  cookie?: string;
  agent?: string;
  password?: string;
}

/** The token of the link in the last message about a security change. */
export function linkTo(house: TestHouse, to: string, purpose: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { rows } = await house.db.pool.query<{ text: string }>(
        'SELECT text FROM outbox WHERE "to" = $1 AND purpose = $2 ORDER BY id DESC LIMIT 1',
        [to, purpose],
      );
      const path = /https?:\/\/[^/]+(\/stop\/\w+)/.exec(rows[0]?.text ?? '')?.[1];
      if (path === undefined) throw new Error(`${to} was told of no ${purpose}`);
      return path;
    },
    { timeout: 20_000 },
  );
}

/** Binds a new e-mail address with the code sent to it. */
export async function bindEmail(house: TestHouse, token: string, password?: string) {
  const email = `p${Date.now()}${Math.trunc(Math.random() * 1e6)}@mail.example`;
  await house.call(emailCode, { token, input: { purpose: 'bindEmail', email } });
  const code = await codeTo(house, email);
  await house.call(emailBind, { token, input: { email, code, ...(password && { password }) } });
  return email;
}

/** Binds a new phone with the code sent to it. */
export async function bindPhone(house: TestHouse, token: string) {
  const phone = `8${Math.trunc(1e8 + Math.random() * 9e8)}`;
  await house.call(userPhoneCode, { token, input: { purpose: 'bindPhone', phone } });
  const code = await codeTo(house, `+62${phone}`);
  await house.call(userPhoneBind, { token, input: { phone, code, password: PASSWORD } });
  return phone;
}

/** Requests a code for a new password, and waits for it: other codes may have been sent there before. */
export async function resetCode(house: TestHouse, phone: string): Promise<string> {
  await house.call(phoneCheck, { input: { phone, purpose: 'resetPassword' as const } });
  await vi.waitFor(
    async () =>
      expect(
        (
          await house.db.pool.query(`SELECT FROM outbox WHERE "to" = $1 AND purpose = 'resetPassword'`, [
            `+62${phone}`,
          ])
        ).rowCount,
      ).toBe(1),
    { timeout: 20_000 },
  );
  return codeTo(house, `+62${phone}`);
}

/** Turns an authenticator on; returns its backup codes and the app's code of the step 30 s from now. */
export async function turnFactorOn(house: TestHouse, token: string) {
  const { secret } = await house.call(userMfaBegin, { token, input: { password: PASSWORD } });
  const codeAt = (step: number) =>
    generate({ secret, epoch: Math.floor(house.house.clock.now() / 1_000) + 30 * step });
  const { backupCodes } = await house.call(userMfaConfirm, { token, input: { code: await codeAt(0) } });
  return { backupCodes: [...backupCodes], codeAt };
}

/** Shifts all security changes of a player's account into the past. */
export async function pass({ db }: TestHouse, userId: string, ms: number): Promise<void> {
  const client = await db.pool.connect();
  try {
    // Events are append-only; only this test bypasses that.
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(
      'UPDATE security_events SET at = at - $2::bigint, hold_until = hold_until - $2::bigint WHERE user_id = $1',
      [userId, ms],
    );
    await client.query(
      'UPDATE bank_accounts SET held_until = held_until - $2::bigint WHERE user_id = $1 AND held_until > 0',
      [userId, ms],
    );
    await client.query('UPDATE stop_links SET expires_at = expires_at - $2::bigint WHERE user_id = $1', [
      userId,
      ms,
    ]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** The state of an order, by its id. */
export async function stateOf({ db }: TestHouse, id: unknown): Promise<string> {
  const { rows } = await db.pool.query('SELECT status FROM withdrawals WHERE id = $1', [id]);
  return rows[0]?.status;
}
