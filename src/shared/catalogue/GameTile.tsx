import i18next from 'i18next';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { formatPercent } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { useDataSaver } from '../device/preferences.ts';
import styles from './GameTile.module.css';
import { cardPath } from './playPath.ts';

/** How wide a cover is drawn: a tile row's tile, the usual place of one. */
const SIZES = '(min-width: 600px) 160px, 30vw';

/**
 * A game's cover, leading to the game; one that cannot be played yet says so and leads to what is known of it. Covers carry
 * their titles; the words below the picture name the link, and are seen while the cover is on its way and where it cannot be
 * had. What it returns and how far it swings stands on it, and for screen readers on the game's page. Its place is kept from
 * the start; with the data saver only the small file is ever asked for. Tiles come by in hundreds: their link is a plain one
 * (useSiteLinks), and they follow neither settings nor language: what holds them does.
 */
export function GameTile({ game }: { game: GameCard }) {
  const { title, cover, isNew, locked } = game;
  const saving = useDataSaver.getState();
  return (
    <a className={styles.tile} href={cardPath(game)} data-site="">
      <span className={styles.title}>{title}</span>
      <img
        key={cover}
        className={styles.picture}
        alt=""
        width={180}
        height={240}
        loading="lazy"
        decoding="async"
        sizes={saving ? undefined : SIZES}
        srcSet={saving ? undefined : coverSet(cover)}
        src={coverFile(cover)}
        onError={hideLost}
      />
      {locked && (
        <span className={styles.lock}>
          <span className="visually-hidden"> {i18next.t('notPlayable')}</span>
        </span>
      )}
      {isNew && (
        <span className={styles.badge}>
          <Badge tone="volt">{i18next.t('newGame')}</Badge>
        </span>
      )}
      {game.rtp !== undefined && (
        <span className={styles.numbers} aria-hidden="true" data-volatility={game.volatility}>
          {formatPercent(BigInt(game.rtp))}
        </span>
      )}
    </a>
  );
}

/** A game's cover by itself, outside of a tile; taken away where it cannot be had. Its size is the style's. */
export function CoverPicture({ game, className }: { game: string; className: string | undefined }) {
  return (
    <img
      className={className}
      src={coverFile(`/covers/${game}`)}
      alt=""
      width={180}
      height={240}
      onError={hideLost}
    />
  );
}

/** Takes a picture away that cannot be had: browsers would draw a torn one over the title. */
export function hideLost({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLImageElement) target.hidden = true;
}

/** The small file of a cover, which is enough for a tile on most phones. */
export const coverFile = (cover: string) => `${cover}-180.webp`;
/** Both files of a cover, for the browser to choose. */
export const coverSet = (cover: string) => `${cover}-180.webp 180w, ${cover}-360.webp 360w`;
