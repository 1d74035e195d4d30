import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { SignedIn, UserBrief, UserProfile } from '../../../contract/http/people/accounts.ts';
import type { PhonePassword, ProfileChange } from '../../../contract/http/people/inputs/accounts.ts';
import type {
  CodeCredentials,
  Credentials,
  NameAccount,
  PhoneAccount,
} from '../../../contract/http/people/inputs/credentials.ts';
import type { EmailPassword } from '../../../contract/http/people/inputs/security.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Bus } from '../../core/bus/bus.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { Attempts } from '../accounts/attempts.ts';
import type { Origin } from '../accounts/devices.ts';
import { isReserved } from '../accounts/names.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { maskPhone, normalisePhone, phoneOf } from '../accounts/phones.ts';
import { pruneSeen } from '../accounts/seenDays.ts';
import { isRefreshOf, Sessions, type SessionTokens } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import { ContactCodes, type RequestedCode } from '../messages/contactCodes.ts';
import type { Messages } from '../messages/messageQueue.ts';
import type { SecondFactor } from '../security/secondFactor.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import { SignInHistory } from '../security/signInHistory.ts';
import { changeProfile } from './changeProfile.ts';
import { KnownDevices } from './knownDevices.ts';
import { type Holder, inviterOf, openAccount, type User, userOf } from './newAccount.ts';
import { PasswordReset } from './passwordReset.ts';
import { PhoneClaims } from './phoneClaims.ts';
import { type Opened, SignIn } from './signIn.ts';

/** A registration repeated within this time with the same credentials is treated as the same one. */
const RESEND_MS = 10 * 60_000;

interface Parts {
  db: Database;
  clock: Clock;
  bus: Bus;
  log: Logger;
  market: Market;
  messages: Messages;
  events: SecurityEvents;
  factor: SecondFactor;
  /** Whether new players are given play money. */
  welcome: boolean;
}

/** The data of a registration besides the sign-in name. */
interface Registration {
  password: string;
  inviteCode?: string | undefined;
  origin: Origin;
}

/** The answer to a sign-in, and the session's refresh secret for the browser's cookie. */
export type Begun = SignedIn & Pick<SessionTokens, 'refresh'>;

/** Players' accounts: registering, signing in and out, profiles. */
export class Accounts {
  readonly sessions: Sessions;
  readonly history: SignInHistory;
  readonly #parts: Parts;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #market: Market;
  readonly #attempts: Attempts;
  readonly #codes: ContactCodes;
  readonly #devices: KnownDevices;
  readonly #reset: PasswordReset;
  readonly #signIn: SignIn;

