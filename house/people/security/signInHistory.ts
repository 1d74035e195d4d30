import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { ListPage } from '../../../contract/http/page.ts';
import type { SignInAttempt } from '../../../contract/http/people/security.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import type { Session } from '../../core/http/route.ts';
import type { Origin } from '../accounts/devices.ts';
import { signIns } from './tables.ts';

const RETENTION_MS = 180 * 24 * 3_600_000;
/**
 * A sign-in with a second factor is first answered with a request for its code: if it succeeds within this time, that refusal
 * is not listed.
 */
const CONFIRM_MS = 10 * 60_000;

/** A player's history of sign-ins and attempts. */
export class SignInHistory {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Logger;

  constructor({ db, clock, log }: { db: Database; clock: Clock; log: Logger }) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** Records a refusal asynchronously: the response time must not reveal whether an account exists. */
  refused(userId: bigint, origin: Origin, outcome: SignInAttempt['outcome']): void {
    this.add(userId, origin, outcome).catch((error) =>
      this.#log.error({ err: error }, 'a refused sign-in was not written down'),
    );
  }

  async add(
    userId: bigint,
    { device, address }: Origin,
    outcome: SignInAttempt['outcome'],
    orm: Pick<Database['orm'], 'insert' | 'delete'> = this.#db.orm,
  ): Promise<void> {
    const at = this.#clock.now();
    if (outcome === 'ok')
      await orm
        .delete(signIns)
        .where(
          and(
            eq(signIns.userId, userId),
            eq(signIns.outcome, 'factorMissing'),
            eq(signIns.device, device),
            eq(signIns.address, address),
            gt(signIns.at, at - CONFIRM_MS),
          ),
        );
    await orm.insert(signIns).values({ userId, at, device, address, outcome });
  }

  /** The newest first. */
  async list({ userId }: Session, request: PageRequest): Promise<ListPage<SignInAttempt>> {
    const mine = eq(signIns.userId, BigInt(userId));
    const { limit, offset } = rowsOf(request);
    const [rows, total] = await Promise.all([
      this.#db.orm.select().from(signIns).where(mine).orderBy(desc(signIns.id)).limit(limit).offset(offset),
      this.#db.orm.$count(signIns, mine),
    ]);
    const items = rows.map(({ id, at, device, address, outcome }) => ({
      id: id.toString(),
      at,
      device,
      address,
      outcome,
    }));
    return listPage(items, total, request);
  }

  /** Deletes entries older than half a year. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(signIns).where(lt(signIns.at, this.#clock.now() - RETENTION_MS));
  }
}
