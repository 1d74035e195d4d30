import type { GameType } from '../../../contract/catalogue.ts';
import type {
  PlayedBet,
  PlayedRound,
  PlayedRoundDetail,
  PlayedStakes,
  RoundStatus,
} from '../../../contract/http/play/records.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { readOfBets } from '../../money/statement/lines.ts';
import { DEFINITIONS } from '../games/definitions.ts';
import { onEach, type SoloFacts, SoloRounds } from './soloRounds.ts';
import { beginningOf, type Place, type RoundSource, type RoundsWanted, type StretchRound } from './source.ts';

/** A round that a player bet on, identified by the first of these bets. */
interface RoundRow {
  id: bigint;
  game: string;
  round_id: bigint;
  currency: string;
  placed_at: bigint;
  title: string | null;
  type: GameType | null;
  outcome: unknown;
  interrupted: boolean;
  /** Whether the round belongs to this player alone. */
  solo: boolean;
}

interface StakesRow {
  first: bigint;
  pool: string | null;
  status: PlayedStakes['status'];
  rate: bigint | null;
  bets: bigint;
  amount: bigint;
  payout: bigint;
}

interface BetRow {
  id: bigint;
  pool: string | null;
  amount: bigint;
  auto_rate: bigint | null;
  status: PlayedStakes['status'];
  rate: bigint | null;
  payout: bigint;
  wagering_id: bigint | null;
  placed_at: bigint;
  ended_at: bigint | null;
}

/** The id range of a period's bets, by months (ledger/sql/months.sql). The first month begins at 0. */
const BOUNDS = `SELECT
    ledger_month_start(coalesce(max(month) FILTER (WHERE began_at BETWEEN 1 AND $1), 0)) AS least,
    ledger_month_start(min(month) FILTER (WHERE began_at > $2)) AS below
  FROM ledger_months`;

const COLUMNS = `b.id, b.game, b.round_id, b.currency, b.placed_at, g.title, g.type,
  CASE WHEN r.state = 'settled' THEN r.outcome END AS outcome, coalesce(r.interrupted, false) AS interrupted,
  b.pool IS NOT DISTINCT FROM 'solo' AS solo`;

/** Solo rounds have no rows in `rounds`: their only bet has the round's id. */
const FROM = `FROM bets b LEFT JOIN rounds r ON r.game = b.game AND r.id = b.round_id LEFT JOIN games g ON g.id = b.game`;

/** A player's ids and times are in the same order: both are assigned under the wallet's lock. */
const PAGE = `SELECT ${COLUMNS}
  ${FROM}
  WHERE b.user_id = $1 AND b.currency = $2 AND b.id >= $3 AND b.id < $4 AND b.placed_at >= $5 AND b.placed_at < $6
    AND ($7::text IS NULL OR b.game = $7) AND ($8::text IS NULL OR g.type = $8)
    AND NOT EXISTS (SELECT FROM bets e WHERE e.game = b.game AND e.round_id = b.round_id AND e.user_id = b.user_id
      AND e.id > r.bets_after AND e.id < b.id)
  ORDER BY b.id DESC LIMIT $9`;

const ONE = `SELECT ${COLUMNS}
  ${FROM}
  WHERE b.id = $3 AND b.user_id = $1 AND b.currency = $2
    AND NOT EXISTS (SELECT FROM bets e WHERE e.game = b.game AND e.round_id = b.round_id AND e.user_id = b.user_id
      AND e.id > r.bets_after AND e.id < b.id)`;

const STAKES = `SELECT f.id AS first, b.pool, b.status, b.rate, count(*) AS bets, sum(b.amount)::bigint AS amount,
    sum(b.payout)::bigint AS payout
  FROM unnest($2::text[], $3::bigint[], $4::bigint[]) f (game, round_id, id)
  JOIN bets b ON b.game = f.game AND b.round_id = f.round_id AND b.user_id = $1 AND b.id >= f.id
  GROUP BY f.id, b.pool, b.status, b.rate ORDER BY f.id, min(b.id)`;

const BETS = `SELECT id, pool, amount, auto_rate, status, rate, payout, wagering_id, placed_at, ended_at
  FROM bets WHERE game = $1 AND round_id = $2 AND user_id = $3 AND id >= $4 ORDER BY id`;

/** The journal lists stakes in order of time, so a recent period is found without a scan of older bets. */
const SINCE = `SELECT min(b.placed_at) AS at, count(*) AS bets, sum(b.amount)::bigint AS staked,
    sum(b.payout)::bigint AS returned, max(b.rate) FILTER (WHERE b.payout > b.amount) AS "bestRate"
  FROM ledger_transfers t JOIN bets b ON b.id = t.bet_id AND b.user_id = t.user_id
  WHERE t.kind <> 'forfeit' AND t.kind IN ('stake', 'bonusStake') AND t.user_id = $1 AND t.currency = $2 AND t.at >= $4
    AND b.game = $3 AND b.status IN ('cashed', 'lost')
  GROUP BY b.round_id ORDER BY min(b.id)`;

/**
 * The rounds of our own games, read from their bets: shared rounds and solo rounds in one query. A round's number is the id of
 * its player's first bet on it.
 */
export class OwnRounds implements RoundSource {
  readonly letter = 't';
  readonly #db: Database;
  readonly #solo: SoloRounds;

  constructor({ db, sealer }: { db: Database; sealer: Sealer }) {
    this.#db = db;
    this.#solo = new SoloRounds(db, sealer);
  }

