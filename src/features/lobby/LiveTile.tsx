import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LiveTable } from '../../../contract/games/live/channel.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { liveTile } from '../../games/liveTiles.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { LiveState } from './LiveState.tsx';
import styles from './LiveTile.module.css';
import { ResultMarks } from './ResultMarks.tsx';

/** One of Kilat's games as it is played right now. All of it leads into the game. */
export function LiveTile({
  game,
  title,
  table,
}: {
  game: RoundGameKey;
  title: string;
  /** Null until it is known. */
  table: LiveTable | null;
}) {
  const { t } = useTranslation('lobby');
  const { light, shade, Mark } = liveTile(game);
  return (
    <article className={styles.tile} style={{ '--light': light, '--shade': shade } as CSSProperties}>
      <img className={styles.art} src={`/games/${game}/cover.webp`} alt="" width="150" height="150" />
      <h2 className={styles.title}>
        <Link className={styles.link} to={`/game/${game}`}>
          {title}
        </Link>
      </h2>
      <LiveState game={game} round={table?.round ?? null} />
      <ol className={styles.past} aria-label={t('lastRounds')}>
        {!table && <Skeleton width="60%" height="24px" />}
        {table?.past.map(({ roundId, result }) => (
          <li key={roundId}>
            <ResultMarks result={result} size={24} Mark={Mark} />
          </li>
        ))}
      </ol>
    </article>
  );
}
