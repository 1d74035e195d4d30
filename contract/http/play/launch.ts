import * as v from 'valibot';
import { LANGUAGES } from '../../markets.ts';
import { call } from '../call.ts';

/** Launching a provider's game: the call behind the site's page `/game/{provider}/{id}` (spec/studios.md). */

/** The layout that the game requests from its provider. */
export type LaunchPlatform = 'GPL_MOBILE' | 'GPL_DESKTOP';

/** A game launched for this player: its URL and identity. */
export interface Launch {
  /**
   * The provider frame's URL, single-use and for this player only: it contains the token with which the provider calls the
   * wallet.
   */
  url: string;
  /** The origin of `url`: messages from other origins are ignored. Never the site's own. */
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
 * Launches a provider's game. Refusals: 10004 not signed in; 721 the provider has no such game, or is not connected; 701 the
 * stake would be bonus money, which this game does not accept; 10005 the provider is unavailable; 7030 during a time-out or
 * self-exclusion.
 */
export const gameLaunch = call<Launch>()({
  method: 'GET',
  path: '/main/{provider}/{id}/launch',
  auth: 'token',
  input,
});

const replayInput = v.object({
  game: gameId,
  /** The round id as in wins and the statement. */
  round: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  lang,
});
export type ReplayRequest = v.InferOutput<typeof replayInput>;

/**
 * Opens the replay of a provider's round in a provider frame: the player's own round, or a published win. Refusals: 704 there
 * is no such round, or its provider has no replays; 10005 the provider is unavailable.
 */
export const gameReplay = call<Launch>()({
  method: 'GET',
  path: '/main/slot/game/replay/{game}/{round}',
  auth: 'open',
  known: true,
  input: replayInput,
});
