/**
 * Copies a rendered GameTile for the long lists (gridRows.ts) without React: with components, fast scrolling took ten times the
 * script time. React still renders the one tile that is copied, so a tile's markup and styles are only in GameTile.tsx; a test
 * checks that a copy equals the rendered component.
 */
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { formatPercent } from '../../i18n/format.ts';
import styles from './GameTile.module.css';
import { coverFile, coverSet } from './GameTile.tsx';
import { cardPath } from './playPath.ts';

/** A part of a tile, by its class in GameTile.module.css. */
function part(tile: HTMLElement, name = ''): HTMLElement {
  const [found] = tile.getElementsByClassName(name);
  if (!(found instanceof HTMLElement)) throw new Error(`a tile has no ${name}`);
  return found;
}

/**
 * Returns a function that copies a tile rendered with all of its parts. The copied picture has no address: otherwise the
 * browser would start loading it at once, although it is replaced in the next line.
 */
export function tileCopier(drawn: HTMLAnchorElement): (game: GameCard) => HTMLAnchorElement {
  const pattern = drawn.cloneNode(true) as HTMLAnchorElement;
  const unset = part(pattern, styles.picture);
  const small = !unset.hasAttribute('srcset');
  unset.removeAttribute('srcset');
  unset.removeAttribute('src');
  return (game) => {
    const { title, cover, isNew, locked, rtp, volatility } = game;
    const tile = pattern.cloneNode(true) as HTMLAnchorElement;
    tile.setAttribute('href', cardPath(game));
    part(tile, styles.title).textContent = title;
    const picture = part(tile, styles.picture);
    if (!small) picture.setAttribute('srcset', coverSet(cover));
    picture.setAttribute('src', coverFile(cover));
    if (!locked) part(tile, styles.lock).remove();
    if (!isNew) part(tile, styles.badge).remove();
    const numbers = part(tile, styles.numbers);
    if (rtp === undefined) numbers.remove();
    else {
      numbers.textContent = formatPercent(BigInt(rtp));
      if (volatility === undefined) delete numbers.dataset.volatility;
      else numbers.dataset.volatility = `${volatility}`;
    }
    return tile;
  };
}
