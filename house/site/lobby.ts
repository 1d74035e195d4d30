import type { FastifyInstance } from 'fastify';
import type { Module, ModuleParts } from '../module.ts';
import type { Presence } from '../people/presence/presence.ts';
import { OWN_GAMES } from '../play/games/ownGames.ts';
import { OWN_SOLO } from '../play/solo/ownSolo.ts';
import { buildCatalogue, catalogueRoutes } from './catalogue/catalogue.ts';
import type { LobbyWins } from './catalogue/home.ts';
import { loadCatalogue } from './catalogue/load.ts';
import type { RecentGames } from './catalogue/recent.ts';
import type { CatalogueSeed } from './catalogue/seed.ts';
import { manifestOf } from './site/head.ts';
import { openPages } from './site/pages.ts';
import { serveSite } from './site/serveSite.ts';
import type { Site } from './site/site.ts';

interface Parts extends ModuleParts {
  seed: CatalogueSeed;
  presence: Presence;
  wins: LobbyWins;
  site: Site;
}

/** The catalogue of games, and the client's pages that include its first data. */
interface Lobby extends Module {
  /** Games that players opened last. */
  recent: RecentGames;
  /** Hash of the inline style in the page's head; null without a built client. */
  styleHash: string | null;
  /** Serves the client on paths that are not calls. */
  serveRest(app: FastifyInstance): Promise<void>;
}

export async function openLobby({ seed, presence, wins, site, ...parts }: Parts): Promise<Lobby> {
  const { config, db, clock, log } = parts;
  const { market, clientDir } = config;
  const played: readonly string[] = [...config.games, ...config.soloGames];
  const own = [...OWN_GAMES, ...OWN_SOLO].filter(({ id }) => played.includes(id));
  await loadCatalogue(db, seed, own);
  const catalogue = buildCatalogue({ db, clock, market }, presence, wins);
  const home = () => catalogue.home.get();
  const { pages, styleHash } = await openPages({ clientDir, market, clock, log, site, home });
  const manifest = manifestOf(market);
  return {
    styleHash,
    recent: catalogue.recent,
    routes: catalogueRoutes(catalogue),
    serveRest: (app) => serveSite(app, { clientDir, pages, gate: site.access, manifest }),
  };
}
