import { useTranslation } from 'react-i18next';
import { ChannelSign } from './ChannelSign.tsx';
import { usePortName } from './channels.ts';
import { HowTo } from './HowTo.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import styles from './SpayBankPage.module.css';

/** An order that is paid in a wallet's own app: the way there, and back. */
export default function SpayBankPage() {
  const { t } = useTranslation(['deposit', 'common']);
  const nameOf = usePortName();
  return (
    <OrderSheet<'ewallet'> page="spay-bank">
      {(order) => {
        const wallet = nameOf(order);
        return (
          <>
            <div className={styles.wallet}>
              <ChannelSign port={order.port} />
              <p className={styles.text}>{t('walletText', { wallet })}</p>
            </div>
            <HowTo steps={[t('ewallet1', { wallet }), t('ewallet2'), t('ewallet3')]} />
          </>
        );
      }}
    </OrderSheet>
  );
}
