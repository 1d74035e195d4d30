import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeSpinPrize } from '../../../contract/http/play/freeSpins.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { DayPages, DaySkeleton } from '../../shared/records/DayPages.tsx';
import { RoundSkeleton } from '../../shared/records/RoundRow.tsx';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import list from '../../ui/styles/listSheet.module.css';
import styles from './HistoryPage.module.css';
import { NoPrizes, PrizeBadge } from './Prize.tsx';
import { prizeList, type Which } from './prizes.ts';

const FILTERS = ['all', 'played'] as const;

/** All free spins that the player has received. */
export function HistoryPage() {
  const { t } = useTranslation(['freeSpins', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const userId = useSession(({ player }) => player?.id);
  const [which, setWhich] = useState<Which>('all');
  return (
    <Sheet title={t('history')} onClose={close}>
      <div className={list.page}>
        <ChipRow
          label={t('filter')}
          options={FILTERS.map((key) => ({ key, label: t(key) }))}
          value={which}
          onChange={setWhich}
        />
        {userId === undefined ? (
          <DaySkeleton row={<RoundSkeleton />} />
        ) : (
          <Prizes key={which} userId={userId} which={which} />
        )}
      </div>
    </Sheet>
  );
}

function Prizes({ userId, which }: { userId: string; which: Which }) {
  const { t } = useTranslation(['freeSpins', 'promotions', 'promotionCards']);
  const query = useInfiniteQuery(prizeList(userId, which));
  return (
    <DayPages
      query={query}
      more={t('more')}
      none={<NoPrizes />}
      waiting={<RoundSkeleton />}
      row={(prize) => <PrizeRow prize={prize} />}
    />
  );
}

function PrizeRow({ prize }: { prize: FreeSpinPrize }) {
  const { t } = useTranslation(['freeSpins', 'promotions', 'promotionCards']);
  const { open } = usePages();
  const { id, title, spins, used, won } = prize;
  return (
    <ListRow
      title={title}
      text={
        <span className={styles.state}>
          <PrizeBadge prize={prize} />
          {t('left', { left: formatCount(spins - used), spins: formatCount(spins) })}
        </span>
      }
      value={used > 0 ? formatMoney(BigInt(won)) : undefined}
      onClick={() => open('free-spin-history-detail', { prize: id })}
    />
  );
}
