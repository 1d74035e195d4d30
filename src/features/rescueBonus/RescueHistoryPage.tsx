import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../i18n/dates.ts';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { AwardBadge } from '../../shared/promotions/ClaimAction.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import list from '../../ui/styles/listSheet.module.css';
import { dailyRescue, type EndedRescue, endedOf, weeklyRescue } from './rescues.ts';

/** Past rescue bonuses: credited ones, and expired ones. */
export function RescueHistoryPage() {
  const { t } = useTranslation(['rescue', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const userId = useSession(({ player }) => player?.id);
  return (
    <Sheet title={t('history')} onClose={close}>
      <div className={list.page}>{userId === undefined ? <Waiting /> : <Ended userId={userId} />}</div>
    </Sheet>
  );
}

function Ended({ userId }: { userId: string }) {
  const { t } = useTranslation(['rescue', 'promotions', 'promotionCards']);
  const { open } = usePages();
  const days = useQuery(dailyRescue(userId));
  const weeks = useQuery(weeklyRescue(userId));
  if (days.data === undefined || weeks.data === undefined)
    return days.isError || weeks.isError ? (
      <ErrorState
        onRetry={() => {
          void days.refetch();
          void weeks.refetch();
        }}
      />
    ) : (
      <Waiting />
    );
  const ended = endedOf(days.data, weeks.data);
  if (ended.length === 0)
    return (
      <EmptyState icon="history" title={t('historyNone')}>
        <p className={list.hint}>{t('historyNoneText')}</p>
        <Button onClick={() => open('rescue-bonus-deposit-rule')}>{t('rules')}</Button>
      </EmptyState>
    );
  return (
    <List raised label={t('history')}>
      {ended.map((one) => (
        <Row key={one.award.id} ended={one} />
      ))}
    </List>
  );
}

function Row({ ended: { award, state, of, day, lost, share } }: { ended: EndedRescue }) {
  const { t, i18n } = useTranslation(['rescue', 'promotions', 'promotionCards']);
  const shown = formatWeekday(Date.parse(day), i18n.language, 'UTC');
  return (
    <ListRow
      title={of === 'day' ? t('back', { day: shown }) : t('weekOf', { day: shown })}
      text={t('ofLoss', { share: formatPercent(BigInt(share)), loss: formatMoney(BigInt(lost)) })}
      value={
        <>
          {formatMoney(BigInt(award.amount))} <AwardBadge state={state} />
        </>
      }
    />
  );
}

function Waiting() {
  return <Skeleton height="200px" />;
}
