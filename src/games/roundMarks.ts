import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import type { RoundMarks } from '../shared/records/rounds.ts';
import { GAMES } from './games.ts';
import { partsOf } from './parts.ts';

/** How a game shows its results and what was bet on, with its words for them; null for a game that has no marks. */
export const roundMarks = (game: string) =>
  queryOptions({
    queryKey: ['marks', game],
    queryFn: async (): Promise<RoundMarks | null> => {
      const definition = GAMES.find(({ key }) => key === game);
      if (!definition) return null;
      const { tile, bet } = await partsOf(definition.key);
      const [Result, Bet] = await Promise.all([
        tile.mark(),
        bet?.() ?? null,
        i18next.loadNamespaces('marks'),
      ]);
      return { Result, Bet };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
