import type { ChampionPlace, Championship } from '../../../contract/http/champions.ts';
import type { Database } from '../../core/db/database.ts';

/** So many places are shown with names. */
const SHOWN = 50;

/** Who stands where in a championship. */
export interface Ranking {
  /** The first few. */
  places: readonly ChampionPlace[];
  /** Everybody, by user id. */
  byPlayer: ReadonlyMap<bigint, Pick<ChampionPlace, 'place' | 'rate'>>;
}

interface Row {
  user_id: bigint;
  name: string;
  avatar: number;
  rate: bigint;
  amount: bigint;
  payout: bigint;
  ended_at: bigint;
}

const BEST = `
  SELECT b.id, b.user_id, u.name, u.avatar, b.rate, b.amount, b.payout, b.ended_at FROM (
    SELECT DISTINCT ON (user_id) user_id, best_bet FROM day_totals
    WHERE game = $1 AND day >= market_day($4, $2) AND day <= market_day($4, $3::bigint - 1) AND currency = $4
      AND best_bet IS NOT NULL
    ORDER BY user_id, best_rate DESC, best_bet
  ) best JOIN users u ON u.id = best.user_id AND NOT u.bot JOIN bets b ON b.id = best.best_bet
  ORDER BY b.rate DESC, b.id`;

/**
 * Every player's best paid bet on the game within the time (whole days of the market), the highest rate first; of equal rates the bet that
 * was placed first. Bots play along but are not ranked.
 */
export async function readRanking(
  db: Database,
  { game, startsAt, endsAt }: Pick<Championship, 'game' | 'startsAt' | 'endsAt'>,
  currency: string,
): Promise<Ranking> {
  const { rows } = await db.pool.query<Row>(BEST, [game, startsAt, endsAt, currency]);
  return {
    places: rows.slice(0, SHOWN).map((row, index) => ({
      place: index + 1,
      name: row.name,
      avatar: row.avatar,
      rate: row.rate.toString(),
      amount: row.amount.toString(),
      payout: row.payout.toString(),
      currency,
      at: Number(row.ended_at),
    })),
    byPlayer: new Map(
      rows.map(({ user_id, rate }, index) => [user_id, { place: index + 1, rate: `${rate}` }]),
    ),
  };
}
