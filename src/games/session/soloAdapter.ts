import type { SoloBet, SoloSeeds } from '../../../contract/games/solo/channel.ts';
import type { Minor } from '../../../contract/money.ts';
import type { AutoRun } from '../engine/autoRun.ts';
import type { SoloKind, SoloPlay, SoloRequest } from '../engine/soloPlay.ts';
import type { SessionConnection, SessionPlayer } from './roundAdapter.ts';
import type { SessionDeps } from './sessionDeps.ts';

/**
 * The types of a session in a solo game, whose rounds belong to one player and stay open while the player is away. The adapter
 * supplies everything game-specific (spec, sections 3 and 4: hilo, mines, roller and similar games).
 */

/** A snapshot from the server: public data, and the player's rounds. */
export interface SoloSnapshot<K extends SoloKind> {
  /** The open round; null for visitors. */
  round: K['round'] | null;
  /** Ended rounds, newest first. */
  latest: readonly K['round'][];
  /** Recently ended rounds of all players, newest first. */
  feed: readonly SoloBet[];
  limits: SoloLimits;
  /** The active seed pair; null for visitors. */
  seeds: SoloSeeds | null;
}

/** Stake limits of a round, and its maximum profit. */
export interface SoloLimits {
  min: Minor;
  max: Minor;
  maxProfit: Minor;
}

export interface SoloState<K extends SoloKind> extends SoloPlay<K> {
  /** The page is open: the session follows the game. */
  open: boolean;
  connection: SessionConnection;
  player: SessionPlayer | null;
  /** When the request's reply was given up, on the monotonic scale: the next snapshot decides. */
  lostAt: number | null;
  /** The picture is still animating to the round's state of `cameAt`. */
  showing: boolean;
  /** A shown win stays on display until then (server time). */
  restsUntil: number | null;
  /** The round created by this session's last start. */
  started: string | null;
  /** Starts requested in this visit, and starts and moves since the auto-bet run began. */
  starts: number;
  made: number;
  auto: AutoRun<K['settings']> | null;
  /**
   * The run was restored after a reload with a pending bet, which the next snapshot resolves: the bet of the started round, or
   * of the first one after `known`. Otherwise null.
   */
  awaited: { known: string | null } | null;
  feed: readonly SoloBet[];
  limits: SoloLimits | null;
  seeds: SoloSeeds | null;
}

export interface SoloAdapter<K extends SoloKind> {
  /** The game's key in balance events. */
  key: string;
  /**
   * Subscribes to ended rounds of all players.
   * @returns a function that ends it
   */
  subscribe(deps: SessionDeps, receive: (bets: readonly SoloBet[]) => void): () => void;
  /**
   * Subscribes to the player's own rounds, which may be played in another tab.
   * @returns a function that ends it
   */
  follow(deps: SessionDeps, playerId: string, receive: (round: K['round']) => void): () => void;
  snapshot(deps: SessionDeps): Promise<SoloSnapshot<K>>;
  /** @throws ChannelError */
  send(
    deps: SessionDeps,
    request: SoloRequest<K>,
  ): Promise<{ round: K['round']; balance: Minor; sequence: bigint }>;
  /**
   * When (server time) the picture has shown a round's newest step; the display time of a win after that is the same for all
   * games.
   */
  shownAt(play: SoloPlay<K> & { round: K['round']; requestedAt: number; cameAt: number }): number;
  /** An auto-bet run's choice for a start. `made`: its starts and moves so far. */
  autoChoice(settings: K['settings'], made: number): K['choice'];
  /** Its next action in an open round. */
  autoMove(round: K['round'], settings: K['settings'], made: number): { move: K['move'] } | 'cashOut';
}
