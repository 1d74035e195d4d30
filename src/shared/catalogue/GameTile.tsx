import i18next from 'i18next';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { formatPercent } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { useDataSaver } from '../device/preferences.ts';
import styles from './GameTile.module.css';
import { cardPath } from './playPath.ts';

/** The rendered width of a cover: of a tile row's tile, the most common place. */
const SIZES = '(min-width: 600px) 160px, 30vw';

/**
 * A game's cover as a link to the game; a game that cannot be played yet is marked and links to its details. Covers contain
 * their titles; the text below the picture names the link, and is visible while the cover loads and where it cannot be loaded.
 * Return to player and volatility are shown on it, and for screen readers on the game's page. Its space is reserved; with the
 * data saver only the small file is requested. Because of lists with hundreds of tiles, the link is a plain one (useSiteLinks),
 * and tiles do not subscribe to settings or language: their container does.
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

/** A game's cover without a tile; removed where it cannot be loaded. The size is set by the style. */
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

/** Removes a picture that fails to load: browsers would draw a broken image over the title. */
export function hideLost({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLImageElement) target.hidden = true;
}

/** The small file of a cover; sufficient for a tile on most phones. */
export const coverFile = (cover: string) => `${cover}-180.webp`;
/** The `srcset` with both files of a cover. */
export const coverSet = (cover: string) => `${cover}-180.webp 180w, ${cover}-360.webp 360w`;
