import { useTranslation } from 'react-i18next';
import type { WingoTrendRow } from '../../../../contract/games/wingo/channel.ts';
import { formatCount } from '../../../i18n/format.ts';
import { poolOf } from '../engine/wingo.ts';
import { PoolMark } from './PoolMark.tsx';
import styles from './TrendTable.module.css';

/** How every number and colour came in the last rounds. */
export function TrendTable({ rows, of }: { rows: readonly WingoTrendRow[]; of: number }) {
  const { t } = useTranslation('wingo');
  const most = Math.max(1, ...rows.map(({ frequency }) => frequency));
  const legend = [
    { term: t('frequency'), text: t('frequencyText') },
    { term: t('missing'), text: t('missingText') },
    { term: t('avgMissing'), text: t('avgMissingText') },
    { term: t('maxContinued'), text: t('maxContinuedText') },
  ];
  return (
    <>
      <p className={styles.about}>{t('trendAbout', { count: of, formatted: formatCount(of) })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('payBet')}</th>
            <th scope="col">{t('frequency')}</th>
            <th scope="col">{t('missing')}</th>
            <th scope="col">{t('avgMissing')}</th>
            <th scope="col">{t('maxContinued')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ select, frequency, missing, avgMissing, maxContinued }) => (
            <tr key={select}>
              <th scope="row">
                <PoolMark pool={poolOf(select)} />
              </th>
              <td className={styles.frequency}>
                <span className={styles.bar}>
                  <i style={{ width: `${(100 * frequency) / most}%` }} />
                </span>
                {formatCount(frequency)}
              </td>
              <td>{formatCount(missing)}</td>
              <td>{formatCount(avgMissing)}</td>
              <td>{formatCount(maxContinued)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.legend}>
        {legend.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
