import { and, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { PinChange } from '../../../contract/http/people/inputs/security.ts';
import type { SecurityState } from '../../../contract/http/people/security.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { lockSignedIn } from '../accounts/lockPlayer.ts';
import { hashPassword, PasswordCheck } from '../accounts/passwords.ts';
import { maskPhone } from '../accounts/phones.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import { ContactCodes } from '../messages/contactCodes.ts';
import type { Messages } from '../messages/messageQueue.ts';
import { Contacts, maskEmail } from './contacts.ts';
import { Identities } from './identities.ts';
import { hashPin, Pins } from './pins.ts';
import type { SecondFactor } from './secondFactor.ts';
import type { SecurityEvents } from './securityEvents.ts';

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  messages: Messages;
  events: SecurityEvents;
  sessions: Sessions;
  factor: SecondFactor;
}

/** Account security: operations that combine several of its parts. */
export class Security {
  readonly pins: Pins;
  readonly contacts: Contacts;
  readonly factor: SecondFactor;
  readonly identities: Identities;
  readonly sessions: Sessions;
  readonly #parts: Parts;
  readonly #codes: ContactCodes;
  readonly #passwords: PasswordCheck;

  constructor(parts: Parts) {
    const { db, clock, market, messages, events, sessions, factor } = parts;
    this.#parts = parts;
    this.#codes = new ContactCodes({ db, clock, messages, language: market.language });
    this.#passwords = new PasswordCheck(db, clock);
    this.sessions = sessions;
    this.pins = new Pins(db, clock);
    this.contacts = new Contacts({
      db,
      clock,
      codes: this.#codes,
      passwords: this.#passwords,
      factor,
      events,
    });
    this.factor = factor;
    this.identities = new Identities({ db, clock, market, events });
  }

  async state(session: Session): Promise<SecurityState> {
    const userId = BigInt(session.userId);
    const user = await this.#user(userId);
    return {
      phone: user.phone === null ? '' : maskPhone(user.phone, this.#parts.market),
      phoneVerified: user.phone !== null && user.phoneProvedAt !== null,
      email: user.email === null ? '' : maskEmail(user.email),
      pin: (await this.pins.state(userId)).set,
      mfa: await this.factor.isOn(userId),
      identity: await this.identities.state(userId),
      fresh: await this.sessions.isFresh(session),
    };
  }

  /** Sets the first PIN. Refusals: 3 too common, 7013, 7034, 7022, 7023. */
  async setPin(
    session: Session,
    { pin, password, factorCode }: { pin: string; password: string; factorCode?: string | undefined },
  ): Promise<void> {
    const userId = BigInt(session.userId);
    await this.#passwords.check(userId, password);
    const pinHash = await hashPin(userId, pin);
    await this.factor.check(userId, factorCode);
    const blocksPayouts = !(await this.#parts.events.isFounding(session));
    await this.#changed({ userId, kind: 'pinChanged', blocksPayouts }, async (tx) => {
      await lockSignedIn(tx, session);
      await this.pins.set(userId, pinHash, tx);
    });
  }

