import { useTranslation } from 'react-i18next';
import type { VipLevel } from '../../../contract/http/offers/vip.ts';
import { formatCompact, formatCount, formatMoney, formatPercent } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import styles from './LevelTable.module.css';
import { Medal } from './Medal.tsx';

/** All levels in a table, which scrolls horizontally on narrow screens. */
export function LevelTable({ levels, current }: { levels: readonly VipLevel[]; current: number | null }) {
  const { t } = useTranslation('vip');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={t('levels')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('columnLevel')}</th>
            <th scope="col">{t('columnScore')}</th>
            <th scope="col">{t('columnReward')}</th>
            <th scope="col">{t('columnOriginal')}</th>
            <th scope="col">{t('columnSlots')}</th>
            <th scope="col">{t('columnKept')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, score, reward, originalBackRate, slotsBackRate, kept }) => (
            <tr key={level} aria-current={level === current || undefined}>
              <th scope="row">
                <span className={styles.level}>
                  <Medal level={level} size={28} />
                  {formatCount(level)}
                </span>
              </th>
              <td>{formatCompact(BigInt(score) * market.unit)}</td>
              <td>{reward === '0' ? '–' : formatMoney(BigInt(reward))}</td>
              <td>{formatPercent(BigInt(originalBackRate))}</td>
              <td>{formatPercent(BigInt(slotsBackRate))}</td>
              <td>{kept === '0' ? '–' : formatCompact(BigInt(kept))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
