import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { refusing } from '../../money/ledger/call.ts';
import { type Attempts, attemptsOf } from '../accounts/attempts.ts';
import type { Origin } from '../accounts/devices.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import { type Contact, type ContactCodes, noGood, type RequestedCode } from '../messages/contactCodes.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { PhoneClaims } from './phoneClaims.ts';

const PURPOSE = 'resetPassword';

interface Parts {
  db: Database;
  codes: ContactCodes;
  sessions: Sessions;
  attempts: Attempts;
  devices: KnownDevices;
  claims: PhoneClaims;
  events: SecurityEvents;
}

/** Password reset by a code sent to the account's phone or e-mail. Never reveals whether an account exists. */
export class PasswordReset {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends a code. Refusal: 667 requested too often. */
  async request(contact: Contact, network: string): Promise<RequestedCode> {
    const { db, codes } = this.#parts;
    const [user] = await db.orm.select({ id: users.id }).from(users).where(hasContact(contact));
    return codes.request(PURPOSE, contact, { network }, user !== undefined);
  }

  /**
   * Changes the password, ends every session and resets attempts, in one transaction. It reactivates a stopped account. A code
   * that verifies the phone for the first time may end everything set up before (phoneClaims.ts). Refusals: 7019, by e-mail
   * 2002, the code is wrong, used or expired; 7027 the account is stopped and the contact too new to be trusted.
   */
  async change(contact: Contact, code: string, password: string, origin: Origin): Promise<void> {
    const { db, codes, sessions, attempts, devices, claims, events } = this.#parts;
    const by = { network: origin.address };
    const codeId = await codes.guess(PURPOSE, contact, code, by);
    const [holder] = await db.orm.select().from(users).where(hasContact(contact));
    if (!holder) throw noGood(contact);
    const due =
      contact.channel === 'sms' && claims.isDue(holder, await devices.isKnown(db, holder.id, origin));
    const passwordHash = await hashPassword(password, by);
    const done = await db.orm.transaction(async (tx) => {
      const claimed = due ? await claims.claim(tx, holder.id, contact.to, passwordHash) : null;
      await codes.use(codeId, contact, tx);
      const [user] = await tx.update(users).set({ passwordHash }).where(hasContact(contact)).returning();
      if (user?.id !== holder.id) throw noGood(contact);
      const changed = contact.channel === 'email' ? 'emailChanged' : 'phoneChanged';
      await refusing(tx.execute(sql`SELECT account_recover(${user.id}, ${changed})`));
      await attempts.clear(attemptsOf(user), tx);
      if (claimed) return { claimed };
      await events.record(tx, { userId: user.id, kind: 'passwordChanged', blocksPayouts: true });
      return { claimed, ended: await sessions.endAll(user.id, tx) };
    });
    // The notification of a claim already mentions the new password.
    if (done.claimed) return claims.publish(done.claimed);
    sessions.publishEnded(done.ended);
    events.changed(holder.id);
  }
}

/** The condition for the account that has a contact bound. */
function hasContact({ channel, to }: Contact) {
  return eq(channel === 'email' ? users.email : users.phone, to);
}
