import { create } from 'zustand';

/** An auto-bet that runs at the table that is open: leaving the table ends it, so whoever leads away asks first. */
export interface RunningAuto {
  /** Bets that are decided. */
  played: number;
  /** What they brought in all, in minor units. */
  net: bigint;
  /** Asks the player whether to leave for an address of the site. */
  confirmLeave: (to: string) => void;
}

/** Null while none runs. */
export const useRunning = create<{ auto: RunningAuto | null }>(() => ({ auto: null }));
