import { Children, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../signs/Icon.tsx';
import scroller from '../styles/scroller.module.css';
import styles from './TileRow.module.css';
import { useScroll, useWide } from './viewport.ts';

type Place = 'whole' | 'start' | 'middle' | 'end';

/** A horizontally scrolling row of tiles: by touch, by the arrow keys, and on wide screens by two buttons. */
export function TileRow({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  const place = useScroll<Place>(row, placeOf, 'whole');
  const wide = useWide();

  const turn = (way: 1 | -1) => {
    if (row.current) row.current.scrollLeft += way * row.current.clientWidth * 0.9;
  };
  return (
    <div className={styles.frame}>
      <ul
        ref={row}
        className={`${scroller.scroller} ${styles.row}`}
        aria-label={label}
        onKeyDown={stepThrough}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {wide && place !== 'whole' && (
        <>
          <Turn
            icon="back"
            label={`${t('previous')}: ${label}`}
            off={place === 'start'}
            turn={() => turn(-1)}
          />
          <Turn icon="chevron" label={`${t('next')}: ${label}`} off={place === 'end'} turn={() => turn(1)} />
        </>
      )}
    </div>
  );
}

function Turn({ icon, label, off, turn }: { icon: IconName; label: string; off: boolean; turn: () => void }) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-way={icon}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={turn}
    >
      <Icon name={icon} />
    </button>
  );
}

function placeOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Place {
  const most = scrollWidth - clientWidth;
  if (most <= 1) return 'whole';
  if (scrollLeft <= 1) return 'start';
  return scrollLeft >= most - 1 ? 'end' : 'middle';
}

/** The arrow keys move the focus from tile to tile, and the row follows. */
function stepThrough(event: KeyboardEvent<HTMLUListElement>): void {
  const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (way === 0) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = tiles[tiles.indexOf(document.activeElement as HTMLElement) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A section's title, and at its right the link to the full list. */
export function SectionHeader({
  title,
  to,
  more,
  replace,
}: {
  title: string;
  to?: string;
  more?: string;
  /** The link replaces the current history entry. */
  replace?: boolean;
}) {
  const { t } = useTranslation();
  const words = more ?? t('seeAll');
  return (
    <div className={styles.header}>
      <h2 className={styles.title}>{title}</h2>
      {to !== undefined && (
        <Link className={styles.more} to={to} replace={replace} aria-label={`${words}: ${title}`}>
          {words}
          <Icon name="chevron" size={16} />
        </Link>
      )}
    </div>
  );
}
