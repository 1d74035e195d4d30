import type { SoloGameKey } from '../../contract/games/soloGames.ts';
import type { Channel } from '../core/channel/area.ts';
import { type Database, openDatabase } from '../core/db/database.ts';
import { allOf, undoAll } from '../core/lifecycle.ts';
import type { Metrics } from '../core/metrics.ts';
import type { Sealer } from '../core/secrets/sealer.ts';
import type { Module, ModuleParts } from '../module.ts';
import { Champions, championRoutes } from './champions/champions.ts';
import { fairnessChannel } from './fairness/roundFairness.ts';
import { FreeSpins, freeSpinRoutes } from './freeSpins/freeSpins.ts';
import type { GameFactory, GameModule } from './games/gameModule.ts';
import { liveChannel } from './games/live/liveTable.ts';
import type { GamesConfig } from './games/settings.ts';
import { recordRoutes } from './records/records.ts';
import { DrandValues } from './rounds/publicValues/drand.ts';
import { PublicValues } from './rounds/publicValues/publicValues.ts';
import { SandboxValues } from './rounds/publicValues/sandbox.ts';
import type { PublicSource } from './rounds/publicValues/source.ts';
import { SOLO_DEFINITIONS } from './solo/definitions.ts';
import { LastWins } from './solo/lastWins.ts';
import { soloLobby } from './solo/lobby.ts';
import { soloModule } from './solo/module.ts';
import { BigWins, winRoutes } from './wins/bigWins.ts';

interface Parts extends ModuleParts {
  channel: Channel;
  sealer: Sealer;
  games: readonly GameFactory[];
  solo: readonly SoloGameKey[];
  /** Sources of public values, the first one for new rounds; taken from the settings by default. */
  publicSources?: readonly PublicSource[] | undefined;
}

/** The games that are played, their big wins, championships and free spins. */
interface Play extends Module {
  wins: BigWins;
  /** The games whose rounds this house currently leads. */
  leads(): string[];
  /** Starts the rounds of all games, before the house accepts connections. */
  openTables(): Promise<void>;
}

export function openPlay({ games: factories, solo: keys, publicSources, ...parts }: Parts): Play {
  const { config, db, clock, log, metrics } = parts;
  const { market } = config;
  // A separate connection, so no round waits for its value behind players' queries.
  const valuesDb = openDatabase(db.url, { max: 1, path: db.path });
  const values = new PublicValues({ db: valuesDb, clock, log, sources: publicSources ?? sourcesOf(config) });
  const games = factories.map((make) => make({ ...parts, values }));
  const lastWins = new LastWins(parts.channel);
  const solo = keys.map((key) => soloModule(SOLO_DEFINITIONS[key], { ...parts, wins: lastWins }));
  const demo = games.flatMap(({ demoWins }) => demoWins ?? []);
  const wins = new BigWins({ db, clock, market, demo });
  watchPlay(metrics, db, games);
  metrics.watch(
    'kilat_public_value_overdue_seconds',
    'For how long rounds wait for a public value that should be out',
    () => values.overdue / 1_000,
  );
  const ends = [
    () => valuesDb.close(),
    ...[values, lastWins, ...games, ...solo].map((one) => () => one.stop()),
  ];
  const tables = games.map(({ live }) => live);
  return {
    wins,
    leads: () => games.filter(({ leads }) => leads).map(({ name }) => name),
    routes: [
      ...winRoutes(wins),
      ...championRoutes(new Champions({ db, clock, market })),
      ...freeSpinRoutes(new FreeSpins(db, clock)),
      ...recordRoutes({ db, clock, market, sealer: parts.sealer }),
    ],
    fields: [
      ...[...games, ...solo].map(({ area }) => area),
      liveChannel(tables, clock),
      fairnessChannel({ db, clock, values }),
      soloLobby(lastWins, solo, db),
    ],
    openTables: () => allOf(games.map((game) => game.start())),
    start: () => allOf(solo.map((game) => game.start())),
    async drain() {
      await Promise.all(games.map((game) => game.resign()));
    },
    stop: () => undoAll(ends, log),
  };
}

/** Overdue rounds: betting closed, or play ended, and not settled. */
const LAG = `
  SELECT game, (max(now_ms() - coalesce(ends_at, starts_at)) / 1000)::float8 AS seconds
  FROM rounds WHERE state <> 'settled' AND coalesce(ends_at, starts_at) < now_ms() GROUP BY game`;

/** Exposes in /metrics which games' rounds this house leads, and the settlement lag. */
function watchPlay(metrics: Metrics, { pool }: Database, games: readonly GameModule[]): void {
  metrics.watchEach('kilat_leads', "Whether this house leads a game's rounds", 'game', async () =>
    Object.fromEntries(games.map(({ name, leads }) => [name, leads ? 1 : 0])),
  );
  metrics.watchEach(
    'kilat_settlement_lag_seconds',
    'How long ago the oldest round that is not settled should have ended',
    'game',
    async () => {
      const { rows } = await pool.query<{ game: string; seconds: number }>(LAG);
      const lags = new Map(rows.map(({ game, seconds }) => [game, seconds]));
      return Object.fromEntries(games.map(({ name }) => [name, lags.get(name) ?? 0]));
    },
  );
}

/** The configured source for new names, and the other one for names given earlier. */
function sourcesOf({ publicValues, drandRelays }: GamesConfig): readonly PublicSource[] {
  const [sandbox, drand] = [new SandboxValues(), new DrandValues({ relays: drandRelays })];
  return publicValues === 'drand' ? [drand, sandbox] : [sandbox, drand];
}
