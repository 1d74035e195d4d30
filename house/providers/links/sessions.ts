import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { Batcher } from '../../core/batcher.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { sessions, users } from '../../people/accounts/tables.ts';
import { providerSessions } from './tables.ts';

/** A session ends this long after its last use, ms. */
const LIFETIME_MS = 4 * 3_600_000;
/** Minimum interval between stored uses, ms. */
const SEEN_MS = 60_000;
/** How long after its end an expired token is distinguished from an unknown one, ms. */
const KNOWN_MS = 7 * 24 * 3_600_000;

/** Concurrent token lookups share one statement. */
const TOGETHER = { atOnce: 2, most: 64 };

const BY_HASH = `SELECT token_hash, user_id, provider, game, currency, expires_at FROM provider_sessions
  WHERE token_hash = ANY ($1)`;

interface Row {
  token_hash: string;
  user_id: bigint;
  provider: string;
  game: string;
  currency: string;
  expires_at: bigint;
}

/** 256 random bits. */
const TOKEN = /^[\w-]{43}$/;

/** A player's session at a game. */
export interface LaunchSession {
  userId: bigint;
  provider: string;
  /** Catalogue id of the opened game; in some providers' lobbies players can switch to others. */
  game: string;
  currency: string;
  expired: boolean;
}

/** The tokens with which providers' games are opened. */
export class LaunchSessions {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Read at every bet of a provider. */
  readonly #byHash = new Batcher(TOGETHER, (hashes: readonly string[]) => this.#findAll(hashes));

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Opens a session in the player's own currency, and returns its token, which cannot be retrieved again.
   * @param opener the player's session; when it ends, this one ends too. Refusal: 707 it has ended
   */
  async open(opener: Session, provider: string, game: string): Promise<string> {
    const userId = BigInt(opener.userId);
    const token = randomBytes(32).toString('base64url');
    const now = this.#clock.now();
    await this.#db.orm.transaction(async (tx) => {
      const [player] = await tx
        .select({ currency: users.currency })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, opener.tokenHash), eq(sessions.userId, userId)))
        // A concurrent end of it waits for this lock, and then ends this session too.
        .for('key share', { of: sessions });
      if (!player) throw new Refusal(ErrorCode.badToken);
      await tx.insert(providerSessions).values({
        tokenHash: hashOf(token),
        ...{ userId, provider, game, currency: player.currency },
        createdAt: now,
        expiresAt: now + LIFETIME_MS,
        openedBy: opener.tokenHash,
      });
    });
    return token;
  }

  /** Finds the session of a token and marks it as used; null for a malformed, unknown or long expired token. */
  async find(token: string): Promise<LaunchSession | null> {
    if (!TOKEN.test(token)) return null;
    const tokenHash = hashOf(token);
    const row = await this.#byHash.submit(tokenHash);
    if (!row) return null;
    const now = this.#clock.now();
    const { user_id: userId, provider, game, currency } = row;
    const expiresAt = Number(row.expires_at);
    const expired = expiresAt <= now;
    if (!expired && expiresAt < now + LIFETIME_MS - SEEN_MS)
      await this.#db.orm
        .update(providerSessions)
        .set({ expiresAt: now + LIFETIME_MS })
        .where(and(eq(providerSessions.tokenHash, tokenHash), gt(providerSessions.expiresAt, now)));
    return { userId, provider, game, currency, expired };
  }

  async #findAll(hashes: readonly string[]): Promise<(Row | undefined)[]> {
    const { rows } = await this.#db.pool.query<Row>({
      name: 'provider_sessions',
      text: BY_HASH,
      values: [hashes],
    });
    const found = new Map(rows.map((row) => [row.token_hash, row]));
    return hashes.map((hash) => found.get(hash));
  }

  /** Deletes long expired sessions. */
  async prune(): Promise<void> {
    await this.#db.orm
      .delete(providerSessions)
      .where(lt(providerSessions.expiresAt, this.#clock.now() - KNOWN_MS));
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
