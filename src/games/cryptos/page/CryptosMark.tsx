import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../i18n/format.ts';
import type { LiveMarkProps } from '../../definition.ts';
import { NamedMark } from '../../NamedMark.tsx';
import type { CryptosRound } from '../engine/cryptos.ts';
import styles from './cryptos.module.css';

/** The coins' symbols on a grid of 24, in the order of the rules (assets/studio/cryptoMarks.js has the rendered versions). */
const SIGNS = [
  'M13.3 5 7.4 12.8h4.1l-1 5.8 6.1-8.2h-4.2z',
  'M5.5 13c2-5 6-5.5 7.5-2.5 1 2 .5 3.5-1 3.5 3 1.5 6 0 6.5-2.5-.5 5-4 7-7.5 6.5s-5-2.5-5.5-5z',
  'M12 18v-6c-4 .5-5.5-2-5.5-4.5 3.5 0 5 1.5 5.5 3.5.5-2 2-3.5 5.5-3.5 0 3-2 5-5.5 4.5z',
  'M14.5 5.5a7 7 0 1 0 4 9.5 6 6 0 0 1-4-9.5z',
  'M12 5c1 3 4.5 4.5 4.5 8.5a4.5 4.5 0 0 1-9 0c0-2 1-3 2-4 .3 1.5 1 2 1.8 2.2C10.8 9.5 11 7 12 5z',
  'M12 11.2c-2-1.900-2-4 0-6.2 2 2.2 2 4.3 0 6.2zm0 1.600c-2 1.900-2 4 0 6.2 2-2.2 2-4.3 0-6.2zm-.8-.8c-1.900-2-4-2-6.2 0 2.2 2 4.3 2 6.2 0zm1.600 0c1.900-2 4-2 6.2 0-2.2 2-4.3 2-6.2 0z',
  'M12 5l5 3.5v7L12 19l-5-3.5v-7z',
];

/** Their names (keys of the marks texts). */
const NAMES = ['bolt', 'wave', 'sprout', 'moon', 'flame', 'kawung', 'crystal'] as const;

/** The coins of a round in a row, `size` in CSS pixels. Decorative: the hand is named beside them. */
export function CryptosCoins({ coins, size }: { coins: readonly number[]; size: number }) {
  return (
    <span className={styles.coins}>
      {coins.map((coin, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a coin is identified by its position
          key={i}
          className={styles.coin}
          data-coin={coin}
          width={size}
          height={size}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <circle className={styles.rim} cx="12" cy="12" r="11.5" />
          <circle className={styles.field} cx="12" cy="12" r="9.5" />
          <path className={styles.sign} d={SIGNS[coin]} />
        </svg>
      ))}
    </span>
  );
}

/** A round as a chip: its coins and their payout. */
export function CryptosMark({ round: { coins, rate } }: { round: CryptosRound }) {
  return (
    <>
      <CryptosCoins coins={coins} size={13} />
      {formatRate(rate)}
    </>
  );
}

/** A coin, by its number. */
export function LiveMark({ part, size }: LiveMarkProps) {
  const { t } = useTranslation('marks');
  const coin = Number(part);
  return (
    <NamedMark name={t(NAMES[coin] ?? 'bolt')}>
      <CryptosCoins coins={[coin]} size={size} />
    </NamedMark>
  );
}
