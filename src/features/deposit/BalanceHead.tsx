import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useBalanceSummary } from '../../shared/wallet/useBalanceSummary.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Money } from '../../ui/signs/Money.tsx';
import hero from '../../ui/styles/hero.module.css';
import styles from './BalanceHead.module.css';

/** What there is to play with, and what of the wallet is somewhere else just now. */
export function BalanceHead() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const balance = useSession((session) => session.balance);
  const { data } = useBalanceSummary();
  const elsewhere = [
    { label: t('inRounds'), amount: BigInt(data?.inRounds ?? 0) },
    { label: t('pending'), amount: BigInt(data?.pending ?? 0) },
  ].filter(({ amount }) => amount > 0n);
  return (
    <div className={`${hero.card} ${styles.head}`}>
      <div className={styles.row}>
        <p className={`${hero.label} ${styles.label}`}>{t('playable')}</p>
        <button type="button" className={styles.records} onClick={() => pages.open('deposit-record')}>
          <Icon name="history" size={16} />
          {t('history')}
        </button>
      </div>
      <p className={`${hero.amount} ${styles.amount}`}>
        <Money amount={balance} />
      </p>
      {elsewhere.length > 0 && (
        <dl className={styles.elsewhere}>
          {elsewhere.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
