import type { GameTheme, GameType } from '../../catalogue.ts';
import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type {
  listGameInput,
  originalGameEnterInput,
  slotBigWinInput,
  slotCollectInput,
  slotCollectionInput,
  slotGameInput,
  slotLaunchQueryInput,
  slotProvidersInput,
  slotSearchInput,
} from './inputs/catalogue.ts';

/** The catalogue's calls (calls.tsv, area slots). Amounts are minor units and rates 1/10000, as decimal text. */

/** The data of a game's cover in lists. */
export interface GameCard {
  /** Readable and stable, e.g. 'garuda-emas'; an in-house game's is its key, e.g. 'crash'. */
  id: string;
  title: string;
  /** The provider's id; 'kilat' for in-house games. */
  firm: string;
  type: GameType;
  /** The cover's URL without width and extension: '/covers/garuda-emas' has '-180.webp' and '-360.webp'. */
  cover: string;
  isNew: boolean;
  /** Return to player in 1/10000 as decimal text, '9650' is 96.5 %; if its provider states one. */
  rtp?: string;
  /** Volatility, 1 (low) to 5; if applicable. */
  volatility?: number;
  /** Its provider is not connected: the game can be viewed and liked, but not played yet. */
  locked?: true;
}

export interface GameDetail extends GameCard {
  firmName: string;
  theme: GameTheme;
  /** How often a spin pays anything, in 1/10000 as decimal text, and the highest win in bets; null if not measured. */
  hitRate: string | null;
  maxWin: number | null;
  /** ms since 1970. */
  releasedAt: number;
  /** The path where it is played; null while its provider is not connected. */
  path: string | null;
  similar: readonly GameCard[];
}

/** A provider. Only providers with games are listed. */
export interface Firm {
  id: string;
  name: string;
  /** The logo's URL. */
  logo: string;
  /** Number of its games by kind. */
  games: Partial<Record<GameType, number>>;
  total: number;
}

/** A big win: a paid bet. */
export interface BigWin {
  /** The bet's id. */
  id: string;
  /** The game's id and title. */
  game: string;
  title: string;
  roundId: string;
  name: string;
  avatar: number;
  bot: boolean;
  amount: string;
  payout: string;
  rate: string;
  currency: string;
  at: number;
}

/** All data of the lobby's first screen, in one answer. */
export interface LobbyHome {
  inHouse: readonly GameCard[];
  rows: readonly { key: 'all' | 'slot' | 'live' | 'fish'; items: readonly GameCard[] }[];
  firms: readonly Firm[];
  bigWins: readonly BigWin[];
  /** Number of games of each kind. */
  totals: Partial<Record<GameType, number>>;
}

/** Games by kind (or several comma-separated ones) and tag; without a kind, of all. Without Kilat's own. */
export const listGame = call<ListPage<GameCard>, typeof listGameInput>({
  method: 'GET',
  path: '/main/listGame',
  auth: 'open',
});

/** Search and long lists. Sorted by popularity by default. Includes Kilat's own games. */
/** `meant`: the corrected words, if nothing matched the original ones. */
export type FoundGames = ListPage<GameCard> & { meant?: string };

export const slotSearch = call<FoundGames, typeof slotSearchInput>({
  method: 'GET',
  path: '/main/slot/slot',
  auth: 'open',
});

/** 721 there is no such game. */
export const slotGame = call<GameDetail, typeof slotGameInput>({
  method: 'GET',
  path: '/main/slot/{id}',
  auth: 'open',
});

/** Providers with games, optionally of one kind, most games first. */
export const slotProviders = call<readonly Firm[], typeof slotProvidersInput>({
  method: 'GET',
  path: '/main/slot/firm',
  auth: 'open',
});

export const slotHome = call<LobbyHome>({ method: 'GET', path: '/main/slot/home', auth: 'open' });

/** Games the player opened last, newest first, at most 20. */
export const slotRecent = call<readonly GameCard[]>({
  method: 'GET',
  path: '/main/slot/recent',
  auth: 'token',
});

/** Games the player has bet on, latest first. */
export const slotBetGames = call<readonly GameCard[]>({
  method: 'GET',
  path: '/main/slot/bet/game',
  auth: 'token',
});

export interface LaunchAnswer {
  id: string;
  /** A path of the site, `/game/{firm}/{id}` for a provider's game; null while its provider is not connected. */
  path: string | null;
  /** Whether an interrupted launch has left a round open, which the game will continue; omitted if not possible. */
  openRound?: boolean;
}

/** Whether and where a game can be opened. */
export const slotLaunchQuery = call<LaunchAnswer, typeof slotLaunchQueryInput>({
  method: 'GET',
  path: '/main/slot/launchQuery/{id}',
  auth: 'token',
});

/** Sockets connected to the site right now, over all houses. */
export const slotOnlineCount = call<{ count: number }>({
  method: 'GET',
  path: '/main/slot/onlineCount',
  auth: 'open',
});

/** The player's favourites, newest first. */
export const slotCollection = call<ListPage<GameCard>, typeof slotCollectionInput>({
  method: 'GET',
  path: '/main/slot/collection',
  auth: 'token',
});

/** Adds a game to the favourites or removes it. 721 there is no such game. */
export const slotCollect = call<{ id: string; liked: boolean }, typeof slotCollectInput>({
  method: 'POST',
  path: '/main/slot/collection',
  auth: 'token',
});

/** The biggest wins, by profit: of today in the market's own day, of 7 days, of all time; or a single one, by its id. */
export const slotBigWin = call<ListPage<BigWin>, typeof slotBigWinInput>({
  method: 'GET',
  path: '/main/slot/bigWin',
  auth: 'open',
});

/** Records that an in-house game is opened, for the player's recent games. 721 unknown key. */
export const originalGameEnter = call<{ path: string }, typeof originalGameEnterInput>({
  method: 'GET',
  path: '/main/original/game/enter',
  auth: 'token',
});
