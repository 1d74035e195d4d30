/** Crash in the tables `rounds`, `round_chains` and `bets`. */
export const CRASH = 'crash';
