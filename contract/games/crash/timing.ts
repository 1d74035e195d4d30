/** How long things take in crash, in ms. Apart from the rules, which the lobby's live tile does without. */

/** Preparation before lift-off, and how long the broken rocket is shown, in ms. */
export const CRASH_TIMING = { preparation: 8_000, crashed: 4_000 } as const;

/** Milliseconds in which the multiplier doubles: `2^(t/8)` with t in seconds. */
export const DOUBLING_MS = 8_000;
