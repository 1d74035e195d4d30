import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VipChange } from '../../../contract/http/offers/vip.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { formatCount } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import { Medal } from './Medal.tsx';
import { vipRecord } from './queries.ts';
import { Rewards } from './Rewards.tsx';
import styles from './vip.module.css';

/** The history of the player's level and its rewards, as a page with an address. */
export function VipRecordRoute() {
  const { t } = useTranslation('vip');
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('record')} />
      <Record raised={false} />
    </main>
  );
}

/** The same as a sheet over any page. */
export function VipRecordPage() {
  const { t } = useTranslation(['vip', 'common', 'activity', 'promotions']);
  const { close } = usePages();
  return (
    <Sheet title={t('record')} onClose={close}>
      <Record raised />
    </Sheet>
  );
}

function Record({ raised }: { raised: boolean }) {
  const { t } = useTranslation(['vip', 'common']);
  const { open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id);
  if (!signedIn)
    return (
      <EmptyState icon="trophy" title={t('visitorRecord')}>
        <Button kind="primary" onClick={() => open('login')}>
          {t('common:signIn')}
        </Button>
      </EmptyState>
    );
  return userId === undefined ? <Skeleton height="240px" /> : <OfPlayer userId={userId} raised={raised} />;
}

function OfPlayer({ userId, raised }: { userId: string; raised: boolean }) {
  const { t } = useTranslation('vip');
  const { data, isError, refetch } = useQuery(vipRecord(userId));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="240px" />;
  const { rewards, changes } = data;
  if (changes.length === 0)
    return (
      <EmptyState icon="trophy" title={t('recordNone')}>
        <p className={styles.note}>{t('recordNoneText')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.part}>
      {rewards.length > 0 && (
        <>
          <h3 className={styles.name}>{t('rewards')}</h3>
          <Rewards rewards={rewards} raised={raised} />
        </>
      )}
      <h3 className={styles.name}>{t('changes')}</h3>
      <List label={t('changes')} raised={raised}>
        {changes.map((change) => (
          <Change key={`${change.at} ${change.to}`} change={change} />
        ))}
      </List>
    </div>
  );
}

function Change({ change: { at, from, to } }: { change: VipChange }) {
  const { t, i18n } = useTranslation('vip');
  return (
    <ListRow
      leading={<Medal level={to} size={40} />}
      title={t(to > from ? 'rose' : 'fell', { level: formatCount(to) })}
      text={formatMoment(at, i18n.language)}
    />
  );
}
