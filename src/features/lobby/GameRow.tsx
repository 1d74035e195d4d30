import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { GameTile } from '../../shared/catalogue/GameTile.tsx';
import { SectionHeader, TileRow } from '../../ui/layout/TileRow.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './GameRow.module.css';

const MOST = 20;

/** A player's own rows: recently opened games, and favourites. */
export function TwoRows({
  recent,
  favourites,
}: {
  recent: readonly GameCard[];
  favourites: readonly GameCard[];
}) {
  const { t } = useTranslation('lobby');
  return (
    <>
      <GameRow title={t('recent')} games={recent} />
      <GameRow title={t('favourites')} games={favourites.slice(0, MOST)} />
    </>
  );
}

/** A titled row of covers; nothing when there are none. */
export const GameRow = memo(function GameRow({
  title,
  games,
  to,
}: {
  title: string;
  games: readonly GameCard[];
  to?: string;
}) {
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHeader title={title} {...(to !== undefined && { to, replace: true })} />
      <TileRow label={title}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </TileRow>
    </section>
  );
});

/** The skeleton of the row, in the same size. */
export function GameRowSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.title}>
        <Skeleton width="9em" />
      </div>
      <div className={styles.tiles}>
        {[0, 1, 2, 3].map((tile) => (
          <span key={tile} className={styles.tile} />
        ))}
      </div>
    </div>
  );
}
