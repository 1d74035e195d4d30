import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../contract/http/withdrawals.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import styles from './LevelTable.module.css';

/** All levels: from how much paid in, and how much at once. */
export function LevelTable({ vip }: { vip: WithdrawInfo['vip'] }) {
  const { t } = useTranslation('withdraw');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('vipTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('paidIn')}</th>
          <th scope="col">{t('atOnce')}</th>
        </tr>
      </thead>
      <tbody>
        {vip.levels.map(({ level, deposits, max }) => (
          <tr key={level} data-own={level === vip.level || undefined}>
            <th scope="row">
              {level} {level === vip.level && <Badge tone="violet">{t('you')}</Badge>}
            </th>
            <td>{formatMoney(BigInt(deposits))}</td>
            <td>{formatMoney(BigInt(max))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
