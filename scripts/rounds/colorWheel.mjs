/** Verifies color wheel rounds by games.md only (check-rounds.mjs). */
import { soloGame } from '../solo-rounds.mjs';

const COLORS = { G: 'grey', R: 'red', B: 'blue', '*': 'gold' };
const SEGMENTS = '*GRGBGRGRGBGRGRGBGRGRGBGRGRGBRGRGBGRGRGBGRGRGBGRGBGRGB';
const PAYS = { grey: 2n, red: 3n, blue: 5n, gold: 50n };

export const GAMES = {
  colorWheel: soloGame('colorWheel', 'stakes { color amount } segment color', (pick, { stakes, amount }) => {
    const segment = pick(54);
    const color = COLORS[SEGMENTS[segment]];
    const win = BigInt(stakes.find((one) => one.color === color)?.amount ?? 0) * PAYS[color];
    return { shows: { segment, color }, rate: (win * 10_000n) / BigInt(amount), win };
  }),
};
