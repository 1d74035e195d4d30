import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../contract/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useBalanceSummary } from '../../shared/wallet/useBalanceSummary.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Money } from '../../ui/signs/Money.tsx';
import styles from './Face.module.css';

/** What can be played with, what is on its way, and the two ways of money: in and out. */
export function Balance() {
  const { t } = useTranslation(['profile', 'common']);
  const { open } = usePages();
  const balance = useWallet((wallet) => wallet.balance);
  const { data } = useBalanceSummary();
  const currency = data?.currency as Currency | undefined;
  const parts = [
    { name: t('inRounds'), amount: BigInt(data?.inRounds ?? 0) },
    { name: t('pending'), amount: BigInt(data?.pending ?? 0) },
  ].filter(({ amount }) => amount > 0n);
  return (
    <div className={styles.balance}>
      <p className={styles.label}>{t('common:balance')}</p>
      <p className={styles.amount}>
        <Money amount={balance} />
      </p>
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.text}>{t('playMoney')}</p>
      <div className={styles.ways}>
        <Button kind="primary" size="large" onClick={() => open('wallet')}>
          {t('deposit')}
        </Button>
        <Button kind="secondary" size="large" className={styles.out} onClick={() => open('withdraw')}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
}
