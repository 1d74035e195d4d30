/** The components that show a game's results and bets in lists of rounds; their code is loaded with the first round shown. */
import i18next from 'i18next';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { RoundMarks } from '../shared/records/rounds.ts';
import { GAMES } from './games.ts';
import { partsOf } from './parts.ts';

/** The loaded marks, by game. */
const useMarks = create<Readonly<Record<string, RoundMarks>>>(() => ({}));

async function fetchMarks(game: string): Promise<void> {
  const definition = GAMES.find(({ key }) => key === game);
  if (!definition) return;
  const { tile, bet } = await partsOf(definition.key);
  const [Result, Bet] = await Promise.all([tile.mark(), bet?.() ?? null, i18next.loadNamespaces('marks')]);
  // Each row of a list loads them; the first loaded components are retained, so that no row re-renders.
  useMarks.setState((fetched) => (game in fetched ? fetched : { [game]: { Result, Bet } }));
}

/** A game's marks; null until they are loaded, and for a game that has none. */
export function useRoundMarks(game: string): RoundMarks | null {
  const marks = useMarks((fetched) => fetched[game] ?? null);
  useEffect(() => {
    // Rows are complete without them, as text; the next row retries.
    if (marks === null) fetchMarks(game).catch(() => {});
  }, [game, marks]);
  return marks;
}
