import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListPage } from '../../contract/http/page.ts';
import type { GameCard } from '../../contract/http/play/catalogue.ts';
import type { GamesPage } from '../shared/catalogue/catalogue.ts';
import { GameGrid } from '../shared/catalogue/GameGrid.tsx';
import { GameTile } from '../shared/catalogue/GameTile.tsx';
import { LinkButton } from '../ui/actions/Button.tsx';
import { Badge } from '../ui/feedback/Badge.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Carousel } from '../ui/layout/Carousel.tsx';
import { SectionHeader, TileRow } from '../ui/layout/TileRow.tsx';
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

/** The virtual grid in each state of its list, in its own scroll container. */
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

const SHOWN = '/covers/crash';
/** In the snapshots, requests to SLOW are never answered; LOST does not exist. */
const SLOW = '/covers/gallery-slow';
const LOST = '/covers/gallery-lost';

function game(id: string, title: string, cover: string, isNew = false): GameCard {
  return { id, title, firm: 'kilat', type: 'instant', cover, isNew };
}

/** Components that show games. */
export function Games() {
  const words = useWords();
  const states = [
    game('shown', 'Crash', SHOWN),
    game('new', 'Garuda Emas', SHOWN, true),
    game('loading', words.longName, SLOW),
    game('lost', 'Ombak Selatan', LOST, true),
  ];
  const many = Array.from({ length: 12 }, (_, at) => game(`many-${at}`, `Crash ${at + 1}`, SHOWN));
  return (
    <Part name="Games">
      <Case state="GameTile: shown, new, loading with a long title, lost">
        <div className={styles.tiles}>
          {states.map((one) => (
            <GameTile key={one.id} game={one} />
          ))}
        </div>
      </Case>
      <Case state="SectionHeader, TileRow">
        <div>
          <SectionHeader title={words.section} to="/" />
          <TileRow label={words.section}>
            {many.map((one) => (
              <GameTile key={one.id} game={one} />
            ))}
          </TileRow>
        </div>
        <SectionHeader title={words.longName} to="/" more={words.sorts[0]} />
        <SectionHeader title={words.section} />
      </Case>
      <Case state="Carousel">
        <Carousel label={words.section}>
          {words.slides.map((slide, at) => (
            <div key={slide} className={styles.slide}>
              <Badge tone="quiet">{words.badges[at]}</Badge>
              <strong>{slide}</strong>
              <LinkButton kind={at === 0 ? 'primary' : 'secondary'} to="/">
                {words.action}
              </LinkButton>
            </div>
          ))}
        </Carousel>
      </Case>
      <Cases>
        <Case state="Carousel: a single slide">
          <Carousel label={words.section}>
            <div className={styles.slide}>
              <strong>{words.slides[0]}</strong>
            </div>
          </Carousel>
        </Case>
      </Cases>
    </Part>
  );
}
