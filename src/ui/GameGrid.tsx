import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GamesPage } from '../state/catalogue.ts';
import { GamePages, useGamesPage } from '../state/gamePages.ts';
import { ErrorState } from './ErrorState.tsx';
import styles from './GameGrid.module.css';
import { GameGridRow } from './GameGridRow.tsx';
import { useGridShape } from './gridShape.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Rows of skeletons while nothing is known of the list. */
const ROWS_UNKNOWN = 4;

interface Props {
  /**
   * One page of the list (state/catalogue.ts: GAMES_A_PAGE games each, counted from 1). It must be the same function
   * as long as the list is the same: wrap it in useCallback.
   */
  query: (page: number) => GamesPage;
  /** What is listed, for screen readers. */
  label: string;
  /** Stands in the place of a list of nothing. */
  empty: ReactNode;
  /** The list's length where it is known from before: the height is right before the first page has come. */
  known?: number | undefined;
  /** Hears the length, before the grid of that height is painted: a scroll position may be set then. */
  onTotal?: (total: number) => void;
}

/**
 * A long list of games as a grid of covers, virtual and fetched page by page as it comes into view. Pages on the way
 * are skeletons of the same size. It scrolls with the window, or with the scrolling box it stands in.
 */
export function GameGrid({ query, label, empty, known, onTotal }: Props) {
  const { language } = useTranslation().i18n;
  const box = useRef<HTMLDivElement>(null);
  const shape = useGridShape(box);
  const pages = useMemo(() => new GamePages(query), [query]);
  const first = useGamesPage(pages, 1);
  const total = first.data?.total ?? known;
  const failed = total === undefined && first.isError;
  const count = shape && !failed ? Math.ceil((total ?? ROWS_UNKNOWN * shape.columns) / shape.columns) : 0;
  const { from, to } = useRowWindow(box, count, shape?.rowHeight ?? 1);

  const told = useRef(onTotal);
  useEffect(() => {
    told.current = onTotal;
  });
  const drawn = shape !== null;
  useLayoutEffect(() => {
    if (drawn && total !== undefined) told.current?.(total);
  }, [drawn, total]);

  const rows = [];
  if (shape)
    for (let row = from; row < Math.min(to, count); row++)
      rows.push(
        <GameGridRow key={row} row={row} shape={shape} total={total} pages={pages} language={language} />,
      );
  return (
    <div ref={box} className={styles.grid}>
      {failed && <ErrorState onRetry={() => void first.refetch()} />}
      {total === 0 && empty}
      {shape && count > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items
        <div
          className={styles.list}
          role="list"
          aria-label={label}
          aria-busy={total === undefined}
          style={{ height: count * shape.rowHeight }}
        >
          {rows}
        </div>
      )}
    </div>
  );
}
