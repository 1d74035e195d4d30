import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { GAMES_A_PAGE } from '../state/catalogue.ts';
import { type GamePages, useGamesPage } from '../state/gamePages.ts';
import { Button } from './Button.tsx';
import styles from './GameGrid.module.css';
import { GameTile } from './GameTile.tsx';
import type { GridShape } from './gridShape.ts';

interface Props {
  row: number;
  shape: GridShape;
  /** Undefined while the list's length is unknown: the row is all skeletons then. */
  total: number | undefined;
  pages: GamePages;
  /** Another language draws the row anew. */
  language: string;
}

/** One row of the grid. It asks for the pages it shows by itself, two at most: being drawn means being in view. */
export const GameGridRow = memo(function GameGridRow({ row, shape, total, pages }: Props) {
  const { columns, gap, rowHeight } = shape;
  const from = row * columns;
  const to = Math.min(from + columns, total ?? from + columns);
  const firstPage = pageOf(from);
  const first = useGamesPage(pages, firstPage);
  const second = useGamesPage(pages, pageOf(to - 1));
  const failed = [first, second].find((page) => page.isError && page.data === undefined);
  const place = { top: row * rowHeight, height: rowHeight - gap };
  if (failed) return <FailedRow place={place} onRetry={() => void failed.refetch()} />;

  const cells = [];
  for (let at = from; at < to; at++) {
    const { data } = pageOf(at) === firstPage ? first : second;
    const game = data?.items[at % GAMES_A_PAGE];
    cells.push(
      game ? (
        // biome-ignore lint/a11y/useSemanticElements: the list around it is no ul, for the rows between
        <div key={at} role="listitem" aria-posinset={at + 1} aria-setsize={total}>
          <GameTile game={game} />
        </div>
      ) : (
        <div key={at} className={styles.skeleton} aria-hidden="true" />
      ),
    );
  }
  return (
    <div
      className={styles.row}
      role="presentation"
      style={{ ...place, columnGap: gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {cells}
    </div>
  );
});

function FailedRow({ place, onRetry }: { place: { top: number; height: number }; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failed} role="presentation" style={place}>
      <p>{t('listFailed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

function pageOf(at: number): number {
  return Math.floor(at / GAMES_A_PAGE) + 1;
}
