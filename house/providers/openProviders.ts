import type { KeyObject } from 'node:crypto';
import { STAKES } from '../../contract/games/stakes.ts';
import { gameLaunchInput, gameReplayInput } from '../../contract/http/play/inputs/launch.ts';
import { gameLaunch, gameReplay } from '../../contract/http/play/launch.ts';
import type { ActBudget } from '../core/actBudget.ts';
import { knownRoute, tokenRoute, withInput } from '../core/http/route.ts';
import { addJob, type JobType } from '../core/jobs/job.ts';
import type { Sealer } from '../core/secrets/sealer.ts';
import type { Module, ModuleParts } from '../module.ts';
import { publishWalletState } from '../money/wallet/wallet.ts';
import type { RecentGames } from '../site/catalogue/recent.ts';
import type { ProviderAdapter, ProviderCalls } from './calls/port.ts';
import { ProviderHttp } from './calls/providerHttp.ts';
import { FREE_SPIN_ORDERS, FreeSpinOrders } from './freeSpins/freeSpinGifts.ts';
import { hub88Adapter } from './hub88/adapter.ts';
import { Launches } from './launch/launches.ts';
import { Replays } from './launch/replays.ts';
import { ProviderLinks } from './links/links.ts';
import { type ProviderGame, ProviderGames } from './links/providerGames.ts';
import { LaunchSessions } from './links/sessions.ts';
import { signingKeyOf } from './links/signingKey.ts';
import { oneWalletAdapter } from './oneWallet/adapter.ts';
import { GameLists } from './upkeep/gameLists.ts';
import { OpenRounds } from './upkeep/openRounds.ts';
import { watchCaps } from './wallet/caps.ts';
import { ProviderWallet } from './wallet/wallet.ts';

interface Parts extends ModuleParts {
  sealer: Sealer;
  /** Whether the site is closed for everybody. */
  maintained: () => boolean;
  /** Notifies a player that the balance changed. */
  balanceChanged: (userId: bigint) => Promise<void>;
  recent: RecentGames;
  acts: ActBudget;
  /** URL of the house. */
  url: () => string;
}

/** Providers' games: the wallet that they call, and the calls to them. */
export interface Providers extends Module {
  sessions: LaunchSessions;
  /** The calls to a provider; null if it is not connected. */
  callsOf(provider: string): Promise<ProviderCalls | null>;
  /** A game that can be opened now; null while it or its provider is unavailable. */
  playable(game: string): Promise<ProviderGame | null>;
  /** The key that signs the house's own calls to providers. */
  signingKey(): Promise<KeyObject>;
  /** Called after the house has connected or disconnected providers itself: their game lists are fetched soon. */
  connected(providers: readonly string[]): Promise<void>;
}

/** Time limit for a wallet call, ms; a bet without an answer by then has to be rolled back by the provider. */
const PATIENCE_MS = 1_000;

const LISTS = { name: 'provider games', tries: 4 } as const;
const ROUNDS = { name: 'provider rounds', tries: 4 } as const;

export function openProviders({
  sealer,
  maintained,
  balanceChanged,
  recent,
  acts,
  url,
  ...parts
}: Parts): Providers {
  const { db, clock, log, config, metrics, bus } = parts;
  const links = new ProviderLinks({ db, clock, log, sealer });
  const games = new ProviderGames(db, clock);
  const sessions = new LaunchSessions(db, clock);
  const mostBet = STAKES[config.market.id].max;
  const wallet = new ProviderWallet({
    ...{ db, log, acts, links, sessions, games, maintained, mostBet },
    balanceChanged: (userId, now) => publishWalletState(bus, userId, now),
  });
  const http = new ProviderHttp(metrics);
  watchCaps(metrics, db);
  let key: Promise<KeyObject> | null = null;
  const signingKey = () => {
    key ??= signingKeyOf(db, sealer);
    return key;
  };
  const speaking = { links, wallet, log, http, patience: PATIENCE_MS };
  const adapters: readonly ProviderAdapter[] = [
    hub88Adapter({ ...speaking, signingKey }),
    oneWalletAdapter(speaking),
  ];
  async function callsOf(provider: string): Promise<ProviderCalls | null> {
    const link = await links.of(provider);
    if (!link) return null;
    return adapters.find(({ protocol }) => protocol === link.protocol)?.calls(link) ?? null;
  }
  const lists = new GameLists({ db, clock, log, callsOf });
  const rounds = new OpenRounds({ db, clock, log, wallet, games, callsOf, balanceChanged });
  const orders = new FreeSpinOrders({ db, clock, log, callsOf, gameOf: (id) => games.of(id) });
  const jobs = [
    { ...FREE_SPIN_ORDERS, run: ({ prize }: { prize: string }) => orders.order(BigInt(prize)) },
    { ...LISTS, run: ({ provider }: { provider: string }) => lists.run(provider) },
    { ...ROUNDS, run: ({ provider }: { provider: string }) => rounds.run(provider) },
  ] as JobType[];
  async function find(id: string) {
    const game = await games.of(id);
    if (!game?.active || game.resting) return null;
    const calls = await callsOf(game.provider);
    if (!calls) return null;
    const away = http.isAway(game.provider) || (await links.of(game.provider))?.stopped;
    return away ? ('away' as const) : { game, calls };
  }
  const siteUrl = () => config.siteUrl ?? url();
  const launches = new Launches({ db, clock, log, sessions, recent, find, siteUrl });
  const isAway = (provider: string) => http.isAway(provider);
  const replays = new Replays({ db, log, games, callsOf, isAway, siteUrl });
  return {
    sessions,
    callsOf,
    signingKey,
    async playable(id) {
      const found = await find(id);
      return found === null || found === 'away' ? null : found.game;
    },
    async connected(providers) {
      links.changed();
      for (const provider of providers) await addJob(db.orm, LISTS, { provider });
    },
    routes: [
      tokenRoute(withInput(gameLaunch, gameLaunchInput), (request) => launches.open(request)),
      knownRoute(withInput(gameReplay, gameReplayInput), (request, session) =>
        replays.open(request, session),
      ),
    ],
    async serve(app) {
      for (const adapter of adapters) await adapter.serve(app);
    },
    async start() {
      // Operators need its public half to connect a provider.
      if ((await links.all()).length > 0) await signingKey();
      await lists.part();
    },
    jobs,
    periodic: [
      {
        kind: 'providers',
        every: 'hour',
        backfill: 1,
        async run(tx) {
          await lists.part(tx);
          for (const { provider } of await links.all())
            for (const job of [LISTS, ROUNDS]) await addJob(tx, job, { provider });
        },
      },
    ],
    prune: () => sessions.prune(),
  };
}
