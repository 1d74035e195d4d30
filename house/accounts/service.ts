import { and, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type {
  Credentials,
  NameAccount,
  PhoneAccount,
  PhonePassword,
  SignedIn,
  UserBrief,
  UserProfile,
} from '../../contract/http/accounts.ts';
import type { Market } from '../../contract/markets.ts';
import type { Bus } from '../bus/bus.ts';
import type { Session } from '../channel/connection.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { walletOf } from '../ledger/ledger.ts';
import { MessageCodes } from '../messages/codes.ts';
import type { Messages } from '../messages/gateway.ts';
import { Attempts } from './attempts.ts';
import { belongsTo, type Holder, inviterOf, openAccount, type User } from './newAccount.ts';
import { PasswordReset } from './passwordReset.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { maskPhone, normalisePhone, phoneOf } from './phones.ts';
import { Sessions } from './sessions.ts';
import { users } from './tables.ts';

/** A registration sent again within this time with the same credentials is the same registration. */
const RESEND_MS = 10 * 60_000;
/** Control, format and unassigned characters have no place in a name that others read. */
const UNPRINTABLE = /\p{C}/u;

/** The bus's topic for sessions that ended: { tokenHash }. */
export const SESSION_ENDED = 'session.ended';

interface Parts {
  db: Database;
  clock: Clock;
  bus: Bus;
  market: Market;
  messages: Messages;
}

/** Players' accounts: registering, signing in and out, profiles. */
export class Accounts {
  readonly sessions: Sessions;
  readonly #parts: Parts;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #market: Market;
  readonly #attempts: Attempts;
  readonly #codes: MessageCodes;
  readonly #reset: PasswordReset;

  constructor(parts: Parts) {
    const { db, clock, market, messages } = parts;
    this.#parts = parts;
    this.#db = db;
    this.#clock = clock;
    this.#market = market;
    this.#attempts = new Attempts(db, clock);
    this.#codes = new MessageCodes(db, clock);
    this.sessions = new Sessions(db, clock);
    this.#reset = new PasswordReset({
      db,
      market,
      codes: this.#codes,
      messages,
      sessions: this.sessions,
      attempts: this.#attempts,
    });
  }

  /**
   * An account for a phone. Refusals: 3 not a phone of the market, 7003 nobody has the invite code, 7017 the phone
   * has an account.
   * @param resendable the request carries an idempotency key: sent again soon, it signs in to the account it made
   */
  async registerPhone({ phone, ...rest }: PhoneAccount, resendable: boolean): Promise<SignedIn> {
    return this.#register({ phone: phoneOf(phone, this.#market) }, rest, resendable, ErrorCode.phoneExists);
  }

  /** The same with a user name and no phone. Refusals: 7003, 7010 the name is taken. */
  async registerName({ userName, ...rest }: NameAccount, resendable: boolean): Promise<SignedIn> {
    return this.#register({ userName }, rest, resendable, ErrorCode.userExists);
  }

  /** By phone or user name. Refusals: 7021 for whatever is wrong, 667 when this account was tried too often. */
  async login({ account, password }: Credentials): Promise<SignedIn> {
    const phone = normalisePhone(account, this.#market);
    const holder = phone === null ? { userName: account } : { phone };
    return this.#signIn(holder, password, ErrorCode.wrongPhoneOrPassword);
  }

  /** Sends a code for a new password; see PasswordReset.ask. */
  askForReset(phone: string): Promise<{ resendAt: number; expiresAt: number }> {
    return this.#reset.ask(phone);
  }

  /** A new password by a code; ends every session, on the channel too. Refusals: 3, 7019 the code is no good. */
  async resetPassword(input: PhonePassword): Promise<void> {
    for (const tokenHash of await this.#reset.change(input))
      this.#parts.bus.publish(SESSION_ENDED, { tokenHash });
  }

  /** Ends a session, on the channel of every house too. */
  async logout({ tokenHash }: Session): Promise<void> {
    await this.sessions.end(tokenHash);
    this.#parts.bus.publish(SESSION_ENDED, { tokenHash });
  }

  async brief({ userId }: Session): Promise<UserBrief> {
    return this.#brief(await this.#user(userId));
  }

  async profile({ userId }: Session): Promise<UserProfile> {
    return this.#profile(await this.#user(userId));
  }

  /** Refusal: 3 when the name has characters nobody can see. */
  async change(
    { userId }: Session,
    change: { name?: string | undefined; avatar?: number | undefined },
  ): Promise<UserProfile> {
    if (change.name !== undefined && UNPRINTABLE.test(change.name))
      throw new Refusal(ErrorCode.badParameter, 'name');
    if (change.name === undefined && change.avatar === undefined)
      return this.#profile(await this.#user(userId));
    const [user] = await this.#db.orm
      .update(users)
      .set(change)
      .where(eq(users.id, BigInt(userId)))
      .returning();
    if (!user) throw new Refusal(ErrorCode.badToken);
    return this.#profile(user);
  }

  /** Forgets expired sessions, old attempts and old codes. */
  async prune(): Promise<void> {
    await this.sessions.prune();
    await this.#attempts.prune();
    await this.#codes.prune();
  }

  async #register(
    holder: Holder,
    { password, inviteCode }: { password: string; inviteCode?: string | undefined },
    resendable: boolean,
    taken: ErrorCode,
  ): Promise<SignedIn> {
    const invitedBy = await inviterOf(this.#db, inviteCode);
    const passwordHash = await hashPassword(password);
    const parts = { ...this.#parts, sessions: this.sessions };
    const opened = await openAccount(parts, { holder, passwordHash, invitedBy });
    if (opened) return { token: opened.token, user: await this.#brief(opened.user) };
    if (!resendable || !(await this.#isRecent(holder))) throw new Refusal(taken);
    return this.#signIn(holder, password, taken);
  }

  async #signIn(holder: Holder, password: string, wrong: ErrorCode): Promise<SignedIn> {
    const user = await this.#find(holder);
    const account = attemptsOf(user ?? holder);
    await this.#attempts.count(account);
    const right = await verifyPassword(user?.passwordHash ?? null, password);
    if (!user?.passwordHash || !right) throw new Refusal(wrong);
    const token = await this.#openIfStill(user.id, user.passwordHash);
    if (token === null) throw new Refusal(wrong);
    await this.#attempts.clear(account);
    return { token, user: await this.#brief(user) };
  }

  /** A session, unless the password was changed meanwhile: that ends all sessions, and must not miss this one. */
  #openIfStill(userId: bigint, passwordHash: string): Promise<string | null> {
    return this.#db.orm.transaction(async (tx) => {
      const [still] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
        .for('share');
      return still ? this.sessions.open(userId, tx) : null;
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
    const { id, name, avatar, currency } = user;
    return { id: id.toString(), name, avatar, balance: balance.toString(), currency };
  }

  async #profile(user: User): Promise<UserProfile> {
    const { createdAt } = user;
    const phone = user.phone === null ? '' : maskPhone(user.phone, this.#market);
    const [userName, inviteCode] = [user.userName ?? '', user.inviteCode ?? ''];
    return { ...(await this.#brief(user)), phone, userName, inviteCode, createdAt };
  }
}

/** What the attempts at an account are counted under, the same by whichever name it was tried. */
function attemptsOf(who: { phone?: string | null; userName?: string | null }): string {
  return who.phone ?? who.userName?.toLowerCase() ?? '';
}
