import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Steps } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './rescue.module.css';

/** Format of a time of day in the market's time zone. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** How rescue bonuses are computed and claimed, as text. */
export function RescueRulePage() {
  const { t, i18n } = useTranslation(['rescue', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const userId = useSession(({ player }) => player?.id ?? null);
  const { data, isError, refetch } = useQuery(allPromotions(userId));
  const counts = (code: string) => data?.promotions.find((one) => one.code === code)?.terms.counts;
  const [daily, weekly] = [counts('rescueBonus'), counts('specialRescue')];
  const zone = t(market.id === 'id' ? 'promotions:zoneId' : 'promotions:zoneMx');
  const clock = new Intl.DateTimeFormat(i18n.language, { ...CLOCK, timeZone: 'UTC' });
  const hour = (hours = 0) => clock.format(Date.UTC(2026, 0, 1, hours));
  return (
    <Sheet title={t('rules')} onClose={close}>
      <div className={styles.page}>
        {data ? (
          <Steps
            steps={[
              { text: t('rulesDay', { zone }) },
              { text: t('rulesWon') },
              ...(daily
                ? [
                    {
                      text: t('rulesDaily', { hour: hour(daily.hour), hours: formatCount(daily.hours ?? 0) }),
                    },
                  ]
                : []),
              ...(weekly
                ? [
                    {
                      text: t('rulesWeekly', {
                        hour: hour(weekly.hour),
                        lasts: formatCount(weekly.lasts ?? 0),
                      }),
                    },
                  ]
                : []),
              { text: t('rulesCash') },
              { text: t('rulesBreak') },
            ]}
          />
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="420px" />
        )}
        <p className={styles.text}>{t('rulesCare')}</p>
        <LinkButton to="/account/limits">{t('limits')}</LinkButton>
      </div>
    </Sheet>
  );
}
