import { useTranslation } from 'react-i18next';
import { bankName } from '../../shared/wallet/bankAccounts.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import { HowTo } from './HowTo.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { PayNumber } from './PayHead.tsx';
import styles from './PayPicture.module.css';

/** An order that is paid by a transfer: told from others by its last digits, or by an account of its own (CLABE). */
export default function BcaBankPage() {
  const { t } = useTranslation(['deposit', 'common']);
  return (
    <OrderSheet<'transfer' | 'clabe'> page="bca-bank">
      {(_order, details) => {
        if (details.kind === 'clabe')
          return (
            <>
              <div className={styles.numbers}>
                <PayNumber label={t('clabe')} value={details.clabe} />
                <PayNumber label={t('concept')} value={details.concept} grouped={false} />
                <Facts
                  rows={[
                    { label: t('clabeBank'), value: details.bank },
                    { label: t('holder'), value: details.holder },
                  ]}
                />
              </div>
              <HowTo steps={[t('speiOpen'), t('speiEnter'), t('speiWait')]} />
            </>
          );
        const bank = bankName(details.bank);
        const rest = [t('transferEnter'), t('transferWait')];
        return (
          <>
            <div className={styles.numbers}>
              <PayNumber label={t('accountNumber', { bank })} value={details.number} />
              <Facts rows={[{ label: t('holder'), value: details.holder }]} />
            </div>
            <HowTo
              steps={[t('transferMobile', { bank }), ...rest]}
              atm={[t('transferAtm', { bank }), ...rest]}
            />
          </>
        );
      }}
    </OrderSheet>
  );
}
