import { hash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { SessionInfo } from '../../../contract/http/people/security.ts';
import { dateOf, dayOf, type Period } from '../../../contract/marketTime.ts';
import { Batcher } from '../../core/batcher.ts';
import type { Bus } from '../../core/bus/bus.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import type { Origin } from './devices.ts';
import { noteSeen } from './seenDays.ts';
import { sessions } from './tables.ts';

/** A session lasts as long as the client's cookie: one year. */
const LIFETIME_MS = 365 * 24 * 3_600_000;

/** Sensitive calls require a session that has not been idle for longer than this since its sign-in. */
const IDLE_MS = 30 * 60_000;
const MOST_LISTED = 100;
/** Minimum interval at which a session's last-seen time is written. */
const SEEN_MS = 60_000;
/** Thousands may arrive in one second: several are looked up with one statement, few enough not to delay a bet. */
const TOGETHER = { atOnce: 1, most: 16, rest: 2 };
/** Last-seen updates share a commit. */
const WRITTEN_TOGETHER = { atOnce: 1, most: 200, rest: 1 };

/** The bus topic for ended sessions: { tokenHash }. */
export const SESSION_ENDED = 'session.ended';

/** A connection or a transaction. */
type Orm = Pick<Database['orm'], 'insert'>;

/** Sessions of signed-in players. Only hashes of their tokens are stored. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #bus: Bus;
  readonly #found = new Batcher(TOGETHER, (hashes: readonly string[]) => this.#findAll(hashes));
  readonly #seen = new Batcher(WRITTEN_TOGETHER, (hashes: readonly string[]) => this.#seeAll(hashes));
  readonly #timeZone: string;
  /** The current market day. */
  #today: Period & { date: string } = { start: 0, end: 0, date: '' };

  /** @param timeZone of the market, whose days are noted */
  constructor(db: Database, clock: Clock, bus: Bus, timeZone: string) {
    this.#db = db;
    this.#clock = clock;
    this.#bus = bus;
    this.#timeZone = timeZone;
  }

  /** Opens a session. @param orm the transaction to be part of */
  async open(userId: bigint, { device, deviceHash }: Origin, orm: Orm): Promise<SessionTokens> {
    const { token, refresh } = newTokens(userId);
    const now = this.#clock.now();
    await orm.insert(sessions).values({
      tokenHash: hashToken(token),
      userId,
      device,
      deviceHash,
      createdAt: now,
      expiresAt: now + LIFETIME_MS,
      seenAt: now,
      freshUntil: now + IDLE_MS,
    });
    await noteSeen(orm, userId, this.#dayAt(now).date);
    return { token, refresh };
  }

  /** The session of a token that makes a call: updates its last-seen time, and keeps it fresh if it still is. */
  async arrive(token: string): Promise<Session | null> {
    const found = await this.#find(token);
    if (found === null) return null;
    const { seenAt, ...session } = found;
    if (seenAt < this.#clock.now() - SEEN_MS) await this.#seen.submit(session.tokenHash);
    return session;
  }

  /** Whether the session has had no long idle time since its sign-in. */
  async isFresh({ tokenHash }: Session): Promise<boolean> {
    const [fresh] = await this.#db.orm
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.freshUntil, this.#clock.now())));
    return fresh !== undefined;
  }

  /** For sensitive calls. Refusal: 10009 (sign in again) if the session was idle for 30 minutes. */
  async requireFresh(session: Session): Promise<void> {
    if (!(await this.isFresh(session))) throw new Refusal(ErrorCode.signInAgain);
  }

  /** A player's sessions, most recently seen first. */
  async list({ userId, tokenHash }: Session): Promise<SessionInfo[]> {
    const rows = await this.#db.orm
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, BigInt(userId)), gt(sessions.expiresAt, this.#clock.now())))
      .orderBy(desc(sessions.seenAt), desc(sessions.id))
      .limit(MOST_LISTED);
    return rows.map(({ id, device, createdAt, seenAt, ...row }) => ({
      id: id.toString(),
      device,
      createdAt,
      seenAt: Math.max(seenAt, createdAt),
      own: row.tokenHash === tokenHash,
    }));
  }

  /** The session of a token; null for one that is malformed, unknown, ended or expired. */
  async find(token: string): Promise<Session | null> {
    const found = await this.#find(token);
    return found && { userId: found.userId, tokenHash: found.tokenHash };
  }

  /** The token of a refresh secret's session; null if the secret is malformed or the session unknown or over. */
  async refresh(refresh: string): Promise<string | null> {
    const token = tokenOf(refresh);
    return token !== null && (await this.#find(token)) ? token : null;
  }

  /** Ends a session, also its channel connections on every house. Idempotent. */
  async end(tokenHash: string): Promise<void> {
    await this.#db.orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    this.publishEnded([tokenHash]);
  }

  /** Ends one of the player's own sessions. Refusal: 704 if it does not exist. */
  async endOne({ userId }: Session, id: bigint): Promise<void> {
    const [ended] = await this.#db.orm
      .delete(sessions)
      .where(and(eq(sessions.userId, BigInt(userId)), eq(sessions.id, id)))
      .returning({ tokenHash: sessions.tokenHash });
    if (!ended) throw new Refusal(ErrorCode.notFound);
    this.publishEnded([ended.tokenHash]);
  }

  /**
   * Ends all sessions of a user, except an optional one. Returns the ended ones, which the caller must publish after the
   * commit.
   */
  async endAll(userId: bigint, orm: Pick<Database['orm'], 'delete'>, except?: Session): Promise<string[]> {
    const ended = await orm
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          except === undefined ? undefined : ne(sessions.tokenHash, except.tokenHash),
        ),
      )
      .returning({ tokenHash: sessions.tokenHash });
    return ended.map(({ tokenHash }) => tokenHash);
  }

  /** Ends the player's other sessions and returns their number. */
  async endOthers(session: Session): Promise<number> {
    const ended = await this.endAll(BigInt(session.userId), this.#db.orm, session);
    this.publishEnded(ended);
    return ended.length;
  }

  /** Unbinds connections of ended sessions, on every house. */
  publishEnded(tokenHashes: readonly string[]): void {
    for (const tokenHash of tokenHashes) this.#bus.publish(SESSION_ENDED, { tokenHash });
  }

  /** Returns those of the given sessions that are over. */
  async ended(tokenHashes: readonly string[]): Promise<string[]> {
    const open = await this.#db.orm
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(among(tokenHashes), gt(sessions.expiresAt, this.#clock.now())));
    const left = new Set(open.map(({ tokenHash }) => tokenHash));
    return tokenHashes.filter((tokenHash) => !left.has(tokenHash));
  }

  /** Deletes expired sessions. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(sessions).where(lt(sessions.expiresAt, this.#clock.now()));
  }

  /** The market day that contains `at`; cached until the day is over. */
  #dayAt(at: number): Period & { date: string } {
    if (at < this.#today.start || at >= this.#today.end)
      this.#today = { ...dayOf(at, this.#timeZone), date: dateOf(at, this.#timeZone) };
    return this.#today;
  }

  async #find(token: string): Promise<(Session & { seenAt: number }) | null> {
    const claimed = claimedUser(token);
    if (claimed === null) return null;
    const tokenHash = hashToken(token);
    const found = await this.#found.submit(tokenHash);
    return found?.userId === claimed ? { userId: claimed.toString(), tokenHash, seenAt: found.seenAt } : null;
  }

  async #findAll(hashes: readonly string[]): Promise<({ userId: bigint; seenAt: number } | null)[]> {
    const { tokenHash, userId, seenAt, expiresAt } = sessions;
    const rows = await this.#db.orm
      .select({ tokenHash, userId, seenAt })
      .from(sessions)
      .where(and(among(hashes), gt(expiresAt, this.#clock.now())));
    const open = new Map(rows.map((row) => [row.tokenHash, row]));
    return hashes.map((hash) => open.get(hash) ?? null);
  }

  /**
   * Records that sessions are in use, and on a player's first call of a day that the player was active (seenDays.ts). Rows that
   * another call is writing are skipped, so that no two calls wait for each other.
   */
  async #seeAll(hashes: readonly string[]): Promise<null[]> {
    const now = this.#clock.now();
    const { start, date } = this.#dayAt(now);
    await this.#db.orm.execute(sql`
      WITH due AS (
        SELECT token_hash, user_id, seen_at FROM sessions WHERE ${among(hashes)} AND seen_at < ${now - SEEN_MS}
        FOR NO KEY UPDATE SKIP LOCKED
      ), days AS (
        INSERT INTO seen_days (user_id, day) SELECT DISTINCT user_id, ${date}::date FROM due WHERE seen_at < ${start}
        ORDER BY user_id ON CONFLICT DO NOTHING
      )
      UPDATE sessions s
      SET seen_at = ${now}, fresh_until = CASE WHEN fresh_until > ${now} THEN ${now + IDLE_MS} ELSE fresh_until END
      FROM due WHERE s.token_hash = due.token_hash`);
    return hashes.map(() => null);
  }
}

const among = (hashes: readonly string[]) => sql`${sessions.tokenHash} = any(${sql.param(hashes)})`;

const TOKEN = /^k1-([1-9]\d{0,17})-[0-9a-f]{64}$/;
const REFRESH = /^r1-([1-9]\d{0,17})-[0-9a-f]{64}$/;

/** A session's secrets in the player's browser: the page stores the token, an HttpOnly cookie the refresh secret. */
export interface SessionTokens {
  /** `k1-<userId>-<64 hex digits>`; the spec's clients parse the user id from it. */
  token: string;
  /** `r1-<userId>-<64 hex digits>`. */
  refresh: string;
}

/**
 * A new session's secrets. The token is the refresh secret's hash: if the page loses it, it can be requested again, in several
 * tabs or after a lost answer, and the session stays the same. The refresh secret cannot be derived from the token.
 */
export function newTokens(userId: bigint): SessionTokens {
  const refresh = `r1-${userId}-${randomBytes(32).toString('hex')}`;
  return { refresh, token: tokenFrom(userId.toString(), refresh) };
}

/** The token of a refresh secret; null if malformed. */
function tokenOf(refresh: string): string | null {
  const id = REFRESH.exec(refresh)?.[1];
  return id === undefined ? null : tokenFrom(id, refresh);
}

function tokenFrom(userId: string, refresh: string): string {
  return `k1-${userId}-${hash('sha256', `token of ${refresh}`, 'hex')}`;
}

/** Whether a refresh secret is this session's. */
export function isRefreshOf({ tokenHash }: Session, refresh: string | null): boolean {
  const token = refresh === null ? null : tokenOf(refresh);
  return token !== null && hashToken(token) === tokenHash;
}

/** The hash of a token stored in the database: SHA-256 as lower-case hex. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The user id that a token claims; null if it is malformed. */
function claimedUser(token: string): bigint | null {
  const id = TOKEN.exec(token)?.[1];
  return id === undefined ? null : BigInt(id);
}
