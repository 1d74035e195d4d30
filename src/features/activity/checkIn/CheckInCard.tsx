import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckIn, checkInSign } from '../../../../contract/http/offers/checkIn.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { http, serverNow } from '../../../net/backend.ts';
import { dailyCheckIn } from '../../../shared/promotions/checkIn.ts';
import { useClaim } from '../../../shared/promotions/useClaim.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { Card } from '../../../ui/layout/List.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from './CheckInCard.module.css';

/** Today's check-in: the cycle's days, and the button or the missing condition. Nothing where the promotion is not active. */
export function CheckInCard({ userId }: { userId: string }) {
  const { t } = useTranslation('activity');
  const { data, isError, refetch } = useQuery(dailyCheckIn(userId));
  const nextAt = data?.nextAt;
  // Shows the next day at midnight without a reload.
  useEffect(() => {
    if (nextAt === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.max(nextAt - serverNow(), 0) + 1_000);
    return () => clearTimeout(timer);
  }, [nextAt, refetch]);
  if (!data) return isError ? null : <Skeleton height="212px" />;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('checkIn')}</h2>
      <CheckInDays days={data.days} />
      <Sign checkIn={data} />
    </Card>
  );
}

/** The days of the cycle with their values. */
function CheckInDays({ days }: Pick<CheckIn, 'days'>) {
  const { t } = useTranslation('activity');
  return (
    <ol className={styles.days}>
      {days.map(({ step, amount, state }) => (
        <li
          key={step}
          className={styles.day}
          data-state={state}
          aria-current={state === 'today' ? 'date' : undefined}
        >
          <span className={styles.name}>{t('checkInDay', { step })}</span>
          <span className={styles.sign} aria-hidden="true">
            <Icon name={state === 'signed' ? 'check' : 'gift'} size={18} />
          </span>
          <b className={styles.amount}>{formatMoney(BigInt(amount))}</b>
          {state === 'signed' && <span className="visually-hidden">{t('checkInSigned')}</span>}
        </li>
      ))}
    </ol>
  );
}

function Sign({ checkIn: { signedToday, canSign, least, staked } }: { checkIn: CheckIn }) {
  const { t } = useTranslation(['activity', 'promotions']);
  const { claim, isClaiming } = useClaim<undefined>((_none, options) =>
    http.send(checkInSign, undefined, options),
  );
  if (signedToday) return <p className={styles.note}>{t('checkInDone')}</p>;
  const [needed, have] = [BigInt(least), BigInt(staked)];
  if (canSign)
    return (
      <Button kind="primary" size="large" busy={isClaiming()} onClick={() => claim(undefined)}>
        {t('checkInNow')}
      </Button>
    );
  // The required stake is met: only a time-out prevents the claim.
  if (have >= needed) return <p className={styles.note}>{t('promotions:onBreak')}</p>;
  return (
    <div className={styles.missing}>
      <ProgressBar label={t('checkInProgress')} percent={Number((have * 100n) / needed)} />
      <p className={styles.note}>
        {t('checkInMissing', { amount: formatMoney(needed - have), least: formatMoney(needed) })}
      </p>
    </div>
  );
}
