import i18next from 'i18next';
import { useState } from 'react';
import type { GameCard } from '../../contract/http/catalogue.ts';
import { useDataSaver } from '../state/dataSaver.ts';
import { Badge } from './Badge.tsx';
import styles from './GameTile.module.css';

/** How wide a cover is drawn: a tile row's tile, the usual place of one. */
const SIZES = '(min-width: 600px) 160px, 30vw';

/**
 * A game's cover and name, leading to its page. The cover's place is kept from the start; with the data saver only
 * its small file is ever asked for. `priority` is for the covers of the first screen. Tiles come by in hundreds: their
 * link is a plain one (useSiteLinks), and they follow neither settings nor language: what holds them does.
 */
export function GameTile({ game, priority = false }: { game: GameCard; priority?: boolean }) {
  return (
    <a className={styles.tile} href={`/game/${game.id}`} data-site="">
      <span className={styles.cover}>
        <Cover key={game.cover} game={game} priority={priority} />
        {game.isNew && (
          <span className={styles.badge}>
            <Badge tone="volt">{i18next.t('newGame')}</Badge>
          </span>
        )}
      </span>
      <span className={styles.title}>{game.title}</span>
    </a>
  );
}

/** The picture, or the title where it cannot be had. It does not fade in: that would cost a scrolled list its frames. */
function Cover({ game: { cover, title }, priority }: { game: GameCard; priority: boolean }) {
  const saving = useDataSaver.getState();
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <span className={styles.lost} aria-hidden="true">
        {title}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      alt=""
      width={180}
      height={240}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      sizes={saving ? undefined : SIZES}
      srcSet={saving ? undefined : `${cover}-180.webp 180w, ${cover}-360.webp 360w`}
      src={`${cover}-180.webp`}
      onError={() => setFailed(true)}
    />
  );
}
