import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FreeSpinPrize } from '../../../contract/http/freeSpins.ts';
import { formatCount, formatDateTime, formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { isNotFound, retryUnlessNotFound } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import { PrizeHead, PrizeWay } from './Prize.tsx';
import { onePrize, STATES, stateOf } from './prizes.ts';

/** One prize of free spins (`?prize=`): what it was, what became of it, and the way to its game. */
export default function PrizePage() {
  const { t } = useTranslation('freeSpins');
  const pages = usePages();
  const userId = useSession(({ player }) => player?.id);
  const id = pages.params.prize ?? '';
  const valid = /^\d{1,18}$/.test(id);
  const { data, error, refetch } = useQuery({
    ...onePrize(userId ?? '', id),
    enabled: valid && userId !== undefined,
    retry: retryUnlessNotFound,
  });
  const missing = !valid || (data === undefined && isNotFound(error));
  return (
    <Sheet title={t('detail')} onClose={pages.close}>
      {data && <Prize prize={data} />}
      {missing && (
        <EmptyState icon="gift" title={t('missing')}>
          <Button onClick={() => pages.open('free-spin-history')}>{t('history')}</Button>
        </EmptyState>
      )}
      {!missing && error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!missing && !error && !data && (
        <div className={detail.detail} aria-hidden="true">
          <Skeleton height="96px" />
          <Skeleton height="210px" />
        </div>
      )}
    </Sheet>
  );
}

function Prize({ prize }: { prize: FreeSpinPrize }) {
  const { t, i18n } = useTranslation('freeSpins');
  const { open } = usePages();
  const { spins, used, bet, won, createdAt, expiresAt } = prize;
  const money = (amount: string) => formatMoney(BigInt(amount), market.currency);
  const time = (at: number) => formatDateTime(at, i18n.language);
  const { text, tone } = STATES[stateOf(prize)];
  return (
    <div className={detail.detail}>
      <PrizeHead prize={prize} />
      <Facts
        rows={[
          { label: t('state'), value: <Badge tone={tone}>{t(text)}</Badge> },
          { label: t('bet'), value: money(bet) },
          {
            label: t('count'),
            value: t('countText', { used: formatCount(used), spins: formatCount(spins) }),
          },
          { label: t('won'), value: money(won) },
          { label: t('received'), value: time(createdAt) },
          { label: t('expires'), value: time(expiresAt) },
        ]}
      />
      <PrizeWay prize={prize} />
      {used > 0 && (
        <Button onClick={() => open('bet-history')}>
          <Icon name="history" size={18} />
          {t('rounds')}
        </Button>
      )}
      <p className={detail.note}>{t('cash')}</p>
    </div>
  );
}
