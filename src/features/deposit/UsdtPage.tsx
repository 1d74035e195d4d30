import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { QrCode } from '../../ui/signs/QrCode.tsx';
import { HowTo } from './HowTo.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { PayNumber } from './PayHead.tsx';
import styles from './PayPicture.module.css';

/** An order that is paid in USDT, to an address of its own. */
export default function UsdtPage() {
  const { t } = useTranslation(['deposit', 'common']);
  return (
    <OrderSheet<'crypto'> page="usdt">
      {(_order, { network, address, units, rate }) => (
        <>
          <p className={styles.care}>
            <Icon name="alert" size={18} />
            {t('networkCare', { network })}
          </p>
          <div className={styles.picture}>
            <QrCode text={address} label={t('qrAddress')} />
          </div>
          <div className={styles.numbers}>
            <PayNumber label={t('address')} value={address} grouped={false} />
            <Facts
              rows={[
                { label: t('network'), value: network },
                { label: t('rate'), value: formatMoney(BigInt(rate)) },
              ]}
            />
          </div>
          <HowTo steps={[t('usdtOpen'), t('usdtNetwork', { network }), t('usdtExactly', { units })]} />
        </>
      )}
    </OrderSheet>
  );
}
