import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatShortDay } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useQueryLayer } from '../../shared/navigation/useQueryLayer.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Facts, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import { ForPlayer, PartList } from './Parts.tsx';
import { friendsAt, friendsInfo, oneFriend } from './queries.ts';
import { RECHARGE_WORDS } from './rechargeLook.ts';
import styles from './referral.module.css';

const DEPTHS = ['depth1', 'depth2', 'depth3', 'depth4', 'depth5'] as const;

/** All referred players by depth. */
export function FriendsPage() {
  const { t } = useTranslation(['referral', 'promotions', 'promotionCards']);
  const sheet = useQueryLayer('sheet');
  const userId = useSession(({ player }) => player?.id);
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('friends')} />
      <p className={styles.text}>{t('friendsLead')}</p>
      <ForPlayer>{(id) => <Tree userId={id} onOpen={sheet.open} />}</ForPlayer>
      {userId !== undefined && sheet.value !== null && /^\d{1,18}$/.test(sheet.value) && (
        <Sheet title={t('friend')} onClose={sheet.close}>
          <Detail userId={userId} id={sheet.value} />
        </Sheet>
      )}
    </main>
  );
}

function Tree({ userId, onOpen }: { userId: string; onOpen: (id: string) => void }) {
  const { t, i18n } = useTranslation('referral');
  const { open } = usePages();
  const [depth, setDepth] = useState<(typeof DEPTHS)[number]>('depth1');
  const { data: info } = useQuery(friendsInfo(userId));
  const query = useInfiniteQuery(friendsAt(userId, DEPTHS.indexOf(depth) + 1));
  return (
    <>
      <ChipRow
        label={t('depths')}
        options={DEPTHS.map((key, i) => ({
          key,
          label: t(key, { friends: formatCount(info?.friends[i] ?? 0) }),
        }))}
        value={depth}
        onChange={setDepth}
      />
      <PartList
        label={t('friends')}
        query={query}
        rows={query.data?.pages
          .flatMap(({ items }) => items)
          .map(({ id, name, joinedAt, staked }) => (
            <ListRow
              key={id}
              icon="user"
              title={name}
              text={t('joined', { day: formatShortDay(joinedAt, i18n.language) })}
              value={formatMoney(BigInt(staked))}
              onClick={() => onOpen(id)}
            />
          ))}
        empty={
          <EmptyState icon="people" title={t('noFriends')}>
            <Button kind="primary" onClick={() => open('referral-share')}>
              {t('share')}
            </Button>
          </EmptyState>
        }
      />
    </>
  );
}

function Detail({ userId, id }: { userId: string; id: string }) {
  const { t, i18n } = useTranslation('referral');
  const { data, isError, refetch } = useQuery(oneFriend(userId, id));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="220px" />;
  const { recharge, lastDay } = data;
  return (
    <div className={styles.part}>
      <h3 className={styles.name}>{data.name}</h3>
      <Facts
        rows={[
          { label: t('joinedLabel'), value: formatDay(data.joinedAt, i18n.language) },
          { label: t('depthLabel'), value: formatCount(data.depth) },
          { label: t('invitedLabel'), value: formatCount(data.friends) },
          { label: t('stakedLabel'), value: formatMoney(BigInt(data.staked)) },
          {
            label: t('lastDay'),
            value: lastDay === null ? t('never') : formatDay(Date.parse(lastDay), i18n.language, 'UTC'),
          },
          { label: t('broughtRebate'), value: formatMoney(BigInt(data.rebate)) },
          ...(recharge
            ? [
                {
                  label: t('broughtRecharge'),
                  value: `${formatMoney(BigInt(recharge.bonus))} · ${t(RECHARGE_WORDS[recharge.state])}`,
                },
              ]
            : []),
        ]}
      />
      {data.held && <p className={styles.text}>{t('heldText')}</p>}
    </div>
  );
}
