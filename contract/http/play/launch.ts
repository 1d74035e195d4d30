import { call } from '../call.ts';
import type { gameLaunchInput, gameReplayInput } from './inputs/launch.ts';

/** Launching a provider's game: the call behind the site's page `/game/{provider}/{id}` (spec/studios.md). */

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

/**
 * Launches a provider's game. Refusals: 10004 not signed in; 721 the provider has no such game, or is not connected; 701 the
 * stake would be bonus money, which this game does not accept; 10005 the provider is unavailable; 7030 during a time-out or
 * self-exclusion.
 */
export const gameLaunch = call<Launch, typeof gameLaunchInput>({
  method: 'GET',
  path: '/main/{provider}/{id}/launch',
  auth: 'token',
});

/**
 * Opens the replay of a provider's round in a provider frame: the player's own round, or a published win. Refusals: 704 there
 * is no such round, or its provider has no replays; 10005 the provider is unavailable.
 */
export const gameReplay = call<Launch, typeof gameReplayInput>({
  method: 'GET',
  path: '/main/slot/game/replay/{game}/{round}',
  auth: 'open',
  known: true,
});
