import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { IconButton } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './TableBar.module.css';
import { useSheet } from './useSheet.ts';

/** On phones: the round's totals, where there is room for them, and the ways to the lists. */
export function TableBar({ totals }: { totals: { count: number; total: bigint } | null }) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  return (
    <div className={styles.bar}>
      {totals && <Totals {...totals} />}
      <IconButton
        className={styles.icon}
        icon="history"
        label={t('openMine')}
        onClick={() => sheet.open({ kind: 'table', tab: 'mine' })}
      />
      <IconButton
        className={styles.icon}
        icon="help"
        label={t('openGuide')}
        onClick={() => sheet.open({ kind: 'table', tab: 'guide' })}
      />
    </div>
  );
}

function Totals({ count, total }: { count: number; total: bigint }) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  return (
    <button type="button" className={styles.bets} onClick={() => sheet.open({ kind: 'table', tab: 'bets' })}>
      <span className="visually-hidden">{t('openBets')} </span>
      <span className={styles.totals}>
        <Icon name="people" size={16} />
        {formatCount(count)}
        <span className={styles.total}>{formatMoney(total)}</span>
      </span>
    </button>
  );
}
