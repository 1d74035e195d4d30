import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import type { LiveMarkProps } from '../../definition.ts';
import { NamedMark } from '../../NamedMark.tsx';
import type { MinesRound } from '../engine/mines.ts';
import styles from './mines.module.css';

/** A gem or a mine, `size` in CSS pixels. Decorative: it is named beside it. */
function MinesSign({ what, size }: { what: 'gem' | 'mine'; size: number }) {
  return (
    <svg className={styles.sign} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {what === 'gem' ? (
        <>
          <path fill="#7fe6f2" d="M6 4h12l4 6-10 11L2 10z" />
          <path fill="#7a5cf0" d="M8 10h8l-4 11z" />
          <path fill="#c9f6ff" d="M6 4h12l-2 6H8z" />
        </>
      ) : (
        <>
          <path fill="#ff5a5a" d="M12 0l2.5 5h-5zM12 24l-2.5-5h5zM0 12l5-2.5v5zM24 12l-5 2.5v-5z" />
          <circle cx="12" cy="12" r="8" fill="#2a2170" />
          <path fill="#ffd43a" d="M7.5 10.5l4 2-.5 2.5h-2.5zM16.5 10.5l-4 2 .5 2.5h2.5z" />
        </>
      )}
    </svg>
  );
}

/** A round as a chip: the number of gems found or the mine, and the payout. */
export function MinesMark({ round: { opened, end, rate } }: { round: MinesRound }) {
  return (
    <>
      <MinesSign what={end === 'lost' ? 'mine' : 'gem'} size={15} />
      {end === 'lost' ? formatCount(opened.length - 1) : formatRate(rate)}
    </>
  );
}

/** The content of a tile, by name. */
export function LiveMark({ part, size }: LiveMarkProps) {
  const { t } = useTranslation('marks');
  const what = part === 'mine' ? 'mine' : 'gem';
  return (
    <NamedMark name={t(what)}>
      <MinesSign what={what} size={size} />
    </NamedMark>
  );
}
