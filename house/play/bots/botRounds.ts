import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { ROUND_GAMES, type RoundGameKey } from '../../../contract/games/roundGames.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { betsBeginAfter } from '../../money/ledger/bets/rounds.ts';
import { bets } from '../../money/ledger/bets/roundTables.ts';
import { type Bot, rosterOf } from './roster.ts';

/** A game's plan for one demo player. */
interface Planned {
  /** Index in the roster. */
  bot: number;
}

/** A demo player's bet on a round. */
export interface BotBet<Plan> {
  plan: Plan;
  player: Bot;
  betId: string;
}

/** Inputs of the plans, apart from the round id. */
export interface PlanParts {
  /** Number of demo players. */
  roster: number;
  /** Number of real bets on the previous round: the more there are, the fewer demo players join. */
  realBets: number;
}

interface Options<Plan> {
  db: Database;
  clock: Clock;
  market: Market;
  game: RoundGameKey;
  plan: (roundId: string, parts: PlanParts) => Plan[];
}

/** Number of rounds whose plans are cached: as many as the history pages show at once. */
const CACHE_SIZE = 512;
/** First id of demo bets, far above the ids of real bets. */
const FIRST_ID = 10n ** 17n;
const BETS_OF_A_ROUND = 100n;

/**
 * The demo players' bets on the rounds of a game. They are not stored: they are derived from the round id and the number of
 * real bets on the previous round, so every node computes the same ones, for the live round and for any past one.
 */
export class BotRounds<Plan extends Planned> {
  readonly #options: Options<Plan>;
  readonly #cached = new Map<bigint, readonly BotBet<Plan>[]>();

  constructor(options: Options<Plan>) {
    this.#options = options;
  }

  /** The demo bets on a round whose previous round no longer takes bets. */
  async of(roundId: bigint): Promise<readonly BotBet<Plan>[]> {
    return (await this.ofMany([roundId])).get(roundId) ?? [];
  }

  /** The same for several rounds. */
  async ofMany(roundIds: readonly bigint[]): Promise<Map<bigint, readonly BotBet<Plan>[]>> {
    const { db, clock, market, game, plan } = this.#options;
    const missing = roundIds.filter((id) => !this.#cached.has(id));
    const found = new Map<bigint, readonly BotBet<Plan>[]>();
    if (missing.length > 0) {
      const roster = await rosterOf(db, market, clock.now());
      const realBets = await this.#countOf(missing.map((id) => id - 1n));
      for (const id of missing) {
        const parts = { roster: roster.length, realBets: realBets.get(id - 1n) ?? 0 };
        const planned = plan(id.toString(), parts).flatMap((one, place) => {
          const player = roster[one.bot];
          return player ? [{ plan: one, player, betId: botBetId({ game, roundId: id, place }) }] : [];
        });
        found.set(id, planned);
        this.#store(id, planned);
      }
    }
    for (const id of roundIds) {
      const cached = this.#cached.get(id);
      if (cached) found.set(id, cached);
    }
    return found;
  }

  async #countOf(roundIds: readonly bigint[]): Promise<Map<bigint, number>> {
    const { db, game } = this.#options;
    const betsAfter = await betsBeginAfter(db, game, roundIds);
    const rows = await db.orm
      .select({ id: bets.roundId, bets: count() })
      .from(bets)
      .where(and(eq(bets.game, game), inArray(bets.roundId, [...roundIds]), gt(bets.id, betsAfter)))
      .groupBy(bets.roundId);
    return new Map(rows.map((row) => [row.id, row.bets]));
  }

  #store(id: bigint, planned: readonly BotBet<Plan>[]): void {
    this.#cached.set(id, planned);
    const oldest = this.#cached.size > CACHE_SIZE && this.#cached.keys().next().value;
    if (oldest) this.#cached.delete(oldest);
  }
}

/** Round and index of a demo bet. */
export interface BotBetPlace {
  game: RoundGameKey;
  roundId: bigint;
  /** Index among the round's demo bets. */
  place: number;
}

function botBetId({ game, roundId, place }: BotBetPlace): string {
  const games = BigInt(ROUND_GAMES.length);
  const number = (roundId * BETS_OF_A_ROUND + BigInt(place)) * games + BigInt(ROUND_GAMES.indexOf(game));
  return (FIRST_ID + number).toString();
}

/** Decodes the id of a demo bet; null for any other bet. */
export function botBetOf(betId: bigint): BotBetPlace | null {
  if (betId < FIRST_ID) return null;
  const games = BigInt(ROUND_GAMES.length);
  const number = betId - FIRST_ID;
  const game = ROUND_GAMES[Number(number % games)];
  if (!game) return null;
  const rest = number / games;
  return { game, roundId: rest / BETS_OF_A_ROUND, place: Number(rest % BETS_OF_A_ROUND) };
}
