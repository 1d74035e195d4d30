import { createHash, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Bus } from '../../core/bus/bus.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Contact } from '../messages/contactCodes.ts';
import type { NoticeKind } from '../messages/gateway.ts';
import type { Notices } from '../messages/notices.ts';

const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
/** 123 random bits. Letters only: six digits in a row would look like a code. */
const TOKEN_LETTERS = 22;
/** The format of a link's token. */
export const STOP_TOKEN = new RegExp(`^[${LETTERS}]{${TOKEN_LETTERS}}$`);

/** A security event; `holds` means that it blocks withdrawals for a day. */
interface Happened {
  userId: bigint;
  kind: NoticeKind;
  detail?: string;
  blocksPayouts: boolean;
}

/** The bus topic for changes of a player's account. */
export const accountTopic = (userId: bigint | string) => `account.${userId}`;

/** Records changes of an account's security, and notifies its player. */
export class SecurityEvents {
  readonly #db: Database;
  readonly #notices: Notices;
  readonly #bus: Bus;

  constructor({ db, notices, bus }: { db: Database; notices: Notices; bus: Bus }) {
    this.#db = db;
    this.#bus = bus;
    this.#notices = notices;
  }

  /**
   * Must be called in the transaction of the change: the player is notified reliably after it commits. The caller runs
   * `changed` afterwards.
   * @param before the previously bound contact
   */
  async record(
    tx: Pick<Tx, 'select' | 'insert' | 'execute'>,
    { userId, kind, detail = '', blocksPayouts }: Happened,
    before: Contact | null = null,
  ): Promise<void> {
    const token = newStopToken();
    const { rows } = await tx.execute<{ until: string | null }>(
      sql`SELECT security_event(${userId}, ${kind}, ${detail}, ${blocksPayouts}, ${hashStopToken(token)}) AS until`,
    );
    const until = rows[0]?.until ?? null;
    const details = { detail, before, token, until: until === null ? null : Number(until) };
    await this.#notices.notify(tx, userId, kind, details);
  }

  /** Publishes a change of an account to all houses. */
  changed(userId: bigint): void {
    this.#bus.publish(accountTopic(userId), {});
  }

  /**
   * Whether a session was opened on the device with which its account was created: first-time settings from there are part of
   * setting up the account, and do not block withdrawals.
   */
  async isFounding({ tokenHash }: Session): Promise<boolean> {
    const { rows } = await this.#db.orm.execute<{ founding: boolean }>(
      sql`SELECT is_founding(${tokenHash}) AS founding`,
    );
    return rows[0]?.founding ?? false;
  }
}

/** The stored hash of a link's token: SHA-256 as lower-case hex. */
export function hashStopToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A link's token: 123 random bits. */
export function newStopToken(): string {
  return Array.from({ length: TOKEN_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

const COUNT = `
  SELECT CASE WHEN withdrawal_id IS NULL THEN 'account' ELSE 'withdrawal' END AS what, count(*)::int AS cases,
    (max(now_ms() - opened_at) / 1000)::float8 AS oldest
  FROM risk_cases WHERE status = 'open' GROUP BY 1`;

/** Exposes in /metrics the number of cases waiting for an operator. */
export function watchRisk(metrics: Metrics, db: Database): void {
  const figures = async (which: 'cases' | 'oldest') => {
    const { rows } = await db.pool.query<{ what: string; cases: number; oldest: number }>(COUNT);
    return { account: 0, withdrawal: 0, ...Object.fromEntries(rows.map((row) => [row.what, row[which]])) };
  };
  metrics.watchEach('kilat_risk_cases', 'Withdrawals and accounts that wait for an operator', 'what', () =>
    figures('cases'),
  );
  metrics.watchEach('kilat_risk_oldest_seconds', 'Since when the oldest of them waits', 'what', () =>
    figures('oldest'),
  );
}
