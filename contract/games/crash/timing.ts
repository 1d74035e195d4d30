/** Durations in crash, in ms. Separate from the rules, which the lobby's live tile does not need. */

/** Preparation before lift-off, and how long the crashed rocket is shown, in ms. */
export const CRASH_TIMING = { preparation: 8_000, crashed: 4_000 } as const;

/** Milliseconds in which the multiplier doubles: `2^(t/8)` with t in seconds. */
export const DOUBLING_MS = 8_000;
