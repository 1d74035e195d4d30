import type { GameType } from '../../../contract/catalogue.ts';
import type {
  PlayedBet,
  PlayedRound,
  PlayedRoundDetail,
  PlayedStakes,
} from '../../../contract/http/play/records.ts';
import type { Database } from '../../core/db/database.ts';
import { readOfRound, sinceRound } from '../../money/statement/lines.ts';
import { beginningOf, type Place, type RoundSource, type RoundsWanted, type StretchRound } from './source.ts';

interface RoundRow {
  id: bigint;
  game: string;
  type: GameType;
  title: string | null;
  currency: string;
  /** Stake of its bets without those rolled back, stake of those, and winnings. */
  staked: bigint;
  given_back: bigint;
  returned: bigint;
  opened_at: bigint;
  closed_at: bigint | null;
}

interface BetRow {
  id: bigint;
  amount: bigint;
  won: bigint;
  undone: boolean;
  bonus: boolean;
  at: bigint;
  closed_at: bigint | null;
}

/** Ids share one sequence with those of bets, so they are in order of time for each player. */
const ROUNDS = `SELECT r.id, r.game, r.type, g.title, r.currency, r.staked, r.returned, r.opened_at, r.closed_at,
    (SELECT coalesce(sum(t.amount), 0)::bigint FROM provider_transactions t
      WHERE t.round_id = r.id AND ${sinceRound('t.id', 'r.id')} AND t.kind = 'bet' AND NOT t.free AND t.undone_by IS NOT NULL) AS given_back
  FROM provider_rounds r LEFT JOIN games g ON g.id = r.game
  WHERE r.user_id = $1 AND r.currency = $2`;

const PAGE = `${ROUNDS} AND r.id < $3 AND r.opened_at >= $4 AND r.opened_at < $5
    AND ($6::text IS NULL OR r.game = $6) AND ($7::text IS NULL OR r.type = $7)
  ORDER BY r.id DESC LIMIT $8`;

const ONE = `${ROUNDS} AND r.id = $3`;

/** A win without a bet reference belongs to the first bet. */
const BETS = `SELECT b.id, CASE WHEN b.free THEN 0 ELSE b.amount END AS amount, b.undone_by IS NOT NULL AS undone,
    b.wagering_id IS NOT NULL AS bonus, b.at, r.closed_at,
    (SELECT coalesce(sum(w.amount), 0)::bigint FROM provider_transactions w
      WHERE w.round_id = r.id AND ${sinceRound('w.id', 'r.id')} AND w.kind = 'win' AND w.undone_by IS NULL
        AND (w.reference = b.uuid OR (w.reference IS NULL AND b.id = (SELECT min(id) FROM provider_transactions
          WHERE round_id = r.id AND ${sinceRound('id', 'r.id')} AND kind = 'bet')))) AS won
  FROM provider_rounds r
  JOIN provider_transactions b ON b.round_id = r.id AND ${sinceRound('b.id', 'r.id')} AND b.kind = 'bet'
  WHERE r.id = $1 AND r.user_id = $2 ORDER BY b.id`;

const SINCE = `SELECT opened_at AS at, staked, returned,
    CASE WHEN staked > 0 AND returned > staked THEN div(returned::numeric * 10000, staked)::bigint END AS "bestRate"
  FROM provider_rounds WHERE user_id = $1 AND currency = $2 AND game = $3 AND opened_at >= $4 AND closed_at IS NOT NULL
    AND (staked > 0 OR returned > 0) ORDER BY id`;

/** The rounds of providers' games, as reported by the providers. A round is listed as one bet with its total outcome. */
export class ProviderRounds implements RoundSource {
  readonly letter = 's';
  readonly #db: Database;

  constructor({ db }: { db: Database }) {
    this.#db = db;
  }

  async list(wanted: RoundsWanted, before: Place | null, limit: number): Promise<PlayedRound[]> {
    const { userId, currency, period, game = null, type = null } = wanted;
    const { below, end } = beginningOf(this.letter, before, period);
    const { rows } = await this.#db.pool.query<RoundRow>({
      name: 'provider_rounds_played',
      text: PAGE,
      values: [...[userId, currency, below ?? 2n ** 62n, period.start, end], ...[game, type, limit]],
    });
    return rows.map((row) => this.#round(row));
  }

  async detail(userId: bigint, currency: string, number: bigint): Promise<PlayedRoundDetail | null> {
    const { rows } = await this.#db.pool.query<RoundRow>(ONE, [userId, currency, number]);
    const [row] = rows;
    if (!row) return null;
    const [bets, transactions] = await Promise.all([
      this.#db.pool.query<BetRow>(BETS, [row.id, userId]),
      readOfRound(this.#db, { userId, currency }, row.id, Number(row.opened_at)),
    ]);
    return {
      round: this.#round(row),
      bets: bets.rows.map(betOf),
      steps: [],
      transactions,
    };
  }

  async since(of: {
    userId: bigint;
    currency: string;
    game: string;
    since: number;
  }): Promise<StretchRound[]> {
    const { rows } = await this.#db.pool.query<
      { at: bigint } & Pick<StretchRound, 'staked' | 'returned' | 'bestRate'>
    >(SINCE, [of.userId, of.currency, of.game, of.since]);
    return rows.map((row) => ({ ...row, at: Number(row.at), bets: 1 }));
  }

  #round(row: RoundRow): PlayedRound {
    const { staked, returned } = row;
    const stake: PlayedStakes = {
      ...{ pool: null, bets: 1, amount: staked.toString(), payout: returned.toString() },
      status: row.closed_at === null ? 'placed' : returned > 0n ? 'cashed' : 'lost',
      rate: staked > 0n && returned > 0n ? ((returned * 10_000n) / staked).toString() : null,
    };
    return {
      id: `${this.letter}${row.id}`,
      game: row.game,
      title: row.title ?? row.game,
      type: row.type,
      roundId: row.id.toString(),
      status:
        row.closed_at === null
          ? 'open'
          : returned === staked
            ? 'returned'
            : returned > staked
              ? 'won'
              : 'lost',
      staked: staked.toString(),
      returned: returned.toString(),
      givenBack: row.given_back.toString(),
      net: (returned - staked).toString(),
      currency: row.currency,
      at: Number(row.opened_at),
      stakes: [stake],
      result: null,
    };
  }
}

function betOf({ id, amount, won, undone, bonus, at, closed_at: closed }: BetRow): PlayedBet {
  const status = undone ? 'returned' : closed === null ? 'placed' : won > 0n ? 'cashed' : 'lost';
  return {
    ...{ id: id.toString(), pool: null, amount: amount.toString(), autoRate: null, status, bonus },
    rate: status === 'cashed' && amount > 0n ? ((won * 10_000n) / amount).toString() : null,
    payout: undone ? '0' : won.toString(),
    placedAt: Number(at),
    endedAt: closed === null ? null : Number(closed),
  };
}
