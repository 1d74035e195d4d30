import { useTranslation } from 'react-i18next';
import { WINGO_NUMBERS, type WingoColour } from '../../../../contract/games/wingo/rules.ts';
import { selectOf } from '../engine/wingo.ts';
import styles from './ChosenPools.module.css';
import { PoolMark } from './PoolMark.tsx';

/** The numbers and colours that the amount is staked on. */
export function ChosenPools({ pools }: { pools: readonly number[] }) {
  const { t } = useTranslation('wingo');
  const words = pools.map((pool) =>
    pool < WINGO_NUMBERS.length ? `${pool}` : t(selectOf(pool) as WingoColour),
  );
  return (
    <div className={styles.row} role="img" aria-label={t('chosen', { list: words.join(', ') })}>
      {pools.map((pool) => (
        <PoolMark key={pool} pool={pool} size={34} />
      ))}
    </div>
  );
}
