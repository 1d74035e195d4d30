import type { SoloEnd, SoloFairness, SoloRound as ToldRound } from '../../../contract/games/solo/channel.ts';
import type { Minor, Rate } from '../../../contract/money.ts';
import type { AutoSettings } from './autoRun.ts';

/** The types that differ from game to game. */
export interface SoloKind {
  round: SoloRound;
  /** The choice for a start besides the stake: a side, the number of mines. */
  choice: unknown;
  /** A step within an open round: a card, a tile. `never` for games decided by their start. */
  move: unknown;
  settings: AutoSettings;
}

/** The fields that every game's round has. */
export interface SoloRound {
  roundId: string;
  /** Moves counted by the server: of two states of a round the one with more is newer. */
  step: number;
  /** No further action is possible in it. */
  over: boolean;
  /** Null while it is open. */
  end: SoloEnd | null;
  stake: Minor;
  /** The current cash-out rate, 0 when cashing out is not possible; once over, the paid rate, 0 when lost. */
  rate: Rate;
  /** The payout, once it is over. */
  win: Minor;
  startTime: number;
  endTime: number | null;
  /** The seeds it was drawn from. */
  fair: SoloFairness;
}

/** Reads the common fields of a round from the wire. */
export function readSoloRound(received: ToldRound): SoloRound {
  const { roundId, step, over, end, amount, rate, win, startTime, endTime, fair } = received;
  const money = { stake: BigInt(amount), rate: BigInt(rate), win: BigInt(win) };
  return { roundId, step, over, end, ...money, startTime, endTime, fair };
}

/** A request without a reply yet. `key`: the idempotency key; repeating the request has no further effect. */
export type SoloRequest<K extends SoloKind> =
  | { key: string; type: 'start'; stake: Minor; choice: K['choice'] }
  /** `step`: the round's step as the player saw it; a mismatch means that another tab made a move meanwhile. */
  | { key: string; type: 'move'; roundId: string; step: number; move: K['move'] }
  | { key: string; type: 'cashOut'; roundId: string };

/** Input of a solo game's picture: a live session's state, or a replayed round. */
export interface SoloPlay<K extends SoloKind> {
  /** The open round, else the last ended one. */
  round: K['round'] | null;
  /** Rounds whose result was shown, newest first, at most ten. */
  latest: readonly K['round'][];
  request: SoloRequest<K> | null;
  /** Server times of the newest request and of its reply; both null: the round was restored at rest. */
  requestedAt: number | null;
  cameAt: number | null;
  /** Whether that reply contained the round's newest step. After a refusal the round is unchanged. */
  brought: boolean;
  /** Quick results: the player's setting, or reduced motion. */
  fast: boolean;
}

/** The outcome of a step-by-step round, for its picture. */
export function steppedEnd(round: SoloRound | null): 'open' | 'lost' | 'cashed' {
  if (!round?.over) return 'open';
  return round.end === 'lost' ? 'lost' : 'cashed';
}
