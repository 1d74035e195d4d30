import * as v from 'valibot';
import { LANGUAGES } from '../../markets.ts';
import { call } from '../call.ts';

/** Opening a provider's game: the call behind the site's page `/game/{provider}/{id}` (spec/providers.md). */

/** How the game asks its provider to be laid out. */
export type LaunchPlatform = 'GPL_MOBILE' | 'GPL_DESKTOP';

/** A game that was opened for this player: where it runs, and what it is. */
export interface Launch {
  /** The frame's address, once and for this player alone: it carries the token that the provider calls the wallet with. */
  url: string;
  /** The origin of `url`: the only one whose messages are heard, and never the site's own. */
  origin: string;
  /** The provider's id, as `firm` on cards. */
  provider: string;
  /** The game's id in the catalogue. */
  game: string;
  title: string;
}

const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/i));
const lang = v.picklist(LANGUAGES);

const input = v.object({
  /** The provider's id. */
  provider: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  id: gameId,
  platform: v.picklist(['GPL_MOBILE', 'GPL_DESKTOP'] satisfies LaunchPlatform[]),
  lang,
});
export type LaunchRequest = v.InferOutput<typeof input>;

/**
 * Opens a provider's game. Refusals: 10004 nobody is signed in; 721 there is no such game of this provider, or it is not
 * connected; 701 what would be staked is bonus money, and this game takes none; 10005 the provider is away; 7030 the player
 * takes a break.
 */
export const gameLaunch = call<Launch>()({
  method: 'GET',
  path: '/main/{provider}/{id}/launch',
  auth: 'token',
  input,
});

const replayInput = v.object({
  game: gameId,
  /** As wins and the statement name it. */
  round: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  lang,
});
export type ReplayRequest = v.InferOutput<typeof replayInput>;

/**
 * Opens a round of a provider's game to be seen again, in a frame as a game is: one's own, or one that was won, as everybody is told of
 * those. Refusals: 704 there is no such round to see, or its provider shows none; 10005 the provider is away.
 */
export const gameReplay = call<Launch>()({
  method: 'GET',
  path: '/main/slot/game/replay/{game}/{round}',
  auth: 'open',
  known: true,
  input: replayInput,
});