  async list(wanted: RoundsWanted, before: Place | null, limit: number): Promise<PlayedRound[]> {
    const { userId, currency, period, game = null, type = null } = wanted;
    const { least, below } = await this.#bounds(wanted);
    const { below: own, end } = beginningOf(this.letter, before, period);
    const to = own !== null && own < below ? own : below;
    const { rows } = await this.#db.pool.query<RoundRow>({
      name: 'played_rounds',
      text: PAGE,
      values: [userId, currency, least, to, period.start, end, game, type, limit],
    });
    return this.#rounds(userId, rows, await this.#factsOf(userId, rows));
  }

  async detail(userId: bigint, currency: string, number: bigint): Promise<PlayedRoundDetail | null> {
    const { rows } = await this.#db.pool.query<RoundRow>(ONE, [userId, currency, number]);
    const [row] = rows;
    const alone = await this.#factsOf(userId, rows);
    const [round] = await this.#rounds(userId, rows, alone);
    if (!row || !round) return null;
    const found = await this.#db.pool.query<BetRow>(BETS, [row.game, row.round_id, userId, row.id]);
    const ids = found.rows.map(({ id }) => id);
    const transactions = await readOfBets(this.#db, { userId, currency }, ids, Number(row.placed_at));
    const facts = alone.get(row.id);
    const bets = found.rows.map(betOf).flatMap((bet) => (facts ? onEach(bet, facts.stakes) : bet));
    return { round, bets, steps: facts?.steps ?? [], transactions };
  }

  async since(of: {
    userId: bigint;
    currency: string;
    game: string;
    since: number;
  }): Promise<StretchRound[]> {
    const { rows } = await this.#db.pool.query<
      Record<'at' | 'bets', bigint> & Omit<StretchRound, 'at' | 'bets'>
    >({ name: 'played_since', text: SINCE, values: [of.userId, of.currency, of.game, of.since] });
    return rows.map((row) => ({ ...row, at: Number(row.at), bets: Number(row.bets) }));
  }

  async #bounds({ period }: RoundsWanted): Promise<{ least: bigint; below: bigint }> {
    const { rows } = await this.#db.pool.query<{ least: bigint; below: bigint | null }>({
      name: 'months_of_period',
      text: BOUNDS,
      values: [period.start, period.end],
    });
    return { least: rows[0]?.least ?? 0n, below: rows[0]?.below ?? 2n ** 62n };
  }

  /** Reads the facts of the solo rounds. */
  #factsOf(userId: bigint, rows: readonly RoundRow[]): Promise<Map<bigint, SoloFacts>> {
    return this.#solo.of(
      userId,
      rows.filter(({ solo }) => solo).map(({ id }) => id),
    );
  }

  async #rounds(
    userId: bigint,
    rows: readonly RoundRow[],
    alone: ReadonlyMap<bigint, SoloFacts>,
  ): Promise<PlayedRound[]> {
    if (rows.length === 0) return [];
    const columns = [rows.map(({ game }) => game), rows.map((row) => row.round_id), rows.map(({ id }) => id)];
    const { rows: stakes } = await this.#db.pool.query<StakesRow>({
      name: 'played_stakes',
      text: STAKES,
      values: [userId, ...columns],
    });
    return rows.map((row) =>
      this.#round(
        row,
        stakes.filter(({ first }) => first === row.id),
        alone.get(row.id),
      ),
    );
  }

  #round(row: RoundRow, stakes: readonly StakesRow[], alone: SoloFacts | undefined): PlayedRound {
    const sums = sumsOf(stakes);
    const result = row.interrupted || row.outcome === null ? null : resultOf(row.game, row.outcome);
    return {
      id: `${this.letter}${row.id}`,
      game: row.game,
      title: row.title ?? row.game,
      type: row.type,
      roundId: row.round_id.toString(),
      status: statusOf(stakes, sums.staked, sums.returned),
      staked: sums.staked.toString(),
      returned: sums.returned.toString(),
      givenBack: sums.givenBack.toString(),
      net: (sums.returned - sums.staked).toString(),
      currency: row.currency,
      at: Number(row.placed_at),
      stakes: stakes.map(stakesOf).flatMap((one) => (alone ? onEach(one, alone.stakes) : one)),
      result: alone ? alone.result : result,
    };
  }
}

function sumsOf(stakes: readonly StakesRow[]): { staked: bigint; returned: bigint; givenBack: bigint } {
  let [staked, returned, givenBack] = [0n, 0n, 0n];
  for (const { status, amount, payout } of stakes) {
    if (status === 'returned') givenBack += amount;
    else staked += amount;
    returned += payout;
  }
  return { staked, returned, givenBack };
}

function statusOf(stakes: readonly StakesRow[], staked: bigint, returned: bigint): RoundStatus {
  if (stakes.some(({ status }) => status === 'placed')) return 'open';
  if (returned === staked) return 'returned';
  return returned > staked ? 'won' : 'lost';
}

/** Null for a game that is no longer offered, and for a round settled without a result. */
function resultOf(game: string, outcome: unknown): readonly string[] | null {
  const definition = Object.entries(DEFINITIONS).find(([key]) => key === game)?.[1];
  try {
    return definition?.resultOf(outcome) ?? null;
  } catch {
    return null;
  }
}

function stakesOf({ pool, status, rate, bets, amount, payout }: StakesRow): PlayedStakes {
  return {
    pool,
    status,
    bets: Number(bets),
    amount: amount.toString(),
    payout: payout.toString(),
    rate: rate?.toString() ?? null,
  };
}

function betOf(bet: BetRow): PlayedBet {
  return {
    id: bet.id.toString(),
    pool: bet.pool,
    amount: bet.amount.toString(),
    autoRate: bet.auto_rate?.toString() ?? null,
    status: bet.status,
    rate: bet.rate?.toString() ?? null,
    payout: bet.payout.toString(),
    bonus: bet.wagering_id !== null,
    placedAt: Number(bet.placed_at),
    endedAt: bet.ended_at === null ? null : Number(bet.ended_at),
  };
}
