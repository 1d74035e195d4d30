import { eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { PhonePassword } from '../../contract/http/accounts.ts';
import type { Market } from '../../contract/markets.ts';
import type { Database } from '../db/database.ts';
import { CODE_LIFETIME_MS, type MessageCodes } from '../messages/codes.ts';
import type { Messages } from '../messages/gateway.ts';
import { codeText } from '../messages/texts.ts';
import type { Attempts } from './attempts.ts';
import { hashPassword } from './passwords.ts';
import { phoneOf } from './phones.ts';
import type { Sessions } from './sessions.ts';
import { users } from './tables.ts';

const PURPOSE = 'resetPassword';

interface Parts {
  db: Database;
  market: Market;
  codes: MessageCodes;
  messages: Messages;
  sessions: Sessions;
  attempts: Attempts;
}

/** A new password by a code sent to the account's phone. Nothing of it tells whether a phone has an account. */
export class PasswordReset {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends a code; ms since 1970. Refusals: 3 not a phone of the market, 667 asked too often. */
  async ask(digits: string): Promise<{ resendAt: number; expiresAt: number }> {
    const { db, market, codes, messages } = this.#parts;
    const phone = phoneOf(digits, market);
    const { code, resendAt, expiresAt } = await codes.issue(PURPOSE, phone);
    const [user] = await db.orm.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    const text = codeText(PURPOSE, market.language, code, CODE_LIFETIME_MS);
    if (user) messages.send({ channel: 'sms', to: phone, text, purpose: PURPOSE });
    return { resendAt, expiresAt };
  }

  /**
   * Changes the password, ends every session and forgives earlier attempts, in one transaction. Refusals: 3 not a
   * phone of the market, 7019 the code is wrong, used or too old.
   * @returns the token hashes of the sessions that ended
   */
  async change({ phone: digits, code, password }: PhonePassword): Promise<string[]> {
    const { db, market, codes, sessions, attempts } = this.#parts;
    const phone = phoneOf(digits, market);
    const codeId = await codes.guess(PURPOSE, phone, code);
    if (codeId === null) throw new Refusal(ErrorCode.wrongCode);
    const passwordHash = await hashPassword(password);
    return db.orm.transaction(async (tx) => {
      if (!(await codes.use(codeId, tx))) throw new Refusal(ErrorCode.wrongCode);
      const [user] = await tx
        .update(users)
        .set({ passwordHash })
        .where(eq(users.phone, phone))
        .returning({ id: users.id });
      if (!user) throw new Refusal(ErrorCode.wrongCode);
      await attempts.clear(phone, tx);
      return sessions.endAll(user.id, tx);
    });
  }
}
