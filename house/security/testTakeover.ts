import { vi } from 'vitest';
import { phoneLogin } from '../../contract/http/accounts.ts';
import { withdraw } from '../../contract/http/withdrawals.ts';
import { addHolder, keyed, PIN, recharge, referenceOf, tell } from '../payments/testPayments.ts';
import { PASSWORD, type TestHouse } from '../testHouse.ts';

/** What tests of takeovers set up with. */

/** A player with a PIN, a bank account and money from outside, all set up on their first device. */
export async function addOwner(house: TestHouse, amount = 50_000_000n) {
  const owner = await addHolder(house);
  const order = await recharge(house, owner.token, amount.toString());
  const reference = await referenceOf(house, 'deposit_orders', order.id);
  await tell(house, { kind: 'paid', reference, payment: `pay-${order.id}`, amount });
  const { rows } = await house.db.pool.query('SELECT phone FROM users WHERE id = $1', [owner.userId]);
  return { ...owner, phone: String(rows[0].phone).replace('+62', '') };
}

export type Owner = Awaited<ReturnType<typeof addOwner>>;

/** Asks for money and says what came of it: the whole answer. */
export function askFor(
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

/** Signs in, from a browser that is known by its cookie or from another one. */
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
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

interface SignInFrom {
  cookie?: string;
  agent?: string;
  password?: string;
}

/** The token of the link in the last message about something that was changed. */
export function linkTo(house: TestHouse, to: string, purpose: string): Promise<string> {
  return vi.waitFor(async () => {
    const { rows } = await house.db.pool.query<{ text: string }>(
      'SELECT text FROM outbox WHERE "to" = $1 AND purpose = $2 ORDER BY id DESC LIMIT 1',
      [to, purpose],
    );
    const path = /https?:\/\/[^/]+(\/stop\/\w+)/.exec(rows[0]?.text ?? '')?.[1];
    if (path === undefined) throw new Error(`${to} was told of no ${purpose}`);
    return path;
  });
}

/** Lets time pass for all that was changed of a player's account. */
export async function pass({ db }: TestHouse, userId: string, ms: number): Promise<void> {
  const client = await db.pool.connect();
  try {
    // What happened is never changed, but by this.
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
