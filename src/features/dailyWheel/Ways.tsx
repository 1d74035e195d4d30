import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WheelWay } from '../../../contract/http/offers/dailyWheel.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { wheelWays } from './queries.ts';
import styles from './WheelPage.module.css';

const money = (amount: string) => formatMoney(BigInt(amount));
const percentOf = (have: string, required: string) =>
  BigInt(required) === 0n ? 100 : Math.min(100, Number((BigInt(have) * 100n) / BigInt(required)));

/** How to earn spins today, with the player's progress, and the effect of today's play on tomorrow's wheel. */
export function Ways({ userId }: { userId: string }) {
  const { t } = useTranslation('dailyWheel');
  const { data, isError, refetch } = useQuery(wheelWays(userId));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="240px" />;
  const { ways, tomorrow } = data;
  const done = BigInt(tomorrow.have) >= BigInt(tomorrow.asked);
  return (
    <section className={styles.part}>
      <h3>{t('ways')}</h3>
      <ul className={styles.list}>
        {ways.map((way) => (
          <Way key={`${way.way} ${way.asked}`} way={way} />
        ))}
      </ul>
      <h3>{t('tomorrow')}</h3>
      <div className={styles.way}>
        <span className={styles.row}>
          <span>
            {done
              ? t('tomorrowDone')
              : t('have', { have: money(tomorrow.have), asked: money(tomorrow.asked) })}
          </span>
          {done && <Badge tone="teal">{t('earned')}</Badge>}
        </span>
        {!done && <ProgressBar label={t('tomorrow')} percent={percentOf(tomorrow.have, tomorrow.asked)} />}
      </div>
    </section>
  );
}

function Way({ way: { way, asked: required, have, play, played, earned } }: { way: WheelWay }) {
  const { t } = useTranslation('dailyWheel');
  const name = t(way === 'stake' ? 'wayStake' : 'wayDeposit', { amount: money(required) });
  const plays = BigInt(play) > 0n;
  // Of a deposit step's two conditions, the one that is not met.
  const first = BigInt(have) < BigInt(required) || !plays;
  const [got, wanted] = first ? [have, required] : [played, play];
  return (
    <li className={styles.way}>
      <span className={styles.row}>
        <span>
          {name} {plays && <span className={styles.quiet}>{t('wayPlay', { amount: money(play) })}</span>}
        </span>
        {earned && <Badge tone="teal">{t('earned')}</Badge>}
      </span>
      {!earned && (
        <>
          <ProgressBar label={name} percent={percentOf(got, wanted)} />
          <span className={styles.quiet}>{t('have', { have: money(got), asked: money(wanted) })}</span>
        </>
      )}
    </li>
  );
}
