import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { Turns } from '../../core/turns.ts';
import { Attempts, attemptsOf } from './attempts.ts';
import { users } from './tables.ts';

/** argon2id (the library's default) as OWASP advises: 19 MiB, two passes, one lane; 5 to 14 ms of CPU. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The minimum that argon2 accepts. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let cost: { memoryCost: number; timeCost: number; parallelism: number } = COST;

/** For tests: whether this process hashes at the minimum cost from now on. Stored hashes name their own cost. */
export function hashCheaply(cheap: boolean): void {
  cost = cheap ? CHEAPEST : COST;
}

/**
 * On whose behalf a hash is computed: a player (signed in, or in a browser that the account knows), or a stranger, identified
 * by network.
 */
export type HashedFor = { player: bigint } | { network: string };

/**
 * Three hashes at once: a rush then takes 60 MB at most, and leaves a thread for files. The queue holds about two seconds of
 * work. Players do not wait for strangers, whoever floods the sign-in; within each group, requesters alternate.
 */
const players = new Turns({ atOnce: 2, mostOfOne: 50, most: 250 });
const strangers = new Turns({ atOnce: 1, mostOfOne: 50, most: 250 });

function inTurn<T>(by: HashedFor, work: () => Promise<T>): Promise<T> {
  return 'player' in by ? players.take(`${by.player}`, work) : strangers.take(by.network, work);
}

/** Hashes a password in argon2id's standard text form, with its own salt. Refusal: 667 when too many wait. */
export function hashPassword(password: string, by: HashedFor): Promise<string> {
  return inTurn(by, () => hash(password, cost));
}

/**
 * Whether the password matches the hash. Without a hash it does the same work and returns false, so the time does not reveal
 * whether an account exists. Refusal: 667 when too many wait.
 */
export async function verifyPassword(
  hashed: string | null,
  password: string,
  by: HashedFor,
): Promise<boolean> {
  const right = await inTurn(by, async () => verify(hashed ?? (await decoy()), password));
  return right && hashed !== null;
}

let decoyHash: Promise<string> | null = null;

function decoy(): Promise<string> {
  decoyHash ??= hash('nobody has this password', cost);
  return decoyHash;
}

/** Asks signed-in players for their password again. */
export class PasswordCheck {
  readonly #db: Database;
  readonly #attempts: Attempts;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#attempts = new Attempts(db, clock);
  }

  /** Refusals: 7013 wrong or missing, 667 too many attempts, counted together with sign-ins. */
  async check(userId: bigint, password: string | undefined): Promise<void> {
    const [user] = await this.#db.orm
      .select({ phone: users.phone, userName: users.userName, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId));
    if (!user || password === undefined) throw new Refusal(ErrorCode.wrongPassword);
    const account = attemptsOf(user);
    await this.#attempts.count(account);
    if (!(await verifyPassword(user.passwordHash, password, { player: userId })))
      throw new Refusal(ErrorCode.wrongPassword);
    await this.#attempts.clear(account);
  }
}
