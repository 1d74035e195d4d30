import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { refusing } from '../../money/ledger/call.ts';
import { type Attempts, attemptsOf } from '../accounts/attempts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import { type AskedCode, type Contact, type ContactCodes, noGood } from '../messages/contactCodes.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';

const PURPOSE = 'resetPassword';

interface Parts {
  db: Database;
  codes: ContactCodes;
  sessions: Sessions;
  attempts: Attempts;
  events: SecurityEvents;
}

/** A new password by a code sent to the account's phone or e-mail. Nothing of it tells whether there is an account. */
export class PasswordReset {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends a code. Refusal: 667 asked too often. */
  async ask(contact: Contact): Promise<AskedCode> {
    const { db, codes } = this.#parts;
    const [user] = await db.orm.select({ id: users.id }).from(users).where(holds(contact));
    return codes.ask(PURPOSE, contact, user !== undefined);
  }

  /**
   * Changes the password, ends every session and forgives earlier attempts, in one transaction. A stopped account goes on
   * by it. Refusals: 7019, by e-mail 2002, the code is wrong, used or too old; 7027 the account is stopped and the contact
   * too new to be sure whose it is.
   */
  async change(contact: Contact, code: string, password: string): Promise<void> {
    const { db, codes, sessions, attempts, events } = this.#parts;
    const codeId = await codes.guess(PURPOSE, contact, code);
    const passwordHash = await hashPassword(password);
    const { event, ended } = await db.orm.transaction(async (tx) => {
      await codes.use(codeId, contact, tx);
      const [user] = await tx.update(users).set({ passwordHash }).where(holds(contact)).returning();
      if (!user) throw noGood(contact);
      const changed = contact.channel === 'email' ? 'emailChanged' : 'phoneChanged';
      await refusing(tx.execute(sql`SELECT account_recover(${user.id}, ${changed})`));
      const event = await events.record(tx, { userId: user.id, kind: 'passwordChanged', holds: true });
      await attempts.clear(attemptsOf(user), tx);
      return { event, ended: await sessions.endAll(user.id, tx) };
    });
    sessions.tell(ended);
    await events.tell(event);
  }
}

/** The condition for the account that has a contact bound. */
function holds({ channel, to }: Contact) {
  return eq(channel === 'email' ? users.email : users.phone, to);
}
