import { randomInt } from 'node:crypto';
import type { Call } from '../../../contract/http/call.ts';
import { addressOf } from '../../../contract/http/call.ts';
import { bankAccountAdd } from '../../../contract/http/money/bankAccounts.ts';
import { payRecharge } from '../../../contract/http/money/deposits.ts';
import { withdraw } from '../../../contract/http/money/withdrawals.ts';
import { userPinSet } from '../../../contract/http/people/security.ts';
import type { GatewayEvent } from '../../money/payments/gateway.ts';
import { bodyOf, signed } from '../../money/payments/gatewayEvent.ts';
import { secretOf } from '../../money/payments/sandbox/secret.ts';
import { PASSWORD, type TestHouse } from '../testHouse.ts';

/** HTTP calls for tests of payments. */

export const PIN = '271828';

let last = 0;
/** Headers with a unique idempotency key. */
export function keyed(key?: string): { 'idempotency-key': string } {
  last += 1;
  return { 'idempotency-key': key ?? `key-${last}` };
}

/** The code of a call's refusal; 0 if it succeeds. @throws on a fault */
export async function codeOf<Input, Reply>(
  house: TestHouse,
  call: Call<Input, Reply>,
  { input, token, headers = {} }: { input?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  const { url, body } = addressOf(call, input);
  const answer = await house.request(call.method, url, {
    headers,
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
  });
  if (answer.status >= 500) throw new Error(`${call.method} ${url} answered ${answer.status} ${answer.text}`);
  return answer.status === 200 ? 0 : Number(answer.json.errCode);
}

/** A player with a PIN and a unique bank account. */
export async function addHolder(house: TestHouse) {
  const { token, user } = await house.register();
  await house.call(userPinSet, { token, input: { pin: PIN, password: PASSWORD } });
  const account = await house.call(bankAccountAdd, {
    token,
    input: { bank: 'BCA', number: `${randomInt(100_000, 1_000_000)}6789`, holder: 'Budi Santoso', pin: PIN },
  });
  return { token, userId: user.id, account: account.id };
}

export function recharge(
  house: TestHouse,
  token: string,
  amount: string,
  port = 'qris',
  bank?: string,
  promotion?: string,
) {
  return house.call(payRecharge, {
    token,
    headers: keyed(),
    input: { port, amount, bank, promotion },
  });
}

export function takeOut(
  house: TestHouse,
  { token, account }: { token: string; account: string },
  amount: string,
) {
  return house.call(withdraw, { token, headers: keyed(), input: { account, amount, pin: PIN } });
}

/** Sends a gateway's callback, correctly signed unless `headers` are given. */
export async function sendCallback(house: TestHouse, event: GatewayEvent, headers?: Record<string, string>) {
  const body = bodyOf(event);
  const secret = await secretOf(house.db, 'sandbox');
  return fetch(`${house.url}/callbacks/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(headers ?? signed(secret, body, house.house.clock.now())),
    },
    body,
  });
}

/** Our reference of a deposit or withdrawal, which otherwise only the gateway gets. */
export async function referenceOf(house: TestHouse, table: 'deposit_orders' | 'withdrawals', id: string) {
  const { rows } = await house.db.pool.query(`SELECT reference FROM ${table} WHERE id = $1`, [id]);
  return rows[0].reference as string;
}
