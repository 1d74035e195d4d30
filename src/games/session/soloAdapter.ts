import type { SoloBet, SoloSeeds } from '../../../contract/games/solo/channel.ts';
import type { Minor } from '../../../contract/money.ts';
import type { AutoRun } from '../engine/autoRun.ts';
import type { SoloKind, SoloPlay, SoloRequest } from '../engine/soloPlay.ts';
import type { SessionConnection, SessionPlayer } from './roundAdapter.ts';
import type { SessionDeps } from './sessionDeps.ts';

/**
 * What a session of a solo game is made of: its rounds belong to one player and wait for them, however long they are away.
 * The adapter is all that differs from game to game (spec, sections 3 and 4: hilo, mines, roller and those like them).
 */

/** What the house knows: what everybody may, and of the player's rounds. */
export interface SoloSnapshot<K extends SoloKind> {
  /** The open round; null for visitors. */
  round: K['round'] | null;
  /** Those that are over, newest first. */
  latest: readonly K['round'][];
  /** Rounds of everybody that ended last, newest first. */
  feed: readonly SoloBet[];
  limits: SoloLimits;
  /** The live pair of seeds; null for visitors. */
  seeds: SoloSeeds | null;
}

/** Stakes of a round, and the highest profit of one. */
export interface SoloLimits {
  min: Minor;
  max: Minor;
  maxProfit: Minor;
}

export interface SoloState<K extends SoloKind> extends SoloPlay<K> {
  /** Somebody is here: the session follows the game. */
  open: boolean;
  connection: SessionConnection;
  player: SessionPlayer | null;
  /** When the request's answer was given up, on the monotonic scale: the next snapshot decides. */
  lostAt: number | null;
  /** The picture is still coming to what the round is since `cameAt`. */
  showing: boolean;
  /** A win that was shown rests until then (server time). */
  restsUntil: number | null;
  /** The round that this session's last start began. */
  started: string | null;
  /** Starts asked for in this visit, and starts and moves since the run of auto-bets began. */
  starts: number;
  made: number;
  auto: AutoRun<K['settings']> | null;
  /**
   * The run was found after a reload with a bet under way, of which the next snapshot tells: of the round that was started,
   * or of the first one after `known`. Null else.
   */
  awaited: { known: string | null } | null;
  feed: readonly SoloBet[];
  limits: SoloLimits | null;
  seeds: SoloSeeds | null;
}

export interface SoloAdapter<K extends SoloKind> {
  /** Names the game in the wallet's news. */
  key: string;
  /** Subscribes to the rounds of everybody that end. @returns how to end it */
  subscribe(deps: SessionDeps, receive: (bets: readonly SoloBet[]) => void): () => void;
  /** Subscribes to the player's own rounds: another tab of the same account may play them. @returns how to end it */
  follow(deps: SessionDeps, playerId: string, receive: (round: K['round']) => void): () => void;
  snapshot(deps: SessionDeps): Promise<SoloSnapshot<K>>;
  /** @throws ChannelError */
  send(
    deps: SessionDeps,
    request: SoloRequest<K>,
  ): Promise<{ round: K['round']; balance: Minor; sequence: bigint }>;
  /** When (server time) the picture has come to a round's newest step; how long a win then rests is the same for all. */
  shownAt(play: SoloPlay<K> & { round: K['round']; requestedAt: number; cameAt: number }): number;
  /** What a run of auto-bets chooses for a start. `made`: starts and moves that it has made. */
  autoChoice(settings: K['settings'], made: number): K['choice'];
  /** What it does next in an open round. */
  autoMove(round: K['round'], settings: K['settings'], made: number): { move: K['move'] } | 'cashOut';
}
