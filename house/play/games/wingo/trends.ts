import { and, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { WingoTrend } from '../../../../contract/games/wingo/channel.ts';
import { WINGO_TREND_ROUNDS, wingoTrend } from '../../../../contract/games/wingo/trend.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Sealer } from '../../../core/secrets/sealer.ts';
import { TtlCache } from '../../../core/ttlCache.ts';
import { rounds } from '../../../money/ledger/bets/roundTables.ts';
import { roundsOf } from '../../rounds/secrets.ts';
import type { PoolRules } from '../pools/rules.ts';
import { roundView } from '../pools/view.ts';
import type { Phases } from './phases.ts';
import type { WingoDraw } from './rules.ts';

/** Minimum interval between reads, ms, however many requests come at the end of a round. */
const CACHE_MS = 500;

/** The last results of a model, including the newest, and their statistics. */
export class WingoTrends {
  readonly #trend: TtlCache<WingoTrend>;

  constructor(options: {
    db: Database;
    sealer: Sealer;
    clock: Clock;
    rules: PoolRules<WingoDraw>;
    phases: Phases;
  }) {
    this.#trend = new TtlCache(options.clock, CACHE_MS, () => readTrend(options));
  }

  get(): Promise<WingoTrend> {
    return this.#trend.get();
  }
}

async function readTrend({
  db,
  sealer,
  clock,
  rules,
  phases,
}: ConstructorParameters<typeof WingoTrends>[0]): Promise<WingoTrend> {
  const { least, below } = phases.ids;
  const newest = await db.orm
    .select()
    .from(rounds)
    .where(
      and(
        eq(rounds.game, rules.name),
        gte(rounds.id, least),
        lt(rounds.id, below),
        ne(rounds.state, 'queued'),
      ),
    )
    .orderBy(desc(rounds.id))
    .limit(WINGO_TREND_ROUNDS + 1);
  const now = clock.now();
  const results = roundsOf(sealer, newest)
    .flatMap((round) => {
      const { drawn } = roundView(rules, round, now);
      return drawn ? { phase: phases.phaseOf(round.id), result: drawn.result.result } : [];
    })
    .slice(0, WINGO_TREND_ROUNDS);
  return { model: phases.name, results, rows: wingoTrend(results.map(({ result }) => result)) };
}
