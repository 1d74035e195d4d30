import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../contract/http/withdrawals.ts';
import { formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import styles from './Limits.module.css';
import { levelOf } from './withdrawAmount.ts';

/** What is left of the day, the level's most, and the way to what was withdrawn before. */
export function Limits({ info }: { info: WithdrawInfo }) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const level = levelOf(info);
  const { daily } = info;
  return (
    <div className={styles.limits}>
      <List>
        <ListRow
          title={t('today')}
          text={t('todayTimes', { count: daily.countLeft })}
          value={formatMoney(BigInt(daily.amountLeft))}
        />
        {level && (
          <ListRow
            title={t('levelMost', { level: level.level })}
            text={t('levelMostText')}
            value={formatMoney(BigInt(level.max))}
            onClick={() => pages.open('vip-deposit-check')}
          />
        )}
        <ListRow title={t('records')} onClick={() => pages.open('withdraw-record')} />
      </List>
    </div>
  );
}
