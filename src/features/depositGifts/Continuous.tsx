import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContinuousDeposit } from '../../../contract/http/offers/continuousDeposit.ts';
import { countdownText, formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import hero from '../../ui/styles/hero.module.css';
import rows from '../../ui/styles/stepRows.module.css';
import styles from './gifts.module.css';
import { continuousRun } from './gifts.ts';
import { Awards, NotOffered, Waiting } from './PlainGift.tsx';

/** Deposits on consecutive days: the streak, today, and the steps. */
export function Continuous({ userId }: { userId: string }) {
  const { t } = useTranslation('depositGifts');
  usePromotionNews();
  const { data, isError, refetch } = useQuery(continuousRun(userId));
  if (data === undefined) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Waiting />;
  if (data === null) return <NotOffered code="continuousDeposit" />;
  const { breakUntil, awards, steps, days } = data;
  return (
    <>
      {breakUntil === null ? (
        <Run run={data} />
      ) : (
        <BreakNotice pause={{ kind: 'timeout', until: breakUntil }} />
      )}
      <Awards awards={awards} />
      <section className={styles.part}>
        <h2 className={styles.name}>{t('runSteps')}</h2>
        <ul className={rows.rows}>
          {steps.map((step) => (
            <li key={step.days} className={rows.row}>
              <div className={rows.words}>
                <span className={rows.bonus}>{formatMoney(BigInt(step.bonus))}</span>
                <span className={rows.text}>{t('runDays', { count: step.days })}</span>
              </div>
              {days >= step.days && <Badge tone="teal">{t('stepDone')}</Badge>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The streak so far, and what is needed today to continue it. */
function Run({ run: { days, today, least, nextAt, steps } }: { run: ContinuousDeposit }) {
  const { t } = useTranslation('depositGifts');
  const { open } = usePages();
  const left = useSecondsUntil(nextAt);
  const next = steps.find((step) => step.days > days);
  const missing = (has: string) => (BigInt(least) > BigInt(has) ? BigInt(least) - BigInt(has) : 0n);
  const [deposit, stake] = [missing(today.deposited), missing(today.staked)];
  return (
    <section className={`${hero.card} ${styles.offer}`}>
      <p className={styles.percent}>{t('runNow', { count: days })}</p>
      {next && (
        <ProgressBar
          label={t('runNext', { count: next.days - days })}
          percent={Math.floor((100 * days) / next.days)}
        />
      )}
      {next && <p className={hero.text}>{t('runNext', { count: next.days - days })}</p>}
      <p className={hero.text}>
        {today.counts
          ? t('todayCounts')
          : deposit > 0n
            ? t('todayDeposit', { amount: formatMoney(deposit), least: formatMoney(BigInt(least)) })
            : t('todayStake', { amount: formatMoney(stake) })}
      </p>
      {!today.counts && <p className={styles.ends}>{t('todayLeft', { time: countdownText(left) })}</p>}
      <div className={styles.ways}>
        {deposit > 0n && (
          <Button kind="primary" onClick={() => open('wallet')}>
            {t('depositNow')}
          </Button>
        )}
        <LinkButton to="/">{t('play')}</LinkButton>
      </div>
    </section>
  );
}
