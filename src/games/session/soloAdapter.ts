import type { Minor } from '../../../contract/money.ts';
import type { AutoRun, AutoSettings } from '../engine/autoRun.ts';
import type { SessionConnection, SessionPlayer } from './roundAdapter.ts';
import type { SessionDeps } from './sessionDeps.ts';

/**
 * What a session of a solo game is made of: its rounds belong to one player and wait for them, however long they are away.
 * The adapter is all that differs from game to game (spec, sections 3 and 4: hilo, mines, roller and those like them).
 */

/** The types that differ from game to game. */
export interface SoloKind {
  round: SoloRound;
  /** What is chosen for a start beside the stake: a side, the number of mines. */
  choice: unknown;
  /** A step within an open round: a card, a tile. Games decided by their start have none: `never`. */
  move: unknown;
  settings: AutoSettings;
}

/** What every game's round has. */
export interface SoloRound {
  roundId: string;
  /** Moves the house has counted: of two pictures of a round the one with more is newer. */
  step: number;
  /** Nothing can be done in it any more. */
  over: boolean;
  stake: Minor;
  /** The total return, once it is over. */
  win: Minor;
}

/** Asked of the house and not answered yet. `key`: asked again, it moves nothing twice. */
export type SoloRequest<K extends SoloKind> =
  | { key: string; type: 'start'; stake: Minor; choice: K['choice'] }
  | { key: string; type: 'move'; roundId: string; move: K['move'] }
  | { key: string; type: 'cashOut'; roundId: string };

/** What the house knows of the player's rounds. */
export interface SoloSnapshot<K extends SoloKind> {
  /** The open round. */
  round: K['round'] | null;
  /** Those that are over, newest first. */
  latest: readonly K['round'][];
}

export interface SoloState<K extends SoloKind> {
  /** Somebody is here: the session follows the game. */
  open: boolean;
  connection: SessionConnection;
  player: SessionPlayer | null;
  /** The open round, else the one that ended last. */
  round: K['round'] | null;
  /** Rounds whose result the picture has shown, newest first, at most ten. */
  latest: readonly K['round'][];
  request: SoloRequest<K> | null;
  /** When the request's answer was given up, on the monotonic scale: the next snapshot decides. */
  lostAt: number | null;
  /** Since when (server time) the picture has been coming to the result of `round`; null: there is none, or it was shown. */
  endedAt: number | null;
  /** A win that was shown rests until then (server time). */
  restsUntil: number | null;
  /** The round that this session's last start began. */
  started: string | null;
  /** Starts asked for in this visit. */
  starts: number;
  auto: AutoRun<K['settings']> | null;
}

export interface SoloAdapter<K extends SoloKind> {
  /** Names the game in the wallet's news. */
  key: string;
  /** Subscribes to the player's own rounds: another tab of the same account may play them. @returns how to end each */
  subscribe(deps: SessionDeps, receive: (round: K['round']) => void): (() => void)[];
  snapshot(deps: SessionDeps): Promise<SoloSnapshot<K>>;
  /** @throws ChannelError */
  send(
    deps: SessionDeps,
    request: SoloRequest<K>,
  ): Promise<{ round: K['round']; balance: Minor; sequence: bigint }>;
  limits(): { min: Minor; max: Minor } | null;
  /** How long the picture takes to come to a result, ms; how long a win then rests is the same for all. */
  showsFor(round: K['round']): number;
  /** What a run of auto-bets chooses for a start. */
  autoChoice(settings: K['settings']): K['choice'];
  /** What it does next in an open round. */
  autoMove(round: K['round'], settings: K['settings']): { move: K['move'] } | 'cashOut';
}
