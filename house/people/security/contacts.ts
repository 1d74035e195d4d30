import { eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import { brokenUnique, type Database } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { Attempts } from '../accounts/attempts.ts';
import { lockSignedIn } from '../accounts/lockPlayer.ts';
import type { PasswordCheck } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import type { Contact, ContactCodes, RequestedCode } from '../messages/contactCodes.ts';
import type { SecondFactor } from './secondFactor.ts';
import type { SecurityEvents } from './securityEvents.ts';

/** Purposes of a code to a bound contact. */
type BoundPurpose = 'resetPin' | 'removeMfa';
type Channel = Contact['channel'];

interface Parts {
  db: Database;
  clock: Clock;
  codes: ContactCodes;
  passwords: PasswordCheck;
  factor: SecondFactor;
  events: SecurityEvents;
}

/** What a change of a contact requires besides the code. */
interface Proof {
  password?: string | undefined;
  factorCode?: string | undefined;
}

/** A player's verified phone and e-mail, and codes to them. */
export class Contacts {
  readonly #parts: Parts;
  readonly #attempts: Attempts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#attempts = new Attempts(parts.db, parts.clock);
  }

  /**
   * Sends a code to a contact that is to be bound. Whether another account has it is revealed only to its reader, by `bind`.
   * Refusal: 667, also for too many different contacts.
   */
  async requestBinding(userId: bigint, contact: Contact): Promise<RequestedCode> {
    await this.#attempts.count(`codes:${userId}`);
    return this.#parts.codes.request(bindPurpose(contact), contact, { player: userId });
  }

  /** Sends a code to the bound contact. Refusals: 2003 no e-mail, 7025 no phone is bound, 667. */
  async requestBoundCode(userId: bigint, channel: Channel, purpose: BoundPurpose): Promise<RequestedCode> {
    return this.#parts.codes.request(purpose, await this.bound(userId, channel), { player: userId });
  }

  /** The player's contact on a channel. Refusals: 2003, 7025. */
  async bound(userId: bigint, channel: Channel): Promise<Contact> {
    const [user] = await this.#parts.db.orm
      .select({ sms: users.phone, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    const to = user?.[channel] ?? null;
    if (to === null)
      throw new Refusal(channel === 'email' ? ErrorCode.emailNotBound : ErrorCode.phoneNotBound);
    return { channel, to };
  }

  /** Whether a code for binding is correct; this costs one of its tries. Refusals: 7019, 2002. */
  async verify(userId: bigint, contact: Contact, code: string): Promise<void> {
    await this.#parts.codes.guess(bindPurpose(contact), contact, code, { player: userId });
  }

  /**
   * Binds the contact that a code was sent to. Refusals: 7013 another one was bound and the password is wrong or missing, 7019
   * and 2002 the code is invalid, 7017 and 2001 another account has the contact, 7022 and 7023 from the second factor.
   */
  async bind(
    session: Session,
    contact: Contact,
    code: string,
    { password, factorCode }: Proof,
  ): Promise<void> {
    const { db, clock, codes, passwords, factor, events } = this.#parts;
    const userId = BigInt(session.userId);
    const codeId = await codes.guess(bindPurpose(contact), contact, code, { player: userId });
    const before = await this.#boundNow(userId, contact.channel);
    if (before !== null) await passwords.check(userId, password);
    try {
      await factor.check(userId, factorCode);
    } catch (error) {
      await codes.spare(codeId);
      throw error;
    }
    const email = contact.channel === 'email';
    const kind = email ? 'emailChanged' : 'phoneChanged';
    const another = before?.to !== contact.to;
    const blocksPayouts = before !== null || !(await events.isFounding(session));
    try {
      await db.orm.transaction(async (tx) => {
        await lockSignedIn(tx, session);
        await codes.use(codeId, contact, tx);
        await tx
          .update(users)
          .set(
            email
              ? { email: contact.to }
              : { phone: contact.to, ...(another && { phoneProvedAt: clock.now() }) },
          )
          .where(eq(users.id, userId));
        if (another) await events.record(tx, { userId, kind, blocksPayouts }, before);
      });
      events.changed(userId);
    } catch (error) {
      if (!brokenUnique(error)) throw error;
      throw new Refusal(email ? ErrorCode.emailTaken : ErrorCode.phoneExists);
    }
    await this.#attempts.clear(`codes:${userId}`);
  }

  async #boundNow(userId: bigint, channel: Channel): Promise<Contact | null> {
    return this.bound(userId, channel).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
  }
}

function bindPurpose({ channel }: Contact): 'bindEmail' | 'bindPhone' {
  return channel === 'email' ? 'bindEmail' : 'bindPhone';
}

/** An e-mail address with the middle of its name hidden: 'b***i@example.com'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}***${last}${email.slice(at)}`;
}