  constructor(parts: Parts) {
    const { db, clock, bus, market, messages, events } = parts;
    this.#parts = parts;
    this.#db = db;
    this.#clock = clock;
    this.#market = market;
    this.#attempts = new Attempts(db, clock);
    this.#codes = new ContactCodes({ db, clock, messages, language: market.language });
    this.#devices = new KnownDevices({ clock, events });
    this.history = new SignInHistory(parts);
    this.sessions = new Sessions(db, clock, bus, market.timeZone);
    const claims = new PhoneClaims({ sessions: this.sessions, events });
    this.#reset = new PasswordReset({
      db,
      codes: this.#codes,
      sessions: this.sessions,
      attempts: this.#attempts,
      devices: this.#devices,
      claims,
      events,
    });
    this.#signIn = new SignIn({
      db,
      codes: this.#codes,
      sessions: this.sessions,
      attempts: this.#attempts,
      factor: parts.factor,
      devices: this.#devices,
      claims,
      history: this.history,
      events,
    });
  }

  /**
   * Registers an account with a phone. Refusals: 3 not a phone of the market, 7017 the phone has an account. With a
   * wrong invite code the account is opened too, and the answer has `inviteError`.
   * @param resendable the request has an idempotency key: repeated soon, it signs in to the account it created
   * @param origin where it comes from
   */
  async registerPhone({ phone, ...rest }: PhoneAccount, resendable: boolean, origin: Origin): Promise<Begun> {
    const holder = { phone: phoneOf(phone, this.#market) };
    return this.#register(holder, { ...rest, origin }, resendable, ErrorCode.phoneExists);
  }

  /** The same with a user name and no phone. Refusals: 7010 the name is taken, or reserved for the house. */
  async registerName(
    { userName, ...rest }: NameAccount,
    resendable: boolean,
    origin: Origin,
  ): Promise<Begun> {
    if (isReserved(userName)) throw new Refusal(ErrorCode.userExists);
    return this.#register({ userName }, { ...rest, origin }, resendable, ErrorCode.userExists);
  }

  /**
   * Signs in by phone or user name and password, or by phone and a code sent to it. Refusals: 7021 for any wrong credential,
   * 7019 for a wrong code, 667 too many attempts at this account; after correct ones 7022 and 7023 for a second factor, 7027
   * the account is stopped, 7028 it is blocked.
   */
  async login(given: Credentials | CodeCredentials, origin: Origin): Promise<Begun> {
    if ('account' in given) return this.#byPassword(given, origin);
    const opened = await this.#signIn.byCode(phoneOf(given.phone, this.#market), { ...given, origin });
    return this.#signedIn(opened);
  }

  /** Sends a code for a new password or to sign in. Refusals: 3 not a phone of the market, 667 requested too often. */
  requestByPhone(
    { phone, purpose }: { phone: string; purpose: 'resetPassword' | 'login' },
    { address }: Origin,
  ): Promise<RequestedCode> {
    const to = phoneOf(phone, this.#market);
    return purpose === 'login'
      ? this.#signIn.request(to, address)
      : this.#reset.request({ channel: 'sms', to }, address);
  }

  /** The same to an e-mail address. */
  requestByEmail(email: string, { address }: Origin): Promise<RequestedCode> {
    return this.#reset.request({ channel: 'email', to: email }, address);
  }

  /** Sets a new password with a code; ends every session, on the channel too. Refusals: 3, 7019 invalid code. */
  resetByPhone({ phone, code, password }: PhonePassword, origin: Origin): Promise<void> {
    return this.#reset.change({ channel: 'sms', to: phoneOf(phone, this.#market) }, code, password, origin);
  }

  /** The same by e-mail. Refusal: 2002. */
  resetByEmail({ email, code, password }: EmailPassword, origin: Origin): Promise<void> {
    return this.#reset.change({ channel: 'email', to: email }, code, password, origin);
  }

  /** The token of the session with this refresh secret. Refusals: 10004 there is none, 707 its session is over. */
  async token(refresh: string | null): Promise<string> {
    if (refresh === null) throw new Refusal(ErrorCode.logInFirst);
    const token = await this.sessions.refresh(refresh);
    if (token === null) throw new Refusal(ErrorCode.badToken);
    return token;
  }

  /**
   * Ends a session, on the channel of every house too.
   * @returns whether the browser's refresh secret was this session's: another session may have been opened in it meanwhile
   */
  async logout(session: Session, refresh: string | null): Promise<boolean> {
    await this.sessions.end(session.tokenHash);
    return isRefreshOf(session, refresh);
  }

  async brief({ userId }: Session): Promise<UserBrief> {
    return this.#brief(await this.#user(userId));
  }

  async profile({ userId }: Session): Promise<UserProfile> {
    return this.#profile(await this.#user(userId));
  }

  /** Refusals: 3 the name has invisible characters, 704 the picture is not the player's own. */
  async change({ userId }: Session, change: ProfileChange): Promise<UserProfile> {
    return this.#profile(await changeProfile(this.#parts, BigInt(userId), change));
  }

  /** Deletes expired sessions, old attempts, old codes and old sign-in history. */
  async prune(): Promise<void> {
    await this.sessions.prune();
    await pruneSeen(this.#db);
    await this.#attempts.prune();
    await this.#codes.prune();
    await this.history.prune();
  }

  async #register(
    holder: Holder,
    { password, inviteCode, origin }: Registration,
    resendable: boolean,
    taken: ErrorCode,
  ): Promise<Begun> {
    const invitedBy = await inviterOf(this.#db, inviteCode);
    const passwordHash = await hashPassword(password, { network: origin.address });
    const parts = {
      ...this.#parts,
      sessions: this.sessions,
      devices: this.#devices,
      history: this.history,
    };
    const opened = await openAccount(parts, { holder, passwordHash, invitedBy, origin });
    const inviteError = inviteCode && invitedBy === null ? { inviteError: ErrorCode.invalidInvite } : {};
    if (opened) return { ...(await this.#signedIn(opened)), ...inviteError };
    if (!resendable || !(await this.#isRecent(holder))) throw new Refusal(taken);
    // The earlier answer, which set the browser's cookie, was lost.
    const again = await this.#signIn.byPassword(holder, { password, origin, founding: true }, taken);
    return { ...(await this.#signedIn(again)), ...inviteError };
  }

  async #byPassword({ account, ...given }: Credentials, origin: Origin): Promise<Begun> {
    const phone = normalisePhone(account, this.#market);
    const holder = phone === null ? { userName: account } : { phone };
    const wrong = ErrorCode.wrongPhoneOrPassword;
    return this.#signedIn(await this.#signIn.byPassword(holder, { ...given, origin }, wrong));
  }

  async #signedIn({ user, token, refresh }: Opened): Promise<Begun> {
    return { token, refresh, user: await this.#brief(user) };
  }

  async #isRecent(holder: Holder): Promise<boolean> {
    const user = await userOf(this.#db, holder);
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
    const { id, name, avatar, portrait, frame, currency } = user;
    const { balance = 0n, bonus = 0n, sequence = 0n } = (await walletsOf(this.#db, [id])).get(id) ?? {};
    const wallet = { balance: `${balance}`, bonus: `${bonus}`, sequence: `${sequence}` };
    return { id: id.toString(), name, avatar, portrait, frame, ...wallet, currency };
  }

  async #profile(user: User): Promise<UserProfile> {
    const { createdAt } = user;
    const phone = user.phone === null ? '' : maskPhone(user.phone, this.#market);
    const [userName, inviteCode] = [user.userName ?? '', user.inviteCode ?? ''];
    return { ...(await this.#brief(user)), phone, userName, inviteCode, createdAt };
  }
}
