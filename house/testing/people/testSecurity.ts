import { vi } from 'vitest';
import { addressOf, type Call } from '../../../contract/http/call.ts';
import type { Answer, TestHouse } from '../testHouse.ts';

/** The code of a call's refusal, or 'done' if it succeeds. */
export async function codeOf<Input>(
  house: TestHouse,
  call: Call<Input, unknown>,
  token: string | undefined,
  input?: Input,
): Promise<unknown> {
  const { status, json } = await send(house, call, token, input);
  return status === 200 ? 'done' : json.errCode;
}

/** A call's whole answer. */
export function send<Input>(
  house: TestHouse,
  call: Call<Input, unknown>,
  token: string | undefined,
  input?: Input,
): Promise<Answer> {
  const { url, body } = addressOf(call, input);
  return house.request(call.method, url, { ...(token && { token }), ...(body && { body }) });
}

/** The code in the last message to a phone number (international form) or an e-mail address. */
export function codeTo(house: TestHouse, to: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { rows } = await house.db.pool.query<{ text: string }>(
        `SELECT text FROM outbox WHERE "to" = $1 AND text ~ '\\d{6}' ORDER BY id DESC LIMIT 1`,
        [to],
      );
      const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`nothing was sent to ${to}`);
      return code;
    },
    { timeout: 20_000 },
  );
}

/** Marks a player's phone as verified by an earlier code: later codes then keep existing security settings. */
export function provePhone(house: TestHouse, userId: string) {
  return house.db.pool.query('UPDATE users SET phone_proved_at = 1 WHERE id = $1', [userId]);
}

/** A code that differs from this one. */
export const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** Simulates that all sessions of a player have been idle for this long. */
export function leaveAlone(house: TestHouse, userId: string, ms: number) {
  return house.db.pool.query(
    'UPDATE sessions SET seen_at = seen_at - $2, fresh_until = fresh_until - $2 WHERE user_id = $1',
    [userId, ms],
  );
}
