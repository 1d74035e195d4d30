import { and, count, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type {
  EndedRounds,
  PublicSource,
  RoundChain,
  RoundFairness,
} from '../../../contract/games/fairness/channel.ts';
import { ROUND_GAMES } from '../../../contract/games/roundGames.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { roundVoids } from '../../money/ledger/bets/fairTables.ts';
import { roundChains, rounds } from '../../money/ledger/bets/roundTables.ts';
import type { PublicValues } from '../rounds/publicValues/publicValues.ts';

/** How long the counts are cached, ms. */
const CACHE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const CHAINS = 20;

interface Parts {
  db: Database;
  clock: Clock;
  values: Pick<PublicValues, 'source'>;
}

/** Serves /rounds/fairness: a game's fairness data and its share of voided rounds. */
export function fairnessChannel(parts: Parts): ChannelArea {
  const cached = new Map<unknown, TtlCache<RoundFairness>>(
    ROUND_GAMES.map((game) => [game, new TtlCache(parts.clock, CACHE_MS, () => readFairness(parts, game))]),
  );
  return { Query: { roundFairness: ({ game }) => cached.get(game)?.get() } };
}

async function readFairness({ db, clock, values }: Parts, game: string): Promise<RoundFairness> {
  const now = clock.now();
  return {
    source: values.source,
    day: await ended(db, game, now - DAY_MS),
    month: await ended(db, game, now - MONTH_DAYS * DAY_MS),
    chains: await chainsOf(db, game),
  };
}

/** Voided rounds are counted by their settlement time, like all others. */
async function ended({ orm }: Database, game: string, since: number): Promise<EndedRounds> {
  const inTime = and(eq(rounds.game, game), eq(rounds.state, 'settled'), gte(rounds.settledAt, since));
  const [all] = await orm.select({ rounds: count() }).from(rounds).where(inTime);
  const voids = await orm
    .select({ cause: roundVoids.cause, count: count() })
    .from(roundVoids)
    .innerJoin(rounds, and(eq(rounds.game, roundVoids.game), eq(rounds.id, roundVoids.roundId)))
    .where(inTime)
    .groupBy(roundVoids.cause)
    .orderBy(roundVoids.cause);
  return { rounds: all?.rounds ?? 0, voids };
}

async function chainsOf({ orm }: Database, game: string): Promise<RoundChain[]> {
  const chains = await orm
    .select()
    .from(roundChains)
    .where(and(eq(roundChains.game, game), isNotNull(roundChains.valueSource)))
    .orderBy(desc(roundChains.firstRound), desc(roundChains.createdAt))
    .limit(CHAINS);
  return chains.map(({ firstRound, length, commitment, createdAt, endedAt, salt, ...value }) => ({
    firstRound: firstRound.toString(),
    length,
    seedHashHash: commitment,
    committedAt: createdAt,
    endedAt,
    salt: {
      source: value.valueSource as PublicSource,
      number: String(value.valueNumber),
      at: value.valueAt ?? 0,
      value: salt || null,
    },
  }));
}
