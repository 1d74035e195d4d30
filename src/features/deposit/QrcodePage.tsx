import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { formatMoney } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { QrCode } from '../../ui/signs/QrCode.tsx';
import { code128 } from './code128.ts';
import { HowTo } from './HowTo.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { PayNumber } from './PayHead.tsx';
import payPictureStyles from './PayPicture.module.css';
import styles from './QrcodePage.module.css';

/** Pixels of one module: sharp in every viewer. */
const MODULE = 12;

/** A QR code as a PNG with its quiet zone, the same modules as `QrCode` draws. */
async function qrPicture(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    });
  });
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

/** An order that is paid by showing something: a QRIS code to scan, a voucher at a till. */
export default function QrcodePage() {
  const { t } = useTranslation(['deposit', 'common']);
  return (
    <OrderSheet<'qr' | 'voucher'> page="qrcode">
      {(order, details) =>
        details.kind === 'qr' ? (
          <>
            <div className={payPictureStyles.picture}>
              <QrCode
                text={details.payload}
                label={t('qrLabel', { amount: formatMoney(BigInt(order.payable)) })}
              />
              <p className={payPictureStyles.caption}>{t('merchant', { name: details.merchant })}</p>
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

/** Puts a QR code among the phone's pictures: whoever pays from this phone cannot scan its own screen. */
function SaveQr({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('deposit');
  const save = async () => {
    const address = URL.createObjectURL(await qrPicture(text));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <Button onClick={() => void save()}>
      <Icon name="download" size={18} />
      {t('saveQr')}
    </Button>
  );
}

/** A voucher for the till: its barcode, and the reference to be read out where that cannot be scanned. */
function VoucherPicture({ shop, reference }: { shop: string; reference: string }) {
  const { t } = useTranslation('deposit');
  const bars = code128(reference);
  return (
    <>
      <div className={styles.voucher}>
        <p className={styles.shop}>{shop}</p>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${bars.width} 40`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('barcode', { number: reference })}
        >
          <path d={bars.path(40)} fill="currentColor" />
        </svg>
        <p className={styles.digits} aria-hidden="true">
          {reference.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <PayNumber label={t('voucherNumber', { shop })} value={reference} />
    </>
  );
}
