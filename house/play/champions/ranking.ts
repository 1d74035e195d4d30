import { type SQL, sql } from 'drizzle-orm';
import type { ChampionPlace, Championship } from '../../../contract/http/play/champions.ts';
import type { Database } from '../../core/db/database.ts';

/** Number of places shown with names. */
const SHOWN = 50;

/** The ranking of a championship. */
export interface Ranking {
  /** The top places. */
  places: readonly ChampionPlace[];
  /** Everybody, by user id. */
  byPlayer: ReadonlyMap<bigint, Pick<ChampionPlace, 'place' | 'rate'>>;
}

type Ranked = Pick<Championship, 'id' | 'game' | 'startsAt' | 'endsAt'>;

interface Row extends Record<string, unknown> {
  user_id: string;
  name: string;
  avatar: number;
  rate: string;
  amount: string;
  payout: string;
  ended_at: string;
}

/**
 * Builds the ranking query: each entrant by the best paid bet of at least 1 U on the game within the period (whole days of the
 * market), highest rate first; equal rates by the earlier bet. Bots play but are not ranked.
 */
export function rankingQuery({ id, game, startsAt, endsAt }: Ranked, currency: string): SQL {
  return sql`SELECT row_number() OVER (ORDER BY b.rate DESC, b.id)::int AS place, b.user_id, u.name, u.avatar, b.rate, b.amount, b.payout, b.ended_at
    FROM (
      SELECT DISTINCT ON (t.user_id) t.user_id, t.ranked_bet FROM champion_entries e JOIN day_totals t ON t.user_id = e.user_id
      WHERE e.champion = ${id} AND t.game = ${game} AND t.currency = ${currency} AND t.ranked_bet IS NOT NULL
        AND t.day BETWEEN market_day(${currency}, ${startsAt}) AND market_day(${currency}, ${endsAt - 1})
      ORDER BY t.user_id, t.ranked_rate DESC, t.ranked_bet
    ) best JOIN users u ON u.id = best.user_id AND NOT u.bot JOIN bets b ON b.id = best.ranked_bet`;
}

/** Reads the current ranking. */
export async function readRanking(
  { orm }: Database,
  championship: Ranked,
  currency: string,
): Promise<Ranking> {
  const { rows } = await orm.execute<Row>(sql`${rankingQuery(championship, currency)} ORDER BY place`);
  return {
    places: rows.slice(0, SHOWN).map((row, index) => ({
      place: index + 1,
      name: row.name,
      avatar: row.avatar,
      rate: String(row.rate),
      amount: String(row.amount),
      payout: String(row.payout),
      currency,
      at: Number(row.ended_at),
    })),
    byPlayer: new Map(
      rows.map(({ user_id, rate }, index) => [BigInt(user_id), { place: index + 1, rate: String(rate) }]),
    ),
  };
}
