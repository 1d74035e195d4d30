import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Session } from '../channel/connection.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { sessions } from './tables.ts';
import { claimedUser, hashToken, newToken } from './tokens.ts';

/** A session lasts as long as the client's cookie: one year. */
const LIFETIME_MS = 365 * 24 * 3_600_000;

/** A connection or a transaction. */
type Orm = Pick<Database['orm'], 'insert'>;

/** Signed-in tokens. Only their hashes are kept. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Opens a session and returns its token, which nobody can ask for again. @param orm the transaction to be part of */
  async open(userId: bigint, orm: Orm = this.#db.orm): Promise<string> {
    const token = newToken(userId);
    const createdAt = this.#clock.now();
    const expiresAt = createdAt + LIFETIME_MS;
    await orm.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt, expiresAt });
    return token;
  }

  /** The session of a token; null for one that is malformed, unknown, ended or expired. */
  async find(token: string): Promise<Session | null> {
    const claimed = claimedUser(token);
    if (claimed === null) return null;
    const tokenHash = hashToken(token);
    const [row] = await this.#db.orm
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, this.#clock.now())));
    return row?.userId === claimed ? { userId: row.userId.toString(), tokenHash } : null;
  }

  /** Ends a session. Ending it twice is the same as once. */
  async end(tokenHash: string): Promise<void> {
    await this.#db.orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  }

  /** Ends all sessions of a user and says which. @param orm the transaction to be part of */
  async endAll(userId: bigint, orm: Pick<Database['orm'], 'delete'>): Promise<string[]> {
    const ended = await orm
      .delete(sessions)
      .where(eq(sessions.userId, userId))
      .returning({ tokenHash: sessions.tokenHash });
    return ended.map(({ tokenHash }) => tokenHash);
  }

  /** Those of the given sessions that are over. */
  async ended(tokenHashes: readonly string[]): Promise<string[]> {
    const among = sql`${sessions.tokenHash} = any(${sql.param(tokenHashes)})`;
    const open = await this.#db.orm
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(among, gt(sessions.expiresAt, this.#clock.now())));
    const left = new Set(open.map(({ tokenHash }) => tokenHash));
    return tokenHashes.filter((tokenHash) => !left.has(tokenHash));
  }

  /** Forgets expired sessions. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(sessions).where(lt(sessions.expiresAt, this.#clock.now()));
  }
}
