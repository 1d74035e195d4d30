/** Verifies hilo rounds by games.md only (check-rounds.mjs). */
import { over, soloGame } from '../solo-rounds.mjs';

/** The number of ranks, out of 13, with which a guess is right after a card. */
function rightAfter(guess, card) {
  const rank = card % 13;
  const all = [...Array(13).keys()];
  if (guess === 'same') return [0, 12].includes(rank) ? [rank] : [];
  if (guess === 'higher') return all.filter((next) => (rank === 0 ? next > 0 : rank < 12 && next >= rank));
  return all.filter((next) => (rank === 12 ? next < 12 : rank > 0 && next <= rank));
}

export const GAMES = {
  hilo: soloGame('hilo', 'cards guesses', (pick, { guesses }) => {
    const cards = [pick(52)];
    let [right, of, won, lost] = [1n, 1n, false, false];
    for (const guess of guesses) {
      const ranks = guess === 'skip' ? null : rightAfter(guess, cards.at(-1));
      cards.push(pick(52));
      if (!ranks) continue;
      lost ||= !ranks.includes(cards.at(-1) % 13);
      won = true;
      right *= BigInt(ranks.length);
      of *= 13n;
    }
    return { shows: { cards }, rate: won && !lost ? over(right, of) : 0n };
  }),
};
