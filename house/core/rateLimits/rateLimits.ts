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

/** Counts one more of a key's. Refusal: 667 when it is over the limit, until the window is over. */
export type RateLimit = (key: string) => Promise<void>;

/** How many, in how many seconds from the first one on. */
export interface Rate {
  most: number;
  seconds: number;
}

interface Options {
  db: Database;
  log: Logger;
  /** A Redis that all houses count in. Without it they count in their database. */
  redisUrl: string | null;
}

/** Redis takes well below a millisecond; a call does not wait much longer for it, in ms. */
const REDIS_MS = 250;
const CONNECT_MS = 3_000;

/** Kept in the house's memory: while Redis or the database does not answer, each house counts for itself. */
const insured = ({ most, seconds }: Rate) => ({ points: most, duration: seconds });

/**
 * How often somebody may do something, counted in one place for all houses. What a house does to protect its own processor
 * (channel/budgets.ts) is its own matter, and not counted here.
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

  /** @throws when there is to be a Redis and it cannot be reached */
  static async open({ db, log, redisUrl }: Options): Promise<RateLimits> {
    if (redisUrl === null) return new RateLimits(db, null, '');
    return new RateLimits(db, await connect(redisUrl, log), await idOf(db));
  }

  /** A limit of which each one is worth a row of the database. @param name of the limit, its own */
  counted(name: string, rate: Rate): RateLimit {
    return limitOf(this.#redis ? this.#inRedis(name, rate) : this.#inDatabase(name, rate));
  }

  /** A limit on what happens so often that without a Redis each house counts it alone. @param name of the limit, its own */
  countedLightly(name: string, rate: Rate): RateLimit {
    return limitOf(
      this.#redis ? this.#inRedis(name, rate) : new RateLimiterMemory({ keyPrefix: name, ...insured(rate) }),
    );
  }

  /** Forgets counts that are over. */
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
    // Reckons with plain numbers, which our pools do not give for int8.
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
