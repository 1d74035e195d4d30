/** Checks sample by games.md alone (check-rounds.mjs). */
import { over, power, soloGame } from '../solo-rounds.mjs';

export const GAMES = {
  sample: soloGame('sample', 'calls flips', (pick, { calls }) => {
    const flips = calls.map(() => ['heads', 'tails'][pick(2)]);
    const right = flips.every((side, i) => side === calls[i]);
    return { shows: { flips }, rate: right ? over(1n, power(2, flips.length)) : 0n };
  }),
};
