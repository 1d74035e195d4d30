import { create } from 'zustand';

/** The active auto-bet run of the open game: leaving the game ends it, so navigation asks for confirmation first. */
export interface RunningAuto {
  /** Number of decided bets. */
  played: number;
  /** Their net result, in minor units. */
  net: bigint;
  /** Asks the player whether to leave for an address of the site. */
  confirmLeave: (to: string) => void;
}

/** Null while there is none. */
export const useRunning = create<{ auto: RunningAuto | null }>(() => ({ auto: null }));
