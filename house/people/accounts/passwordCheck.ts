import { eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { Attempts, attemptsOf } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { users } from './tables.ts';

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
    if (!(await verifyPassword(user.passwordHash, password))) throw new Refusal(ErrorCode.wrongPassword);
    await this.#attempts.clear(account);
  }
}
