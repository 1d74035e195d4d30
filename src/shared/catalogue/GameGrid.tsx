import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { GAMES_A_PAGE, type GamesPage } from './catalogue.ts';
import styles from './GameGrid.module.css';
import { GameTile } from './GameTile.tsx';
import { useGridShape, watchRows } from './gridLayout.ts';
import { GamePages, GridRows, useGamesPage } from './gridRows.ts';

/** Skeleton rows while the list's length is unknown. */
const ROWS_UNKNOWN = 4;

/** Data of the invisible pattern tile that is copied. */
const PATTERN: GameCard = {
  ...{ id: '', title: '', firm: '', type: 'slot', cover: '' },
  ...{ isNew: true, locked: true, rtp: '9600', volatility: 1 },
};

interface Props {
  /**
   * Returns one page of the list (catalogue.ts: GAMES_A_PAGE games each, counted from 1). Must be the same function while the
   * list is the same: wrap it in useCallback.
   */
  query: (page: number) => GamesPage;
  /** The list's label for screen readers. */
  label: string;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** The list's length if known from before, so that the height is right before the first page arrives. */
  known?: number | undefined;
  /** Receives the length before the grid of that height is painted, so that a scroll position can be set. */
  onTotal?: (total: number) => void;
}

/**
 * A long list of games as a virtual grid of covers, fetched page by page as it scrolls into view. Pages that are loading are
 * skeletons of the same size. It scrolls with the window, or with its scrolling container. React renders one invisible tile,
 * which GridRows copies for every game.
 */
export function GameGrid({ query, label, empty, known, onTotal }: Props) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [pattern] = useState(() => document.createElement('div'));
  const [failedPages, setFailedPages] = useState<readonly number[]>([]);
  const shape = useGridShape(box);
  const pages = useMemo(() => new GamePages(client, query), [client, query]);
  const first = useGamesPage(pages, 1);
  const total = first.data?.total ?? known;
  const failed = total === undefined && first.isError;
  const { columns = 1, rowHeight = 1, gap = 0 } = shape ?? {};
  const count = shape && !failed ? Math.ceil((total ?? ROWS_UNKNOWN * columns) / columns) : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language re-renders the tiles
  useLayoutEffect(() => {
    const tile = pattern.firstElementChild;
    if (!list.current || !(tile instanceof HTMLAnchorElement) || count === 0) return;
    const rows = new GridRows({
      list: list.current,
      pattern: tile,
      pages,
      columns,
      rowHeight,
      total,
      onFailed: (next) => setFailedPages((before) => (`${before}` === `${next}` ? before : next)),
    });
    const stop = watchRows(list.current, count, rowHeight, (seen) => rows.show(seen));
    return () => {
      stop();
      rows.destroy();
    };
  }, [pattern, pages, columns, rowHeight, count, total, i18n.language]);

  const latestOnTotal = useRef(onTotal);
  useEffect(() => {
    latestOnTotal.current = onTotal;
  });
  const drawn = shape !== null;
  useLayoutEffect(() => {
    if (drawn && total !== undefined) latestOnTotal.current?.(total);
  }, [drawn, total]);

  return (
    <div ref={box} className={styles.grid}>
      {createPortal(<GameTile game={PATTERN} />, pattern)}
      {failed && <ErrorState onRetry={() => void first.refetch()} />}
      {total === 0 && empty}
      {count > 0 && (
        <div
          className={styles.frame}
          style={{
            ['--columns' as string]: columns,
            ['--gap' as string]: `${gap}px`,
            ['--row' as string]: `${rowHeight - gap}px`,
            height: count * rowHeight,
          }}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: rows are between the list and its items */}
          <div ref={list} role="list" aria-label={label} aria-busy={total === undefined} />
          {failedPages.map((page) => {
            const [from, to] = rowsOf(page, columns, count);
            return (
              <div
                key={page}
                className={styles.failed}
                style={{ top: from * rowHeight, height: (to - from) * rowHeight - gap }}
              >
                <div className={styles.told}>
                  <p>{t('listFailed')}</p>
                  <Button onClick={() => void pages.of(page).read().refetch()}>{t('retry')}</Button>
                </div>
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** The rows with games of a page: the first, and the one after the last. */
function rowsOf(page: number, columns: number, count: number): [number, number] {
  const first = Math.floor(((page - 1) * GAMES_A_PAGE) / columns);
  return [first, Math.min(count, Math.ceil((page * GAMES_A_PAGE) / columns))];
}
