import { useTranslation } from 'react-i18next';
import { code128 } from './code128.ts';
import { PayNumber } from './PayNumber.tsx';
import styles from './VoucherPicture.module.css';

/** A voucher for the till: its barcode, and the reference to be read out where that cannot be scanned. */
export function VoucherPicture({ shop, reference }: { shop: string; reference: string }) {
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
