import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { ROUND_GAMES, type RoundGameKey } from '../../../contract/games/roundGames.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { betsBeginAfter } from '../../money/ledger/bets/rounds.ts';
import { bets } from '../../money/ledger/bets/roundTables.ts';
import { type Bot, rosterOf } from './roster.ts';

/** What a game plans for one demo player. */
interface Planned {
  /** Which of the roster plays. */
  bot: number;
}

/** A demo player's bet on a round. */
export interface BotBet<Plan> {
  plan: Plan;
  player: Bot;
  betId: string;
}

/** What plans are made of, apart from the round's id. */
export interface PlanParts {
  /** How many demo players there are. */
  roster: number;
  /** Bets of players on the round before: the more there are, the fewer demo players come. */
  realBets: number;
}

interface Options<Plan> {
  db: Database;
  clock: Clock;
  market: Market;
  game: RoundGameKey;
  plan: (roundId: string, parts: PlanParts) => Plan[];
}

/** Rounds whose plans are kept: as many as the pages of the past show at once. */
const CACHE_SIZE = 512;
/** The ids of demo players' bets begin here; no other bet's comes near. */
const FIRST_ID = 10n ** 17n;
const BETS_OF_A_ROUND = 100n;

/**
 * The demo players' bets on the rounds of a game. They are written nowhere: a round's id and the bets of players on the
 * one before say what they are, so every node knows them alike, of the live round and of any past one.
 */
export class BotRounds<Plan extends Planned> {
  readonly #options: Options<Plan>;
  readonly #cached = new Map<bigint, readonly BotBet<Plan>[]>();

  constructor(options: Options<Plan>) {
    this.#options = options;
  }

  /** The bets on a round whose predecessor takes no more of them. */
  async of(roundId: bigint): Promise<readonly BotBet<Plan>[]> {
    return (await this.ofMany([roundId])).get(roundId) ?? [];
  }

  /** The same of several rounds. */
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

/** Where a demo player's bet belongs. */
export interface BotBetPlace {
  game: RoundGameKey;
  roundId: bigint;
  /** Which of the round's. */
  place: number;
}

function botBetId({ game, roundId, place }: BotBetPlace): string {
  const games = BigInt(ROUND_GAMES.length);
  const number = (roundId * BETS_OF_A_ROUND + BigInt(place)) * games + BigInt(ROUND_GAMES.indexOf(game));
  return (FIRST_ID + number).toString();
}

/** Which demo player's bet has this id; null for any other bet. */
export function botBetOf(betId: bigint): BotBetPlace | null {
  if (betId < FIRST_ID) return null;
  const games = BigInt(ROUND_GAMES.length);
  const number = betId - FIRST_ID;
  const game = ROUND_GAMES[Number(number % games)];
  if (!game) return null;
  const rest = number / games;
  return { game, roundId: rest / BETS_OF_A_ROUND, place: Number(rest % BETS_OF_A_ROUND) };
}