  /** Changes the PIN with the old one or a code. Refusals: 3, those of Pins.check, 2003, 7025, 7019, 2002, 7022, 7023. */
  async changePin(userId: bigint, change: PinChange): Promise<void> {
    if (change.by !== 'pin') return this.#resetPin(userId, change);
    const pinHash = await hashPin(userId, change.pin);
    await this.pins.check(userId, change.oldPin);
    await this.factor.check(userId, change.factorCode);
    await this.#changed({ userId, kind: 'pinChanged', blocksPayouts: true }, (tx) =>
      this.pins.replace(userId, pinHash, tx),
    );
  }

  async #resetPin(userId: bigint, change: Exclude<PinChange, { by: 'pin' }>): Promise<void> {
    const contact = await this.contacts.bound(userId, change.by === 'phone' ? 'sms' : 'email');
    const pinHash = await hashPin(userId, change.pin);
    const codeId = await this.#codes.guess('resetPin', contact, change.code, { player: userId });
    await this.#proveFactor(userId, change.factorCode, codeId);
    await this.#changed({ userId, kind: 'pinChanged', blocksPayouts: true }, async (tx) => {
      await this.#codes.use(codeId, contact, tx);
      await this.pins.replace(userId, pinHash, tx);
    });
  }

  /**
   * Verifies the player before money is withdrawn or its destination is changed. Refusals: those of Pins.check, then 7022,
   * 7023, 667.
   * @param known the request was answered before: its second-factor code is used up
   */
  async prove(
    userId: bigint,
    { pin, factorCode }: { pin: string; factorCode?: string | undefined },
    known = false,
  ): Promise<void> {
    await this.pins.check(userId, pin);
    if (!known) await this.factor.check(userId, factorCode);
  }

  /** If the second factor is refused, a correct message code stays valid. Refusals: 7022, 7023, 667. */
  async #proveFactor(userId: bigint, factorCode: string | undefined, codeId: bigint): Promise<void> {
    try {
      await this.factor.check(userId, factorCode);
    } catch (error) {
      await this.#codes.spare(codeId);
      throw error;
    }
  }

  /** Changes the password with the old one; the other sessions end. Refusals: 7013, 7022, 7023. */
  async changePassword(
    session: Session,
    {
      oldPassword,
      password,
      factorCode,
    }: { oldPassword: string; password: string; factorCode?: string | undefined },
  ): Promise<void> {
    const userId = BigInt(session.userId);
    const { passwordHash: oldHash } = await this.#user(userId);
    await this.#passwords.check(userId, oldPassword);
    await this.factor.check(userId, factorCode);
    const passwordHash = await hashPassword(password, { player: userId });
    const ended = await this.#changed(
      { userId, kind: 'passwordChanged', blocksPayouts: true },
      async (tx) => {
        const changed = await tx
          .update(users)
          .set({ passwordHash })
          .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash ?? '')))
          .returning({ id: users.id });
        if (changed.length === 0) throw new Refusal(ErrorCode.wrongPassword);
        return this.sessions.endAll(userId, tx, session);
      },
    );
    this.sessions.publishEnded(ended);
  }

  /** Makes a change, records its event in the same transaction, and notifies the player. */
  async #changed<T>(
    event: Parameters<SecurityEvents['record']>[1],
    change: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const { db, events } = this.#parts;
    const result = await db.orm.transaction(async (tx) => {
      const changed = await change(tx);
      await events.record(tx, event);
      return changed;
    });
    events.changed(event.userId);
    return result;
  }

  /** Creates the secret of a second factor. Refusals: 7013, 7034. */
  async beginFactor(userId: bigint, password: string) {
    await this.#passwords.check(userId, password);
    const { phone, userName, name } = await this.#user(userId);
    const label = phone === null ? (userName ?? name) : maskPhone(phone, this.#parts.market);
    return this.factor.begin(userId, label);
  }

  /** Turns the second factor on; sessions opened without it end. Refusals: as of SecondFactor.confirm. */
  async confirmFactor(session: Session, code: string): Promise<string[]> {
    const userId = BigInt(session.userId);
    const { events } = this.#parts;
    let ended: string[] = [];
    const backupCodes = await this.factor.confirm(userId, code, async (tx) => {
      ended = await this.sessions.endAll(userId, tx, session);
      await events.record(tx, { userId, kind: 'mfaOn', blocksPayouts: false });
    });
    this.sessions.publishEnded(ended);
    events.changed(userId);
    return backupCodes;
  }

  /** Turns it off with one of its codes. Refusals: 704 it is off, 7023, 667. */
  async turnFactorOff(userId: bigint, code: string): Promise<void> {
    if (!(await this.factor.check(userId, code))) throw new Refusal(ErrorCode.notFound);
    await this.#changed({ userId, kind: 'mfaOff', blocksPayouts: true }, (tx) =>
      this.factor.forget(userId, tx),
    );
  }

  /** Turns it off without the app, by e-mail and password. Refusals: 704 it is off, 7013, 2003, 2002. */
  async removeFactor(userId: bigint, code: string, password: string): Promise<void> {
    if (!(await this.factor.isOn(userId))) throw new Refusal(ErrorCode.notFound);
    const contact = await this.contacts.bound(userId, 'email');
    await this.#passwords.check(userId, password);
    const codeId = await this.#codes.guess('removeMfa', contact, code, { player: userId });
    await this.#changed({ userId, kind: 'mfaOff', blocksPayouts: true }, async (tx) => {
      await this.#codes.use(codeId, contact, tx);
      await this.factor.forget(userId, tx);
    });
  }

  async #user(userId: bigint) {
    const [user] = await this.#parts.db.orm.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Refusal(ErrorCode.badToken);
    return user;
  }
}
