import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VipCashback } from '../../../contract/http/offers/vip.ts';
import { formatDay } from '../../i18n/dates.ts';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { AwardBadge } from '../../shared/promotions/ClaimAction.tsx';
import { vipStatus } from '../../shared/promotions/vip.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import list from '../../ui/styles/listSheet.module.css';
import { CashbackCard } from './CashbackCard.tsx';
import { cashbackDays } from './queries.ts';

/** The claimable cashback, and that of each day: stakes by kind, rates, amount. */
export function CashBackPage() {
  const { t } = useTranslation(['vip', 'common', 'promotions']);
  const { close, open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id);
  return (
    <Sheet title={t('cashback')} onClose={close}>
      <div className={list.page}>
        {!signedIn ? (
          <EmptyState icon="trophy" title={t('visitorCashback')}>
            <Button kind="primary" onClick={() => open('login')}>
              {t('common:signIn')}
            </Button>
          </EmptyState>
        ) : userId === undefined ? (
          <Skeleton height="240px" />
        ) : (
          <OfPlayer userId={userId} />
        )}
      </div>
    </Sheet>
  );
}

function OfPlayer({ userId }: { userId: string }) {
  const { t } = useTranslation('vip');
  usePromotionNews();
  const status = useQuery(vipStatus(userId));
  const days = useInfiniteQuery(cashbackDays(userId));
  if (!status.data || !days.data)
    return status.isError || days.isError ? (
      <ErrorState
        onRetry={() => {
          void status.refetch();
          void days.refetch();
        }}
      />
    ) : (
      <Skeleton height="240px" />
    );
  const { breakUntil } = status.data;
  const shown = days.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {breakUntil !== null && <BreakNotice pause={{ kind: 'timeout', until: breakUntil }} />}
      <CashbackCard vip={status.data} />
      {shown.length === 0 ? (
        <EmptyState icon="history" title={t('daysNone')}>
          <p className={list.hint}>{t('daysNoneText')}</p>
        </EmptyState>
      ) : (
        <List raised label={t('cashbackDays')}>
          {shown.map((day) => (
            <Day key={day.award.id} day={day} />
          ))}
        </List>
      )}
      {days.hasNextPage && (
        <Button busy={days.isFetchingNextPage} onClick={() => void days.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

function Day({
  day: { day, original, slots, originalBackRate, slotsBackRate, doubled, award },
}: {
  day: VipCashback;
}) {
  const { t, i18n } = useTranslation('vip');
  const kinds = [
    { key: 'ofOriginal', staked: original, rate: originalBackRate },
    { key: 'ofSlots', staked: slots, rate: slotsBackRate },
  ] as const;
  return (
    <ListRow
      title={
        <>
          {formatDay(Date.parse(day), i18n.language, 'UTC')}{' '}
          {doubled && <Badge tone="violet">{t('doubled')}</Badge>}
        </>
      }
      text={kinds
        .filter(({ staked }) => staked !== '0')
        .map(({ key, staked, rate }) => (
          <span key={key}>
            {t(key, { staked: formatMoney(BigInt(staked)), rate: formatPercent(BigInt(rate)) })}
            <br />
          </span>
        ))}
      value={
        <>
          {formatMoney(BigInt(award.amount))}{' '}
          {award.state !== 'claimable' && award.state !== 'pending' && <AwardBadge state={award.state} />}
        </>
      }
    />
  );
}
