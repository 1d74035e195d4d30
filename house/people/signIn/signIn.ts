import { and, eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { SignInAttempt } from '../../../contract/http/people/security.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { refusing } from '../../money/ledger/call.ts';
import { type Attempts, attemptsOf } from '../accounts/attempts.ts';
import type { Origin } from '../accounts/devices.ts';
import { type HashedFor, verifyPassword } from '../accounts/passwords.ts';
import type { Sessions, SessionTokens } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import { type ContactCodes, noGood, type RequestedCode } from '../messages/contactCodes.ts';
import type { SecondFactor } from '../security/secondFactor.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { SignInHistory } from '../security/signInHistory.ts';
import type { KnownDevices } from './knownDevices.ts';
import { belongsTo, type Holder, type User, userOf } from './newAccount.ts';
import { type Claimed, noPassword, type PhoneClaims } from './phoneClaims.ts';

const PURPOSE = 'login';

/** The outcome of a refusal in the account's history; a repeated registration's (7010, 7017) are wrong passwords too. */
const OUTCOMES: Partial<Record<ErrorCode, SignInAttempt['outcome']>> = {
  [ErrorCode.wrongPhoneOrPassword]: 'password',
  [ErrorCode.userExists]: 'password',
  [ErrorCode.phoneExists]: 'password',
  [ErrorCode.wrongCode]: 'code',
  [ErrorCode.factorNeeded]: 'factorMissing',
  [ErrorCode.wrongFactor]: 'factor',
  [ErrorCode.accountFrozen]: 'frozen',
  [ErrorCode.accountBlocked]: 'blocked',
};

interface Parts {
  db: Database;
  codes: ContactCodes;
  sessions: Sessions;
  attempts: Attempts;
  factor: SecondFactor;
  devices: KnownDevices;
  claims: PhoneClaims;
  history: SignInHistory;
  events: SecurityEvents;
}

/** Data that comes with any kind of credential. */
interface Beside {
  factorCode?: string | undefined;
  origin: Origin;
  /** The account was created just now: this device is its first. */
  founding?: boolean;
}

/** An opened session. */
export interface Opened extends SessionTokens {
  user: User;
}

/** A player with verified credentials, and work for the transaction that opens the session. */
interface Proved extends Beside {
  /** The user as it was when the credentials were verified. */
  user: User & { passwordHash: string };
  holder: Holder;
  attemptsUnder: string;
  /** The refusal if the account has changed since then. */
  gone: Refusal;
  /** A phone that is verified for the first time, and the hash of the account's new password. */
  claim?: { phone: string; passwordHash: string } | undefined;
  together?: (tx: Tx) => Promise<void>;
}

/** Signs players in by a password or by a code sent to their phone. Never reveals whether an account exists. */
export class SignIn {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Refusals: 667 while the account is locked, `wrong`, then 7022 and 7023 for a second factor, 7027, 7028. */
  async byPassword(
    holder: Holder,
    { password, ...beside }: Beside & { password: string },
    wrong: ErrorCode,
  ): Promise<Opened> {
    const counted = await this.#counted(holder, beside.origin);
    const { user } = counted;
    const right = await verifyPassword(user?.passwordHash ?? null, password, counted.by);
    if (!user) throw new Refusal(wrong);
    return this.#noted(user, beside.origin, async () => {
      if (!right) throw new Refusal(wrong);
      return this.#open({ ...beside, ...counted, user, holder, gone: new Refusal(wrong) });
    });
  }

  /** Sends a code. Refusal: 667 requested too often. */
  async request(phone: string, network: string): Promise<RequestedCode> {
    const user = await userOf(this.#parts.db, { phone });
    return this.#parts.codes.request(PURPOSE, { channel: 'sms', to: phone }, { network }, user !== undefined);
  }

  /**
   * The code is used up only when the session opens: after 7022 or 7023 it stays valid, and only wrong guesses count. The first
   * code that verifies the phone may end everything set up before (phoneClaims.ts), including a second factor. Refusals: 667
   * while the account is locked, 7019 the code is wrong, used or expired, then 7022 and 7023, 7027, 7028.
   */
  async byCode(phone: string, { code, ...beside }: Beside & { code: string }): Promise<Opened> {
    const { codes, claims } = this.#parts;
    const contact = { channel: 'sms', to: phone } as const;
    const counted = await this.#counted({ phone }, beside.origin);
    const { user, by, known } = counted;
    if (!user) {
      await codes.guess(PURPOSE, contact, code, by);
      throw noGood(contact);
    }
    return this.#noted(user, beside.origin, async () => {
      const codeId = await codes.guess(PURPOSE, contact, code, by);
      const together = (tx: Tx) => codes.use(codeId, contact, tx);
      try {
        const claim = claims.isDue(user, known) ? { phone, passwordHash: await noPassword(by) } : undefined;
        const proved = {
          ...beside,
          ...counted,
          user,
          holder: { phone },
          gone: noGood(contact),
          claim,
          together,
        };
        const opened = await this.#open(proved);
        // This verifies the phone.
        this.#parts.events.changed(user.id);
        return opened;
      } catch (error) {
        await codes.spare(codeId);
        throw error;
      }
    });
  }

  /** Records refusals for the account's history. */
  async #noted(user: User, origin: Origin, attempt: () => Promise<Opened>): Promise<Opened> {
    try {
      return await attempt();
    } catch (error) {
      const outcome = error instanceof Refusal ? OUTCOMES[error.code] : undefined;
      if (outcome) this.#parts.history.refused(user.id, origin, outcome);
      throw error;
    }
  }

  /**
   * Finds the account, if sign-in is possible, after counting an attempt; also returns the attempt's key, for whom hashes are
   * computed, and whether the account knows the browser.
   */
  async #counted(
    holder: Holder,
    origin: Origin,
  ): Promise<{ user: Proved['user'] | null; attemptsUnder: string; by: HashedFor; known: boolean }> {
    const { db, attempts, devices } = this.#parts;
    const user = await userOf(db, holder);
    const known = await devices.isKnown(db, user?.id ?? null, origin);
    const attemptsUnder = attemptsOf(user ?? holder, known ? origin.deviceHash : null);
    await attempts.count(attemptsUnder);
    const { passwordHash } = user ?? {};
    const by = user && known ? { player: user.id } : { network: origin.address };
    return { user: user && passwordHash ? { ...user, passwordHash } : null, attemptsUnder, by, known };
  }

  async #open(proved: Proved): Promise<Opened> {
    const { factor, attempts, events, claims } = this.#parts;
    const { user, factorCode, attemptsUnder, claim } = proved;
    const factored = !claim && (await factor.check(user.id, factorCode));
    const { tokens, claimed, news } = await this.#openIfStill(proved, factored);
    await attempts.clear(attemptsUnder);
    if (claimed) claims.publish(claimed);
    if (news) events.changed(user.id);
    return { user, ...tokens };
  }

  /**
   * Opens a session, unless meanwhile the password or the phone was changed, a second factor was turned on, or the account was
   * stopped or blocked: these end all sessions, and must not miss this one.
   */
  #openIfStill({ user, holder, gone, origin, founding, claim, together }: Proved, factored: boolean) {
    const { db, factor, sessions, devices, claims, history } = this.#parts;
    return db.orm.transaction(async (tx) => {
      const claimed: Claimed | null =
        claim === undefined ? null : await claims.claim(tx, user.id, claim.phone, claim.passwordHash);
      const passwordHash = claimed && claim ? claim.passwordHash : user.passwordHash;
      const [still] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, user.id), belongsTo(holder), eq(users.passwordHash, passwordHash)))
        // The accompanying work may write this row: two transactions with a share lock would deadlock.
        .for(together ? 'no key update' : 'share');
      if (!still) throw gone;
      if (!factored && (await factor.isOn(user.id, tx))) throw new Refusal(ErrorCode.factorNeeded);
      await refusing(
        tx.execute(sql`SELECT refuse_stopped(g) FROM player_guards g WHERE user_id = ${user.id}`),
      );
      await together?.(tx);
      const news = await devices.arrive(tx, user.id, origin, founding);
      await history.add(user.id, origin, 'ok', tx);
      return { tokens: await sessions.open(user.id, origin, tx), claimed, news };
    });
  }
}
