import { Children, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import scroller from '../styles/scroller.module.css';
import styles from './Carousel.module.css';
import { useScroll } from './viewport.ts';

/** A row of slides moved only by the player, with a dot for each scroll stop. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  // Until it is measured each slide counts as a stop, as on phones: dots that appear later would shift the page.
  const stops = useScroll(row, stopsOf, Children.count(children));
  const at = useScroll(row, stopAt, 0);
  return (
    <section className={styles.carousel} aria-label={label}>
      <ul
        ref={row}
        className={`${scroller.scroller} ${styles.row}`}
        data-single={Children.count(children) === 1 || undefined}
      >
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {stops > 1 && (
        <div className={styles.dots}>
          {Array.from({ length: stops }, (_, stop) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
              key={stop}
              type="button"
              className={styles.dot}
              aria-label={t('slide', { at: stop + 1, of: stops })}
              aria-current={stop === at || undefined}
              onClick={() => {
                if (row.current) row.current.scrollLeft = stop * stepOf(row.current);
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The distance from one slide's start to the next, in pixels; 0 with a single slide. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

function stopsOf(row: HTMLElement): number {
  const step = stepOf(row);
  return step > 0 ? Math.max(1, Math.ceil((row.scrollWidth - row.clientWidth - 1) / step) + 1) : 1;
}

function stopAt(row: HTMLElement): number {
  const step = stepOf(row);
  if (step === 0) return 0;
  if (row.scrollLeft >= row.scrollWidth - row.clientWidth - 1) return stopsOf(row) - 1;
  return Math.round(row.scrollLeft / step);
}
