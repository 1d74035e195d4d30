import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { formatMoney } from '../../../i18n/format.ts';
import { BankMark } from '../../../shared/wallet/BankMark.tsx';
import { bankName } from '../../../shared/wallet/bankAccounts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Facts } from '../../../ui/layout/List.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { QrCode } from '../../../ui/signs/QrCode.tsx';
import { usePortName } from '../form/channels.tsx';
import { code128 } from './code128.ts';
import { OrderSheet } from './OrderSheet.tsx';
import styles from './PayPages.module.css';
import { HowTo, PayNumber } from './PayParts.tsx';

/** The menu path in each bank's app and machines. */
const MOBILE = {
  BCA: 'vaMobileBCA',
  BRI: 'vaMobileBRI',
  BNI: 'vaMobileBNI',
  MANDIRI: 'vaMobileMANDIRI',
} as const;
const ATM = { BCA: 'vaAtmBCA', BRI: 'vaAtmBRI', BNI: 'vaAtmBNI', MANDIRI: 'vaAtmMANDIRI' } as const;

/** An order paid to its own virtual account. */
export function VaBankPage() {
  const { t } = useTranslation(['deposit', 'common']);
  return (
    <OrderSheet<'va'> page="va-bank">
      {(_order, { bank, number }) => {
        const rest = [t('vaEnter'), t('vaCheck')];
        const known = bank in MOBILE ? (bank as keyof typeof MOBILE) : null;
        const first = t('transferMobile', { bank: bankName(bank) });
        return (
          <>
            <PayNumber label={t('vaNumber', { bank: bankName(bank) })} value={number} />
            <HowTo
              steps={[known ? t(MOBILE[known]) : first, ...rest]}
              atm={[known ? t(ATM[known]) : t('transferAtm', { bank: bankName(bank) }), ...rest]}
            />
          </>
        );
      }}
    </OrderSheet>
  );
}

/** Pixels per module: sharp in every viewer. */
const MODULE = 12;

/** A QR code as a PNG with its quiet zone, with the same modules as `QrCode` draws. */
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

/** An order paid by showing a code: a QRIS code to scan, or a voucher at a till. */
export function QrcodePage() {
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

/** Saves a QR code to the phone's pictures: a phone cannot scan its own screen. */
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

/** A voucher for the till: its barcode, and the reference to read out if it cannot be scanned. */
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

/** An order paid in USDT to its own address. */
export function UsdtPage() {
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

/** An order paid by a transfer, identified by its last digits or by its own account (CLABE). */
export function BcaBankPage() {
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

/** An order paid in a wallet's app: the link to it, and back. */
export function SpayBankPage() {
  const { t } = useTranslation(['deposit', 'common']);
  const nameOf = usePortName();
  return (
    <OrderSheet<'ewallet'> page="spay-bank">
      {(order) => {
        const wallet = nameOf(order);
        return (
          <>
            <div className={styles.wallet}>
              <BankMark code={order.bank ?? order.port} />
              <p className={styles.text}>{t('walletText', { wallet })}</p>
            </div>
            <HowTo steps={[t('ewallet1', { wallet }), t('ewallet2'), t('ewallet3')]} />
          </>
        );
      }}
    </OrderSheet>
  );
}
