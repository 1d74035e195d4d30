import { and, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { PinChange, SecurityState } from '../../contract/http/security.ts';
import type { Market } from '../../contract/markets.ts';
import { PasswordCheck } from '../accounts/passwordCheck.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { maskPhone } from '../accounts/phones.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import type { Session } from '../channel/connection.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { ContactCodes } from '../messages/contactCodes.ts';
import type { Messages } from '../messages/gateway.ts';
import type { Notices } from '../messages/notices.ts';
import { Contacts } from './contacts.ts';
import { Identities } from './identities.ts';
import { maskEmail } from './maskEmail.ts';
import { hashPin, Pins } from './pins.ts';
import type { SecondFactor } from './secondFactor.ts';

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  messages: Messages;
  notices: Notices;
  sessions: Sessions;
  factor: SecondFactor;
}

/** What keeps accounts their players': each part by itself, and here what needs several of them. */
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
    const { db, clock, market, messages, notices, sessions } = parts;
    this.#parts = parts;
    this.#codes = new ContactCodes({ db, clock, messages, language: market.language });
    this.#passwords = new PasswordCheck(db, clock);
    this.sessions = sessions;
    this.pins = new Pins(db, clock);
    this.contacts = new Contacts({ db, clock, codes: this.#codes, passwords: this.#passwords, notices });
    this.factor = parts.factor;
    this.identities = new Identities({ db, clock, market });
  }

  async state(session: Session): Promise<SecurityState> {
    const userId = BigInt(session.userId);
    const user = await this.#user(userId);
    return {
      phone: user.phone === null ? '' : maskPhone(user.phone, this.#parts.market),
      email: user.email === null ? '' : maskEmail(user.email),
      pin: (await this.pins.state(userId)).set,
      mfa: await this.factor.isOn(userId),
      identified: await this.identities.isGiven(userId),
      fresh: await this.sessions.isFresh(session),
    };
  }

  /** Sets the first PIN. Refusals: 7013, and as of Pins.set. */
  async setPin(userId: bigint, pin: string, password: string): Promise<void> {
    await this.#passwords.check(userId, password);
    await this.pins.set(userId, pin);
    await this.#parts.notices.tell(userId, 'pinChanged');
  }

  /** Another PIN by the old one or by a code. Refusals: as of Pins.change, 2003, 7025, 7019, 2002. */
  async changePin(userId: bigint, change: PinChange): Promise<void> {
    if (change.by === 'pin') await this.pins.change(userId, change.oldPin, change.pin);
    else await this.#resetPin(userId, change);
    await this.#parts.notices.tell(userId, 'pinChanged');
  }

  async #resetPin(userId: bigint, change: Exclude<PinChange, { by: 'pin' }>): Promise<void> {
    const contact = await this.contacts.bound(userId, change.by === 'phone' ? 'sms' : 'email');
    const pinHash = await hashPin(change.pin);
    const codeId = await this.#codes.guess('resetPin', contact, change.code);
    await this.#parts.db.orm.transaction(async (tx) => {
      await this.#codes.use(codeId, contact, tx);
      await this.pins.replace(userId, pinHash, tx);
    });
  }

  /** A new password by the old one; the other sessions end. Refusal: 7013. */
  async changePassword(session: Session, oldPassword: string, password: string): Promise<void> {
    const userId = BigInt(session.userId);
    const { passwordHash: oldHash } = await this.#user(userId);
    await this.#passwords.check(userId, oldPassword);
    const passwordHash = await hashPassword(password);
    const ended = await this.#parts.db.orm.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash ?? '')))
        .returning({ id: users.id });
      if (changed.length === 0) throw new Refusal(ErrorCode.wrongPassword);
      return this.sessions.endAll(userId, tx, session);
    });
    this.sessions.tell(ended);
    await this.#parts.notices.tell(userId, 'passwordChanged');
  }

  /** Makes the secret of a second factor. Refusals: 7013, 7034. */
  async beginFactor(userId: bigint, password: string) {
    await this.#passwords.check(userId, password);
    const { phone, userName, name } = await this.#user(userId);
    const label = phone === null ? (userName ?? name) : maskPhone(phone, this.#parts.market);
    return this.factor.begin(userId, label);
  }

  /** Turns the second factor on; who signed in without it is signed out. Refusals: as of SecondFactor.confirm. */
  async confirmFactor(session: Session, code: string): Promise<string[]> {
    const userId = BigInt(session.userId);
    let ended: string[] = [];
    const backupCodes = await this.factor.confirm(userId, code, async (tx) => {
      ended = await this.sessions.endAll(userId, tx, session);
    });
    this.sessions.tell(ended);
    await this.#parts.notices.tell(userId, 'mfaOn');
    return backupCodes;
  }

  /** Turns it off by one of its codes. Refusals: as of SecondFactor.remove. */
  async turnFactorOff(userId: bigint, code: string): Promise<void> {
    await this.factor.remove(userId, code);
    await this.#parts.notices.tell(userId, 'mfaOff');
  }

  /** Turns it off without the app, by e-mail and password. Refusals: 704 it is off, 7013, 2003, 2002. */
  async removeFactor(userId: bigint, code: string, password: string): Promise<void> {
    if (!(await this.factor.isOn(userId))) throw new Refusal(ErrorCode.notFound);
    const contact = await this.contacts.bound(userId, 'email');
    await this.#passwords.check(userId, password);
    const codeId = await this.#codes.guess('removeMfa', contact, code);
    await this.#parts.db.orm.transaction(async (tx) => {
      await this.#codes.use(codeId, contact, tx);
      await this.factor.forget(userId, tx);
    });
    await this.#parts.notices.tell(userId, 'mfaOff');
  }

  async #user(userId: bigint) {
    const [user] = await this.#parts.db.orm.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Refusal(ErrorCode.badToken);
    return user;
  }
}
