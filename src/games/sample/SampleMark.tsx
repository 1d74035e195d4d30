import { useTranslation } from 'react-i18next';
import type { LiveMarkProps } from '../definition.ts';
import { NamedMark } from '../NamedMark.tsx';
import type { Side } from './engine/sample.ts';
import styles from './SampleMark.module.css';

/** The bolt of heads, and a petal of the kawung of tails, on a grid of 24 (assets/studio/flipCoin.js). */
const BOLT = 'M13.3 5.2 7.4 13h4.1l-1 5.8 6.1-8.2h-4.2z';
const PETAL = 'M12 11.2c-2-1.9-2-4 0-6.2 2 2.2 2 4.3 0 6.2z';
const QUARTERS = [45, 135, 225, 315];

/** A side of the coin, `size` in CSS pixels; what it is called is said beside it. */
export function SampleMark({ side, size }: { side: Side; size: number }) {
  return (
    <svg className={styles.coin} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.rim} cx="12" cy="12" r="11.5" />
      <circle className={styles.field} cx="12" cy="12" r="9" />
      {side === 0 ? (
        <path className={styles.sign} d={BOLT} />
      ) : (
        QUARTERS.map((turn) => (
          <path key={turn} className={styles.sign} d={PETAL} transform={`rotate(${turn} 12 12)`} />
        ))
      )}
    </svg>
  );
}

/** A throw, by the name of its side. */
export function LiveMark({ part, size }: LiveMarkProps) {
  const { t } = useTranslation('marks');
  const side = part === 'tails' ? 1 : 0;
  return (
    <NamedMark name={t(side ? 'tails' : 'heads')}>
      <SampleMark side={side} size={size} />
    </NamedMark>
  );
}
