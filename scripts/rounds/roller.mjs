/** Verifies roller rounds by games.md only (check-rounds.mjs). */
import { over, soloGame } from '../solo-rounds.mjs';

export const GAMES = {
  roller: soloGame('roller', 'choose isHigher result multiplier', (pick, { choose, isHigher }) => {
    const result = pick(10_000);
    const multiplier = over(BigInt(isHigher ? 9_999 - choose : choose), 10_000n);
    const right = isHigher ? result > choose : result < choose;
    return { shows: { result, multiplier: String(multiplier) }, rate: right ? multiplier : 0n };
  }),
};
