import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { Turns } from '../../core/turns.ts';
import { Attempts, attemptsOf } from './attempts.ts';
import { users } from './tables.ts';

/** argon2id (the library's default) as OWASP advises: 19 MiB, two passes, one lane; 5 to 14 ms of a processor. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The least that argon2 accepts. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let cost: { memoryCost: number; timeCost: number; parallelism: number } = COST;

/** For tests: whether this process hashes at the least cost from now on. Stored hashes name their own cost. */
export function hashCheaply(cheap: boolean): void {
  cost = cheap ? CHEAPEST : COST;
}

/** Who has something hashed: a player, signed in or in a browser that the account knows, or a stranger, by the network they come from. */
export type HashedFor = { player: bigint } | { network: string };

/**
 * Three at once, so that a rush takes 60 MB and not the house's memory, and leaves a thread for files. As many wait as take about two
 * seconds. Players do not wait for strangers, whoever floods the sign-in; of either, each takes turns with the others.
 */
const players = new Turns({ atOnce: 2, mostOfOne: 50, most: 250 });
const strangers = new Turns({ atOnce: 1, mostOfOne: 50, most: 250 });

function inTurn<T>(by: HashedFor, work: () => Promise<T>): Promise<T> {
  return 'player' in by ? players.take(`${by.player}`, work) : strangers.take(by.network, work);
}

/** A password as argon2id's standard text, with a salt of its own. Refusal: 667 when too many wait. */
export function hashPassword(password: string, by: HashedFor): Promise<string> {
  return inTurn(by, () => hash(password, cost));
}

/**
 * Whether the password is the one of the hash. Without a hash it costs the same work and is always false, so that
 * nobody can tell from the time whether an account exists. Refusal: 667 when too many wait.
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

/** Asks players who are signed in for their password once more. */
export class PasswordCheck {
  readonly #db: Database;
  readonly #attempts: Attempts;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#attempts = new Attempts(db, clock);
  }

  /** Refusals: 7013 it is wrong or was not given, 667 tried too often, counted together with sign-ins. */
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
