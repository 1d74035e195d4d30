import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GameCard } from '../../contract/http/catalogue.ts';
import type { ListPage } from '../../contract/http/page.ts';
import type { GamesPage } from '../shared/catalogue/catalogue.ts';
import { GameGrid } from '../shared/catalogue/GameGrid.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import styles from './Games.module.css';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const STATES = ['loaded', 'empty', 'failed', 'loading'] as const;
type State = (typeof STATES)[number];

const GAMES: readonly GameCard[] = Array.from({ length: 30 }, (_, at) => ({
  id: `grid-${at}`,
  title: `Crash ${at + 1}`,
  firm: 'kilat',
  type: 'instant',
  cover: '/covers/crash',
  isNew: at === 1,
}));

const ANSWERS: Record<State, () => Promise<ListPage<GameCard>>> = {
  loaded: () => Promise.resolve({ items: GAMES, total: GAMES.length, page: 1, count: GAMES.length }),
  empty: () => Promise.resolve({ items: [], total: 0, page: 1, count: GAMES.length }),
  failed: () => Promise.reject(new Error('the gallery shows how this looks')),
  loading: () => new Promise(() => undefined),
};

/** The virtual grid in each state of its list, in a scrolling box of its own. */
export function Grids() {
  return (
    <Part name="GameGrid">
      <Cases>
        {STATES.map((state) => (
          <Case key={state} state={state}>
            <Grid state={state} />
          </Case>
        ))}
      </Cases>
    </Part>
  );
}

function Grid({ state }: { state: State }) {
  const words = useWords();
  const query = useCallback(
    (page: number): GamesPage =>
      queryOptions({
        queryKey: ['gallery', state, page] as readonly unknown[],
        queryFn: ANSWERS[state],
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
      }),
    [state],
  );
  return (
    <div className={styles.box}>
      <GameGrid
        query={query}
        label={words.section}
        empty={<EmptyState icon="search" title={words.empty} />}
      />
    </div>
  );
}
