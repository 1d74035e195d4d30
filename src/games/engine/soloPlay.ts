import type { SoloEnd, SoloFairness, SoloRound as ToldRound } from '../../../contract/games/solo/channel.ts';
import type { Minor, Rate } from '../../../contract/money.ts';
import type { AutoSettings } from './autoRun.ts';

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
  /** Null while it is open. */
  end: SoloEnd | null;
  stake: Minor;
  /** What cashing out pays now, 0 when it may not be; once it is over what it was paid, 0 when it was lost. */
  rate: Rate;
  /** The total return, once it is over. */
  win: Minor;
  startTime: number;
  endTime: number | null;
  /** What it was drawn from. */
  fair: SoloFairness;
}

/** What every game's round says of itself, as the house tells it. */
export function readSoloRound(received: ToldRound): SoloRound {
  const { roundId, step, over, end, amount, rate, win, startTime, endTime, fair } = received;
  const money = { stake: BigInt(amount), rate: BigInt(rate), win: BigInt(win) };
  return { roundId, step, over, end, ...money, startTime, endTime, fair };
}

/** Asked of the house and not answered yet. `key`: asked again, it moves nothing twice. */
export type SoloRequest<K extends SoloKind> =
  | { key: string; type: 'start'; stake: Minor; choice: K['choice'] }
  /** `step`: the round's as the player saw it, else another tab has gone on meanwhile. */
  | { key: string; type: 'move'; roundId: string; step: number; move: K['move'] }
  | { key: string; type: 'cashOut'; roundId: string };

/** What the picture of a solo game goes by: a live session's state, or a past round's moves played again. */
export interface SoloPlay<K extends SoloKind> {
  /** The open round, else the one that ended last. */
  round: K['round'] | null;
  /** Rounds whose result the picture has shown, newest first, at most ten. */
  latest: readonly K['round'][];
  request: SoloRequest<K> | null;
  /**
   * When (server time) the newest thing was asked for, and when the house's answer came; both null: the round stands as
   * it was found.
   */
  requestedAt: number | null;
  cameAt: number | null;
  /** Whether that answer brought the round's newest step. After a refusal the round is what it was. */
  brought: boolean;
  /** Results are wanted as quick as they come: the player's own choice, or less motion. */
  fast: boolean;
}

/** How a round that is played step by step stands, as a picture tells it. */
export function steppedEnd(round: SoloRound | null): 'open' | 'lost' | 'cashed' {
  if (!round?.over) return 'open';
  return round.end === 'lost' ? 'lost' : 'cashed';
}
