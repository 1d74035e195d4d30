import { and, eq, sql } from 'drizzle-orm';
import type { GameStatistics, PlayTotals } from '../../../contract/http/play/records.ts';
import type { Market } from '../../../contract/markets.ts';
import { dateOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { dayTotals } from '../../money/ledger/tables.ts';
import type { PlaySessions } from '../../money/limits/playSession.ts';
import type { RoundSource, StretchRound } from './source.ts';

/** Maximum number of steps in a session's course: as many as fit into a small chart. */
export const MOST_STEPS = 60;

const NOTHING: PlayTotals = { bets: 0, staked: '0', returned: '0', net: '0', bestRate: null };

/** Results of a player's bets on a game: for the day and all time from the day totals, for a session from its rounds. */
export class Statistics {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #market: Market;
  readonly #sources: readonly RoundSource[];
  readonly #sessions: PlaySessions;

  constructor(parts: {
    db: Database;
    clock: Clock;
    market: Market;
    sources: readonly RoundSource[];
    sessions: PlaySessions;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#market = parts.market;
    this.#sources = parts.sources;
    this.#sessions = parts.sessions;
  }

  async of(userId: bigint, game: string): Promise<GameStatistics> {
    const { currency, timeZone } = this.#market;
    const today = dateOf(this.#clock.now(), timeZone);
    const [day, all, stretch] = await Promise.all([
      this.#totals(userId, game, today),
      this.#totals(userId, game, null),
      this.#stretch(userId, game),
    ]);
    return { game, currency, stretch, day, all };
  }

  async #totals(userId: bigint, game: string, day: string | null): Promise<PlayTotals> {
    const [row] = await this.#db.orm
      .select({
        bets: sql<bigint | null>`sum(${dayTotals.bets})`,
        staked: sql<bigint | null>`sum(${dayTotals.staked})::bigint`,
        returned: sql<bigint | null>`sum(${dayTotals.returned})::bigint`,
        bestRate: sql<bigint | null>`max(${dayTotals.bestRate})`,
      })
      .from(dayTotals)
      .where(
        and(
          eq(dayTotals.userId, userId),
          eq(dayTotals.game, game),
          eq(dayTotals.currency, this.#market.currency),
          day === null ? undefined : eq(dayTotals.day, day),
        ),
      );
    if (!row || row.bets === null) return NOTHING;
    return totalsOf(Number(row.bets), row.staked ?? 0n, row.returned ?? 0n, row.bestRate);
  }

  async #stretch(userId: bigint, game: string): Promise<GameStatistics['stretch']> {
    const startedAt = await this.#sessions.since(userId);
    if (startedAt === null) return null;
    const { currency } = this.#market;
    const lists = await Promise.all(
      this.#sources.map((source) => source.since({ userId, currency, game, since: startedAt })),
    );
    const rounds = lists.flat().sort((one, other) => one.at - other.at);
    const sum = (of: (round: StretchRound) => bigint) => rounds.reduce((all, round) => all + of(round), 0n);
    const best = rounds.reduce<bigint | null>(
      (most, { bestRate }) => (bestRate !== null && (most === null || bestRate > most) ? bestRate : most),
      null,
    );
    const bets = rounds.reduce((all, round) => all + round.bets, 0);
    const totals = totalsOf(
      bets,
      sum(({ staked }) => staked),
      sum(({ returned }) => returned),
      best,
    );
    return { ...totals, startedAt, course: courseOf(rounds) };
  }
}

function totalsOf(bets: number, staked: bigint, returned: bigint, bestRate: bigint | null): PlayTotals {
  return {
    bets,
    staked: staked.toString(),
    returned: returned.toString(),
    net: (returned - staked).toString(),
    bestRate: bestRate?.toString() ?? null,
  };
}

/**
 * The cumulative result after each round; with more than MOST_STEPS rounds an evenly spaced selection, always including the
 * last.
 */
export function courseOf(rounds: readonly Pick<StretchRound, 'staked' | 'returned'>[]): string[] {
  let net = 0n;
  const all = rounds.map(({ staked, returned }) => {
    net += returned - staked;
    return net.toString();
  });
  if (all.length <= MOST_STEPS) return all;
  return Array.from({ length: MOST_STEPS }, (_, step) => {
    const at = Math.ceil(((step + 1) * all.length) / MOST_STEPS) - 1;
    return all[at] ?? '0';
  });
}
