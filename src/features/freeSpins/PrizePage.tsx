import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FreeSpinPrize } from '../../../contract/http/play/freeSpins.ts';
import { formatDateTime, withZone } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { retryUnlessNotFound } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { RecordSheet } from '../../shared/records/RecordSheet.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import { PrizeBadge, PrizeHead, PrizeWay } from './Prize.tsx';
import { onePrize } from './prizes.ts';

/** One free spin prize (`?prize=`): its details, its state, and a link to its game. */
export function PrizePage() {
  const { t } = useTranslation(['freeSpins', 'promotions', 'promotionCards']);
  const pages = usePages();
  const userId = useSession(({ player }) => player?.id);
  const id = pages.params.prize ?? '';
  const valid = /^\d{1,18}$/.test(id);
  const query = useQuery({
    ...onePrize(userId ?? '', id),
    enabled: valid && userId !== undefined,
    retry: retryUnlessNotFound,
  });
  return (
    <RecordSheet
      title={t('detail')}
      valid={valid}
      query={query}
      icon="gift"
      missing={t('missing')}
      way={<Button onClick={() => pages.open('free-spin-history')}>{t('history')}</Button>}
      waiting={['96px', '210px']}
    >
      {(prize) => <Prize prize={prize} />}
    </RecordSheet>
  );
}

function Prize({ prize }: { prize: FreeSpinPrize }) {
  const { t, i18n } = useTranslation(['freeSpins', 'promotions', 'promotionCards']);
  const { open } = usePages();
  const { spins, used, bet, won, createdAt, expiresAt } = prize;
  const time = (at: number) => formatDateTime(at, i18n.language);
  return (
    <div className={detail.detail}>
      <PrizeHead prize={prize} />
      <Facts
        rows={[
          { label: t('state'), value: <PrizeBadge prize={prize} /> },
          { label: t('bet'), value: formatMoney(BigInt(bet)) },
          {
            label: t('count'),
            value: t('countText', { used: formatCount(used), spins: formatCount(spins) }),
          },
          { label: t('won'), value: formatMoney(BigInt(won)) },
          { label: t('received'), value: time(createdAt) },
          { label: t('expires'), value: withZone(time(expiresAt)) },
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
