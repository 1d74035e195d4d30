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

/** What a refusal is called in the account's history; a repeated registration's (7010, 7017) are wrong passwords too. */
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

/** What comes with whatever proves a player. */
interface Beside {
  factorCode?: string | undefined;
  origin: Origin;
  /** The account was made just now: where this comes from is its first device. */
  founding?: boolean;
}

/** A session that has begun. */
export interface Opened extends SessionTokens {
  user: User;
}

/** Who was right so far, and what is to happen together with the session's beginning. */
interface Proved extends Beside {
  /** As it was when they proved it. */
  user: User & { passwordHash: string };
  holder: Holder;
  attemptsUnder: string;
  /** The refusal where the account is no longer what was proved. */
  gone: Refusal;
  /** A phone that is proved for the first time, and the hash that then is the account's password's. */
  claim?: { phone: string; passwordHash: string } | undefined;
  together?: (tx: Tx) => Promise<void>;
}

/** Signs players in by a password or by a code sent to their phone. Nothing of it tells whether there is an account. */
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

  /** Sends a code. Refusal: 667 asked too often. */
  async request(phone: string, network: string): Promise<RequestedCode> {
    const user = await userOf(this.#parts.db, { phone });
    return this.#parts.codes.request(PURPOSE, { channel: 'sms', to: phone }, { network }, user !== undefined);
  }

  /**
   * The code is used up by the session alone: after 7022 or 7023 it still holds, and only wrong guesses count. The first that
   * proves the phone may end all that was set up before (phoneClaims.ts), a second factor too.
   * Refusals: 667 while the account is locked, 7019 the code is wrong, used or too old, then 7022 and 7023, 7027, 7028.
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
        // The phone is proved by that.
        this.#parts.events.changed(user.id);
        return opened;
      } catch (error) {
        await codes.spare(codeId);
        throw error;
      }
    });
  }

  /** Writes down what was refused, for the account's player to see. */
  async #noted(user: User, origin: Origin, attempt: () => Promise<Opened>): Promise<Opened> {
    try {
      return await attempt();
    } catch (error) {
      const outcome = error instanceof Refusal ? OUTCOMES[error.code] : undefined;
      if (outcome) this.#parts.history.refused(user.id, origin, outcome);
      throw error;
    }
  }

  /** The account, if it is one to sign in to, after an attempt at it was counted: under what, who has it hashed, and whether the account knows the browser, is told with it. */
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
   * A session, unless the password or the phone was changed meanwhile, a second factor turned on, or the account stopped or
   * blocked: that ends all sessions, and must not miss this one.
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
        // What is done together may write this row: of two that share it neither could.
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
