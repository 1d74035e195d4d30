import { eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { Credentials, SignedIn, UserBrief, UserProfile } from '../../contract/http/accounts.ts';
import type { Market } from '../../contract/markets.ts';
import type { Bus } from '../bus/bus.ts';
import type { Session } from '../channel/connection.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { walletOf } from '../ledger/ledger.ts';
import { Attempts } from './attempts.ts';
import { inventAvatar, inventName } from './names.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { maskPhone, normalisePhone } from './phones.ts';
import { Sessions } from './sessions.ts';
import { users } from './tables.ts';

type User = typeof users.$inferSelect;

/** A registration sent again within this time with the same credentials is the same registration. */
const RESEND_MS = 10 * 60_000;
/** Control, format and unassigned characters have no place in a name that others read. */
const UNPRINTABLE = /\p{C}/u;

/** The bus's topic for sessions that ended: { tokenHash }. */
export const SESSION_ENDED = 'session.ended';

/** Players' accounts: registering, signing in and out, profiles. */
export class Accounts {
  readonly sessions: Sessions;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #bus: Bus;
  readonly #market: Market;
  readonly #attempts: Attempts;

  constructor({ db, clock, bus, market }: { db: Database; clock: Clock; bus: Bus; market: Market }) {
    this.#db = db;
    this.#clock = clock;
    this.#bus = bus;
    this.#market = market;
    this.#attempts = new Attempts(db, clock);
    this.sessions = new Sessions(db, clock);
  }

  /**
   * Makes the account with its wallet, the play-money grant and a session, in one transaction.
   * Refusals: 3 not a phone of the market, 7017 the phone has an account.
   * @param resendable the request carries an idempotency key: sent again soon, it signs in to the account it made
   */
  async register({ phone: digits, password }: Credentials, resendable: boolean): Promise<SignedIn> {
    const phone = this.#phone(digits);
    const passwordHash = await hashPassword(password);
    const created = await this.#db.orm.transaction(async (tx) => {
      const { currency, grant, id } = this.#market;
      const [user] = await tx
        .insert(users)
        .values({
          phone,
          passwordHash,
          name: inventName(id),
          avatar: inventAvatar(),
          currency,
          createdAt: this.#clock.now(),
        })
        .onConflictDoNothing({ target: users.phone })
        .returning();
      if (!user) return null;
      await tx.execute(
        sql`SELECT ledger_grant(${`grant:${user.id}`}, ${user.id}, ${currency}, ${grant}, 'welcome')`,
      );
      return { user, token: await this.sessions.open(user.id, tx) };
    });
    if (created) return { token: created.token, user: await this.#brief(created.user) };
    const known = resendable ? await this.#recent(phone) : null;
    if (!known) throw new Refusal(ErrorCode.phoneExists);
    return this.#signIn(phone, password, ErrorCode.phoneExists);
  }

  /** Refusals: 7021 for whatever is wrong, 667 when this phone was tried too often. */
  async login({ phone: digits, password }: Credentials): Promise<SignedIn> {
    const phone = normalisePhone(digits, this.#market) ?? digits;
    return this.#signIn(phone, password, ErrorCode.wrongPhoneOrPassword);
  }

  /** Ends a session, on the channel of every house too. */
  async logout({ tokenHash }: Session): Promise<void> {
    await this.sessions.end(tokenHash);
    this.#bus.publish(SESSION_ENDED, { tokenHash });
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

  /** Forgets expired sessions and old attempts. */
  async prune(): Promise<void> {
    await this.sessions.prune();
    await this.#attempts.prune();
  }

  async #signIn(phone: string, password: string, wrong: ErrorCode): Promise<SignedIn> {
    await this.#attempts.count(phone);
    const [user] = await this.#db.orm.select().from(users).where(eq(users.phone, phone));
    const right = await verifyPassword(user?.passwordHash ?? null, password);
    if (!user || !right) throw new Refusal(wrong);
    await this.#attempts.clear(phone);
    return { token: await this.sessions.open(user.id), user: await this.#brief(user) };
  }

  async #recent(phone: string): Promise<boolean> {
    const [user] = await this.#db.orm
      .select({ createdAt: users.createdAt })
      .from(users)
      .where(eq(users.phone, phone));
    return user !== undefined && this.#clock.now() - user.createdAt < RESEND_MS;
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
    const phone = user.phone === null ? '' : maskPhone(user.phone, this.#market);
    return { ...(await this.#brief(user)), phone, createdAt: user.createdAt };
  }

  #phone(digits: string): string {
    const phone = normalisePhone(digits, this.#market);
    if (phone === null) throw new Refusal(ErrorCode.badParameter, 'phone');
    return phone;
  }
}
