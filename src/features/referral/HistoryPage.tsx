import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../i18n/dates.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Tabs } from '../../ui/actions/choices.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import list from '../../ui/styles/listSheet.module.css';
import { ForPlayer, PartList } from './Parts.tsx';
import { invites, rewards } from './queries.ts';
import { RewardRow } from './RewardRow.tsx';

const TABS = ['rewards', 'invites'] as const;

/** Referral rewards, and the registrations with the player's code. */
export function HistoryPage() {
  const { t } = useTranslation(['referral', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const [tab, setTab] = useState<(typeof TABS)[number]>('rewards');
  return (
    <Sheet title={t('history')} onClose={close}>
      <div className={list.page}>
        <ForPlayer>
          {(userId) => (
            <Tabs
              label={t('history')}
              value={tab}
              onChange={setTab}
              tabs={[
                { key: 'rewards', label: t('tabRewards'), content: <Rewards userId={userId} /> },
                { key: 'invites', label: t('tabInvites'), content: <Invites userId={userId} /> },
              ]}
            />
          )}
        </ForPlayer>
      </div>
    </Sheet>
  );
}

function Rewards({ userId }: { userId: string }) {
  const { t } = useTranslation('referral');
  const query = useInfiniteQuery(rewards(userId));
  return (
    <PartList
      raised
      label={t('tabRewards')}
      query={query}
      rows={query.data?.pages
        .flatMap(({ items }) => items)
        .map((reward) => <RewardRow key={reward.id} reward={reward} />)}
      empty={<EmptyState icon="history" title={t('noRewards')} />}
    />
  );
}

function Invites({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('referral');
  const query = useInfiniteQuery(invites(userId));
  return (
    <PartList
      raised
      label={t('tabInvites')}
      query={query}
      rows={query.data?.pages
        .flatMap(({ items }) => items)
        .map(({ id, name, at, deposited, played }) => (
          <ListRow
            key={id}
            icon="user"
            title={name}
            text={t('joined', { day: formatShortDay(at, i18n.language) })}
            value={
              <Badge tone={deposited ? 'teal' : 'quiet'}>
                {t(deposited ? 'hasDeposited' : played ? 'hasPlayed' : 'hasJoined')}
              </Badge>
            }
          />
        ))}
      empty={<EmptyState icon="people" title={t('noFriends')} />}
    />
  );
}
