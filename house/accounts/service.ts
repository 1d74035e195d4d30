import { and, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type {
  Credentials,
  NameAccount,
  PhoneAccount,
  PhonePassword,
  ProfileChange,
  SignedIn,
  UserBrief,
  UserProfile,
} from '../../contract/http/accounts.ts';
import type { EmailPassword } from '../../contract/http/security.ts';
import type { Market } from '../../contract/markets.ts';
import type { Bus } from '../bus/bus.ts';
import type { Session } from '../channel/connection.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { walletOf } from '../ledger/ledger.ts';
import { type AskedCode, ContactCodes } from '../messages/contactCodes.ts';
import type { Messages } from '../messages/gateway.ts';
import type { Notices } from '../messages/notices.ts';
import type { SecondFactor } from '../security/secondFactor.ts';
import { Attempts, attemptsOf } from './attempts.ts';
import { changeProfile } from './changeProfile.ts';
import { KnownDevices } from './knownDevices.ts';
import { belongsTo, type Holder, inviterOf, openAccount, type User } from './newAccount.ts';
import { PasswordReset } from './passwordReset.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { maskPhone, normalisePhone, phoneOf } from './phones.ts';
import { Sessions } from './sessions.ts';
import { users } from './tables.ts';

/** A registration sent again within this time with the same credentials is the same registration. */
const RESEND_MS = 10 * 60_000;

interface Parts {
  db: Database;
  clock: Clock;
  bus: Bus;
  market: Market;
  messages: Messages;
  notices: Notices;
  factor: SecondFactor;
}

/** What a registration brings beside whom it is for. */
interface Registration {
  password: string;
  inviteCode?: string | undefined;
  device: string;
}

/** What a sign-in brings. */
interface Given {
  password: string;
  factorCode?: string | undefined;
  device: string;
}

/** Players' accounts: registering, signing in and out, profiles. */
export class Accounts {
  readonly sessions: Sessions;
  readonly #parts: Parts;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #market: Market;
  readonly #attempts: Attempts;
  readonly #codes: ContactCodes;
  readonly #factor: SecondFactor;
  readonly #devices: KnownDevices;
  readonly #reset: PasswordReset;

  constructor(parts: Parts) {
    const { db, clock, bus, market, messages, notices } = parts;
    this.#parts = parts;
    this.#db = db;
    this.#clock = clock;
    this.#market = market;
    this.#attempts = new Attempts(db, clock);
    this.#codes = new ContactCodes({ db, clock, messages, language: market.language });
    this.#factor = parts.factor;
    this.#devices = new KnownDevices({ db, clock, notices });
    this.sessions = new Sessions(db, clock, bus);
    this.#reset = new PasswordReset({
      db,
      codes: this.#codes,
      sessions: this.sessions,
      attempts: this.#attempts,
      notices,
    });
  }

  /**
   * An account for a phone. Refusals: 3 not a phone of the market, 7003 nobody has the invite code, 7017 the phone
   * has an account.
   * @param resendable the request carries an idempotency key: sent again soon, it signs in to the account it made
   * @param device where it comes from
   */
  async registerPhone(
    { phone, ...rest }: PhoneAccount,
    resendable: boolean,
    device: string,
  ): Promise<SignedIn> {
    const holder = { phone: phoneOf(phone, this.#market) };
    return this.#register(holder, { ...rest, device }, resendable, ErrorCode.phoneExists);
  }

  /** The same with a user name and no phone. Refusals: 7003, 7010 the name is taken. */
  async registerName(
    { userName, ...rest }: NameAccount,
    resendable: boolean,
    device: string,
  ): Promise<SignedIn> {
    return this.#register({ userName }, { ...rest, device }, resendable, ErrorCode.userExists);
  }

  /**
   * By phone or user name. Refusals: 7021 for whatever is wrong, 667 when this account was tried too often; once the
   * password is right 7022 and 7023 for a second factor.
   */
  async login({ account, ...given }: Credentials, device: string): Promise<SignedIn> {
    const phone = normalisePhone(account, this.#market);
    const holder = phone === null ? { userName: account } : { phone };
    return this.#signIn(holder, { ...given, device }, ErrorCode.wrongPhoneOrPassword);
  }

  /** Sends a code for a new password. Refusals: 3 not a phone of the market, 667 asked too often. */
  askByPhone(phone: string): Promise<AskedCode> {
    return this.#reset.ask({ channel: 'sms', to: phoneOf(phone, this.#market) });
  }

  /** The same to an e-mail address. */
  askByEmail(email: string): Promise<AskedCode> {
    return this.#reset.ask({ channel: 'email', to: email });
  }

  /** A new password by a code; ends every session, on the channel too. Refusals: 3, 7019 the code is no good. */
  resetByPhone({ phone, code, password }: PhonePassword): Promise<void> {
    return this.#reset.change({ channel: 'sms', to: phoneOf(phone, this.#market) }, code, password);
  }

  /** The same by e-mail. Refusal: 2002. */
  resetByEmail({ email, code, password }: EmailPassword): Promise<void> {
    return this.#reset.change({ channel: 'email', to: email }, code, password);
  }

  /** Ends a session, on the channel of every house too. */
  async logout({ tokenHash }: Session): Promise<void> {
    await this.sessions.end(tokenHash);
  }

  async brief({ userId }: Session): Promise<UserBrief> {
    return this.#brief(await this.#user(userId));
  }

  async profile({ userId }: Session): Promise<UserProfile> {
    return this.#profile(await this.#user(userId));
  }

  /** Refusals: 3 the name has characters nobody can see, 704 the picture is not the player's own. */
  async change({ userId }: Session, change: ProfileChange): Promise<UserProfile> {
    return this.#profile(await changeProfile(this.#parts, BigInt(userId), change));
  }

  /** Forgets expired sessions, old attempts and old codes. */
  async prune(): Promise<void> {
    await this.sessions.prune();
    await this.#attempts.prune();
    await this.#codes.prune();
  }

  async #register(
    holder: Holder,
    { password, inviteCode, device }: Registration,
    resendable: boolean,
    taken: ErrorCode,
  ): Promise<SignedIn> {
    const invitedBy = await inviterOf(this.#db, inviteCode);
    const passwordHash = await hashPassword(password);
    const parts = { ...this.#parts, sessions: this.sessions };
    const opened = await openAccount(parts, { holder, passwordHash, invitedBy, device });
    if (opened) {
      await this.#devices.signedIn(opened.user.id, device);
      return { token: opened.token, user: await this.#brief(opened.user) };
    }
    if (!resendable || !(await this.#isRecent(holder))) throw new Refusal(taken);
    return this.#signIn(holder, { password, device }, taken);
  }

  async #signIn(
    holder: Holder,
    { password, factorCode, device }: Given,
    wrong: ErrorCode,
  ): Promise<SignedIn> {
    const user = await this.#find(holder);
    const account = attemptsOf(user ?? holder);
    await this.#attempts.count(account);
    const right = await verifyPassword(user?.passwordHash ?? null, password);
    if (!user?.passwordHash || !right) throw new Refusal(wrong);
    const proved = await this.#factor.check(user.id, factorCode);
    const token = await this.#openIfStill(user.id, user.passwordHash, { proved, device });
    if (token === null) throw new Refusal(wrong);
    await this.#attempts.clear(account);
    await this.#devices.signedIn(user.id, device);
    return { token, user: await this.#brief(user) };
  }

  /**
   * A session, unless the password was changed meanwhile or a second factor turned on: that ends all sessions, and
   * must not miss this one.
   */
  #openIfStill(
    userId: bigint,
    passwordHash: string,
    { proved, device }: { proved: boolean; device: string },
  ): Promise<string | null> {
    return this.#db.orm.transaction(async (tx) => {
      const [still] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
        .for('share');
      if (!still) return null;
      if (!proved && (await this.#factor.isOn(userId, tx))) throw new Refusal(ErrorCode.factorNeeded);
      return this.sessions.open(userId, device, tx);
    });
  }

  async #isRecent(holder: Holder): Promise<boolean> {
    const user = await this.#find(holder);
    return user !== undefined && this.#clock.now() - user.createdAt < RESEND_MS;
  }

  async #find(holder: Holder): Promise<User | undefined> {
    const [user] = await this.#db.orm.select().from(users).where(belongsTo(holder));
    return user;
  }

  async #user(userId: string): Promise<User> {
    const [user] = await this.#db.orm
      .select()
      .from(users)
      .where(eq(users.id, BigInt(userId)));
    if (!user) throw new Refusal(ErrorCode.badToken);
    return user;
  }

  async #brief(user: User): Promise<UserBrief> {
    const balance = (await walletOf(this.#db, user.id, user.currency)) ?? 0n;
    const { id, name, avatar, portrait, currency } = user;
    return { id: id.toString(), name, avatar, portrait, balance: balance.toString(), currency };
  }

  async #profile(user: User): Promise<UserProfile> {
    const { createdAt } = user;
    const phone = user.phone === null ? '' : maskPhone(user.phone, this.#market);
    const [userName, inviteCode] = [user.userName ?? '', user.inviteCode ?? ''];
    return { ...(await this.#brief(user)), phone, userName, inviteCode, createdAt };
  }
}
