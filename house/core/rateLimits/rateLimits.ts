import { hash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { type Database, idOf } from '../db/database.ts';
import { rateLimits } from './tables.ts';

/** Counts one request of a key. Refusal: 667 above the limit, until the window is over. */
export type RateLimit = (key: string) => Promise<void>;

/** Maximum number, and the window in seconds from the first request on. */
export interface Rate {
  most: number;
  seconds: number;
}

interface Options {
  db: Database;
  log: Logger;
  /** A Redis shared by all houses. Without it the counts are in their database. */
  redisUrl: string | null;
}

/** Timeout of Redis, ms. It usually takes well below a millisecond. */
const REDIS_MS = 250;
const CONNECT_MS = 3_000;

/** In-memory fallback: while Redis or the database does not answer, each house counts for itself. */
const insured = ({ most, seconds }: Rate) => ({ points: most, duration: seconds });

/**
 * Rate limits shared by all houses. Limits that protect a house's own CPU (channel/budgets.ts) are local and not counted here.
 */
export class RateLimits {
  readonly #db: Database;
  readonly #redis: Redis | null;
  readonly #space: string;

  private constructor(db: Database, redis: Redis | null, space: string) {
    this.#db = db;
    this.#redis = redis;
    this.#space = space;
  }

  /** @throws when a Redis is configured and cannot be reached */
  static async open({ db, log, redisUrl }: Options): Promise<RateLimits> {
    if (redisUrl === null) return new RateLimits(db, null, '');
    return new RateLimits(db, await connect(redisUrl, log), await idOf(db));
  }

  /** A limit whose requests may each cost a database write. @param name unique name of the limit */
  counted(name: string, rate: Rate): RateLimit {
    return limitOf(this.#redis ? this.#inRedis(name, rate) : this.#inDatabase(name, rate));
  }

  /**
   * A limit for frequent requests, which each house counts for itself without a Redis.
   * @param name unique name of the limit
   */
  countedLightly(name: string, rate: Rate): RateLimit {
    return limitOf(
      this.#redis ? this.#inRedis(name, rate) : new RateLimiterMemory({ keyPrefix: name, ...insured(rate) }),
    );
  }

  /** Deletes expired counts. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
  }

  stop(): void {
    this.#redis?.disconnect();
  }

  #inRedis(name: string, rate: Rate): RateLimiterAbstract {
    return new RateLimiterRedis({
      storeClient: this.#redis,
      keyPrefix: `kilat:${this.#space}:${name}`,
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: rate.most,
      insuranceLimiter: new RateLimiterMemory(insured(rate)),
      ...insured(rate),
    });
  }

  #inDatabase(name: string, rate: Rate): RateLimiterAbstract {
    const { pool } = this.#db;
    // The library computes with plain numbers, which our pools do not return for int8.
    const query = (statement: pg.QueryConfig) => pool.query({ ...statement, types: pg.types });
    return new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      inMemoryBlockOnConsumed: rate.most,
      insuranceLimiter: new RateLimiterMemory(insured(rate)),
      ...insured(rate),
    });
  }
}

function limitOf(limiter: RateLimiterAbstract): RateLimit {
  return async (key) => {
    try {
      await limiter.consume(hash('sha256', key, 'base64url'));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new Refusal(ErrorCode.tooFrequent);
      throw error;
    }
  };
}

async function connect(url: string, log: Logger): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: REDIS_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  let reported: Error | null = null;
  redis.on('error', (error: Error) => {
    if (!reported) log.warn({ err: error }, 'Redis does not answer: each house counts its rate limits alone');
    reported = error;
  });
  redis.on('ready', () => {
    reported = null;
  });
  try {
    await redis.connect();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw new Error(`Could not reach Redis (REDIS_URL): ${(reported ?? (error as Error)).message}`, {
      cause: error,
    });
  }
}
