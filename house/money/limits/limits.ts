import { and, eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  type BreakRequest,
  LIMIT_KINDS,
  type LimitChange,
} from '../../../contract/http/people/inputs/limits.ts';
import type { Break, LimitKind, LimitState, PlayerLimits } from '../../../contract/http/people/limits.ts';
import type { Market } from '../../../contract/markets.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { refusing } from '../ledger/call.ts';
import {
  changed,
  effectiveLimit,
  FOR_EVER,
  type Guard,
  isOfAge,
  leastAge,
  NO_LIMIT,
  withGuard,
} from './rules.ts';
import { playerGuards, playerLimits } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Players' own limits on their play. The database enforces them for bets and deposits. */
export class PlayerLimitsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #market: Market;

  constructor({ db, clock, market }: { db: Database; clock: Clock; market: Market }) {
    this.#db = db;
    this.#clock = clock;
    this.#market = market;
  }

  /** All settings, with the used amounts. */
  async of(userId: bigint): Promise<PlayerLimits> {
    const now = this.#clock.now();
    const [[guard], stored, used] = await Promise.all([
      this.#db.orm.select().from(playerGuards).where(eq(playerGuards.userId, userId)),
      this.#db.orm.select().from(playerLimits).where(eq(playerLimits.userId, userId)),
      usageOf(this.#db, userId, this.#market, now),
    ]);
    const byKind = new Map(stored.map((limit) => [limit.kind, limit]));
    return {
      limits: LIMIT_KINDS.map((kind) => {
        const { amount, nextAmount, nextAt } = effectiveLimit(byKind.get(kind) ?? NO_LIMIT, now);
        const next = nextAt === null ? null : { amount: textOf(nextAmount), at: nextAt };
        return { kind, amount: textOf(amount), next, ...used[kind] };
      }),
      break: breakOf(guard, now),
      reminder: guard?.reminderMinutes ?? null,
      ageConfirmedAt: guard?.ageConfirmedAt ?? null,
    };
  }

  /** Sets a limit: a tighter one applies from the next bet or deposit on, a looser one after a day. */
  async change(userId: bigint, { kind, amount }: LimitChange): Promise<PlayerLimits> {
    await withGuard(this.#db, userId, this.#market, async (tx) => {
      const ofKind = and(eq(playerLimits.userId, userId), eq(playerLimits.kind, kind));
      const [stored] = await tx.select().from(playerLimits).where(ofKind);
      const requested = amount === null ? null : BigInt(amount);
      const limit = changed(stored ?? NO_LIMIT, requested, this.#clock.now());
      await tx
        .insert(playerLimits)
        .values({ userId, kind, ...limit })
        .onConflictDoUpdate({ target: [playerLimits.userId, playerLimits.kind], set: limit });
      if (isLoss(kind))
        await tx.update(playerGuards).set({ lossLimited: true }).where(eq(playerGuards.userId, userId));
    });
    return this.of(userId);
  }

  /** Begins a time-out or self-exclusion. Refusal: 3 if the current one would end sooner by it. */
  async takeBreak(userId: bigint, request: BreakRequest): Promise<PlayerLimits> {
    const now = this.#clock.now();
    const until = endOf(request, now);
    // A self-exclusion belongs to the person: it applies to the other accounts too.
    if (request.kind === 'exclusion') {
      await refusing(this.#db.orm.execute(sql`SELECT exclusion_begin(${userId}, ${until})`));
      return this.of(userId);
    }
    await withGuard(this.#db, userId, this.#market, async (tx, guard) => {
      if (guard.breakUntil !== null && guard.breakUntil > now && until < guard.breakUntil)
        throw new Refusal(ErrorCode.badParameter, 'a break is not made shorter');
      await tx
        .update(playerGuards)
        .set({ breakKind: request.kind, breakUntil: until, breakOf: null })
        .where(eq(playerGuards.userId, userId));
    });
    return this.of(userId);
  }

  async remindEvery(userId: bigint, minutes: number | null): Promise<PlayerLimits> {
    await withGuard(this.#db, userId, this.#market, (tx) =>
      tx.update(playerGuards).set({ reminderMinutes: minutes }).where(eq(playerGuards.userId, userId)),
    );
    return this.of(userId);
  }

  /** Stores that a player is of age. Refusals: 3 the date does not exist, 7024 too young. */
  async confirmAge(
    userId: bigint,
    born: { year: number; month: number; day: number },
  ): Promise<PlayerLimits> {
    const now = this.#clock.now();
    const years = await leastAge(this.#db, this.#market);
    const ofAge = isOfAge(born, years, now, this.#market.timeZone);
    if (ofAge === null) throw new Refusal(ErrorCode.badParameter, 'day');
    if (!ofAge) throw new Refusal(ErrorCode.tooYoung);
    await withGuard(this.#db, userId, this.#market, (tx) =>
      tx
        .update(playerGuards)
        .set({ ageConfirmedAt: sql`coalesce(${playerGuards.ageConfirmedAt}, ${now})` })
        .where(eq(playerGuards.userId, userId)),
    );
    return this.of(userId);
  }
}

function breakOf(guard: Guard | undefined, now: number): Break | null {
  if (!guard || guard.breakKind === null || guard.breakUntil === null || guard.breakUntil <= now) return null;
  return { kind: guard.breakKind, until: guard.breakUntil === FOR_EVER ? null : guard.breakUntil };
}

function endOf(request: BreakRequest, now: number): number {
  if (request.kind === 'timeout') return now + request.hours * HOUR_MS;
  return request.days === 0 ? FOR_EVER : now + request.days * DAY_MS;
}

function isLoss(kind: LimitKind): boolean {
  return kind.startsWith('loss');
}

function textOf(amount: bigint | null): string | null {
  return amount?.toString() ?? null;
}

/** The used amount of each limit, and the end of its period. */
type Usage = Record<LimitKind, Pick<LimitState, 'used' | 'endsAt'>>;

/** Calls the same SQL functions that check bets and deposits, to show exactly what they enforce. */
const USAGE = `SELECT kind,
    CASE family WHEN 'loss' THEN player_loss($1, $2, since) ELSE player_deposited($1, $2, since, $4) END AS used,
    period_end(span, $3, $4) AS ends_at
  FROM (SELECT kind, family, span, period_start(span, $3, $4) AS since
    FROM (SELECT kind, split_part(kind, ' ', 1) AS family, split_part(kind, ' ', 2) AS span
      FROM unnest($5::text[]) AS kind) named) begun`;

/** Each kind by its name in the SQL functions: 'lossDay' is 'loss day'. */
const NAMED = new Map(
  LIMIT_KINDS.map((kind) => [kind.replace(/[A-Z]/, (first) => ` ${first.toLowerCase()}`), kind]),
);

async function usageOf(
  db: Database,
  userId: bigint,
  { currency, timeZone }: Market,
  now: number,
): Promise<Usage> {
  const values = [userId, currency, timeZone, now, [...NAMED.keys()]];
  const { rows } = await db.pool.query<{ kind: string; used: bigint; ends_at: bigint }>({
    name: 'limit_usage',
    text: USAGE,
    values,
  });
  const usage: Partial<Usage> = {};
  for (const { kind, used, ends_at: endsAt } of rows) {
    const known = NAMED.get(kind);
    if (known) usage[known] = { used: used.toString(), endsAt: Number(endsAt) };
  }
  return usage as Usage;
}
