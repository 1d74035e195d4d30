import { useTranslation } from 'react-i18next';
import type { PayPort } from '../../../contract/http/deposits.ts';
import type { Minor } from '../../../contract/money.ts';
import { usdtCents } from '../../../contract/payments/tron.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { usdtText } from './channels.ts';
import { useUsdtRate } from './queries.ts';
import styles from './Summary.module.css';

/** What is paid and what it brings, before anything is asked for. */
export function Summary({ port, amount, bonus }: { port: PayPort; amount: Minor; bonus: Minor }) {
  const { t } = useTranslation('deposit');
  const crypto = port.kind === 'crypto';
  const rate = useUsdtRate(crypto).data?.rate;
  const fee = BigInt(port.fee);
  const waiting = <Skeleton width="5em" />;
  const rows = [
    { label: t('amount'), value: formatMoney(amount) },
    { label: t('fee'), value: fee === 0n ? t('noFee') : formatMoney(fee) },
    ...(crypto
      ? [
          { label: t('rate'), value: rate ? formatMoney(BigInt(rate)) : waiting },
          {
            label: t('inUsdt'),
            value: rate ? t('usdt', { units: usdtText(usdtCents(amount + fee, BigInt(rate))) }) : waiting,
          },
        ]
      : []),
    ...(bonus > 0n ? [{ label: t('bonus'), value: `+${formatMoney(bonus)}` }] : []),
    { label: t('youPay'), value: <b className={styles.total}>{formatMoney(amount + fee)}</b> },
    { label: t('credited'), value: <b className={styles.credited}>{formatMoney(amount + bonus)}</b> },
  ];
  return (
    <section className={styles.summary}>
      <h3 className={styles.title}>{t('summary')}</h3>
      <Facts rows={rows} />
      {port.kind === 'transfer' && <p className={styles.note}>{t('codeNote')}</p>}
    </section>
  );
}
