import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/db/database.ts';
import { type HashedFor, hashPassword } from '../accounts/passwords.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Contact } from '../messages/contactCodes.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { User } from './newAccount.ts';

interface Parts {
  sessions: Sessions;
  events: SecurityEvents;
}

/** An account claimed by its phone's owner, to be published after the commit. */
export interface Claimed {
  userId: bigint;
  /** Hashes of the sessions' tokens. */
  ended: string[];
}

/**
 * An account may have been created with another person's phone, who signs in to it later with a code. When a phone is verified
 * for the first time, from a browser unknown to the account, everything set up before ends (`account_claim` in
 * house/money/ledger/sql/holds.sql).
 */
export class PhoneClaims {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Whether a code of the account's phone claims it.
   * @param known the account knows the browser in which it is entered
   */
  isDue({ phoneProvedAt }: Pick<User, 'phoneProvedAt'>, known: boolean): boolean {
    return phoneProvedAt === null && !known;
  }

  /**
   * Ends what was set up before; its locks have to be the first of the transaction. Null, without changes, if the phone is no
   * longer the account's or was verified meanwhile.
   * @param passwordHash the hash of the new password
   */
  async claim(tx: Tx, userId: bigint, phone: string, passwordHash: string): Promise<Claimed | null> {
    const { rows } = await tx.execute<{ sessions: string[] | null; email: string | null }>(
      sql`SELECT sessions, email FROM account_claim(${userId}, ${phone}, ${passwordHash})`,
    );
    const { sessions = null, email = null } = rows[0] ?? {};
    if (sessions === null) return null;
    const before: Contact | null = email === null ? null : { channel: 'email', to: email };
    await this.#parts.events.record(tx, { userId, kind: 'phoneClaimed', blocksPayouts: true }, before);
    return { userId, ended: sessions };
  }

  publish({ userId, ended }: Claimed): void {
    this.#parts.sessions.publishEnded(ended);
    this.#parts.events.changed(userId);
  }
}

/** The hash of a random password that nobody knows. */
export function noPassword(by: HashedFor): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'), by);
}
