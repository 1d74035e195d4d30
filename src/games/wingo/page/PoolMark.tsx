import { useTranslation } from 'react-i18next';
import { WINGO_NUMBERS, type WingoColour } from '../../../../contract/games/wingo/rules.ts';
import { selectOf } from '../engine/wingo.ts';
import { WingoMark } from '../WingoMark.tsx';
import styles from './PoolMark.module.css';

/** What a bet is on: a number's ball, or a colour's name on its ground. */
export function PoolMark({ pool, size = 24 }: { pool: number; size?: number }) {
  const { t } = useTranslation('wingo');
  if (pool < WINGO_NUMBERS.length) return <WingoMark number={pool} size={size} />;
  const colour = selectOf(pool) as WingoColour;
  return (
    <span className={styles.colour} data-colour={colour} style={{ lineHeight: `${size}px` }}>
      {t(colour)}
    </span>
  );
}
