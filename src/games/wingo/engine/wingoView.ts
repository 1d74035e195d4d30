import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';

/** What a picture of wingo needs, of one model: `wingoView(state, model, now)` makes one, scenes/wingo draws it. */
export interface WingoView {
  /** loading: no snapshot yet. betting; closed: the last 4 s; waiting: the time is over and the result not here yet. */
  phase: 'loading' | 'betting' | 'closed' | 'waiting';
  model: WingoModel;
  /** The phase of the round that runs: yyyymmdd and a number. Empty while loading. */
  roundId: string;
  /** Drives everything that looks random in the picture; derived from model and phase. */
  seed: number;
  /** Ms since the running round opened, and ms until it ends (never below 0). */
  elapsed: number;
  remaining: number;
  /** The newest draw: it is shown while the next round already takes bets. Null when none is known. */
  drawn: WingoViewDraw | null;
  /** What the newest draw brought the player; null when nothing was staked on it. Kept the same object. */
  own: { stake: bigint; payout: bigint } | null;
}

export interface WingoViewDraw {
  roundId: string;
  /** Drives the ball's way out of the drum. */
  seed: number;
  /** 0 to 9. */
  result: number;
  /** Ms since that round ended. */
  since: number;
  /** Every stake went back, whatever the result. */
  interrupted: boolean;
}
