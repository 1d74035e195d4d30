import { useTranslation } from 'react-i18next';
import type { VipInfo } from '../../../contract/http/offers/vip.ts';
import { formatMoment, withZone } from '../../i18n/dates.ts';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/List.tsx';
import { useCashbackClaim } from './useCashbackClaim.ts';
import styles from './vip.module.css';

/** The claimable cashback with its claim button, and the cashback rates. */
export function CashbackCard({ vip, onHistory }: { vip: VipInfo; onHistory?: () => void }) {
  const { t, i18n } = useTranslation(['vip', 'promotions']);
  const { claim, isClaiming } = useCashbackClaim();
  const { level, cashbackBonus, originalBackRate, slotsBackRate, expires, breakUntil } = vip;
  const amount = BigInt(cashbackBonus);
  return (
    <Card as="section" className={styles.cashback}>
      <div className={styles.words}>
        <h2 className={styles.name}>{t('cashback')}</h2>
        <p className={styles.amount}>{formatMoney(amount)}</p>
      </div>
      {amount > 0n && (
        <Button kind="primary" size="large" busy={isClaiming} disabled={breakUntil !== null} onClick={claim}>
          {t('promotions:claim')}
        </Button>
      )}
      <p className={styles.note}>
        {level === 0
          ? t('cashbackNone')
          : t('cashbackRates', {
              original: formatPercent(BigInt(originalBackRate)),
              slots: formatPercent(BigInt(slotsBackRate)),
            })}
      </p>
      {expires && (
        <p className={styles.note}>
          {t('cashbackExpires', {
            amount: formatMoney(BigInt(expires.amount)),
            time: withZone(formatMoment(expires.at, i18n.language)),
          })}
        </p>
      )}
      {onHistory && (
        <Button kind="ghost" className={styles.wide} onClick={onHistory}>
          {t('cashbackDays')}
        </Button>
      )}
    </Card>
  );
}
