import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { QrCode } from '../../ui/signs/QrCode.tsx';
import { HowTo } from './HowTo.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import styles from './PayPicture.module.css';
import { SaveQr } from './SaveQr.tsx';
import { VoucherPicture } from './VoucherPicture.tsx';

/** An order that is paid by showing something: a QRIS code to scan, a voucher at a till. */
export default function QrcodePage() {
  const { t } = useTranslation(['deposit', 'common']);
  return (
    <OrderSheet<'qr' | 'voucher'> page="qrcode">
      {(order, details) =>
        details.kind === 'qr' ? (
          <>
            <div className={styles.picture}>
              <QrCode
                text={details.payload}
                label={t('qrLabel', { amount: formatMoney(BigInt(order.payable)) })}
              />
              <p className={styles.caption}>{t('merchant', { name: details.merchant })}</p>
              <SaveQr text={details.payload} name={`QRIS-${order.id}`} />
            </div>
            <HowTo steps={[t('qr1'), t('qr2'), t('qr3')]} />
          </>
        ) : (
          <>
            <VoucherPicture shop={details.shop} reference={details.reference} />
            <HowTo steps={[t('voucherGo', { shop: details.shop }), t('voucherShow'), t('voucherPay')]} />
          </>
        )
      }
    </OrderSheet>
  );
}
