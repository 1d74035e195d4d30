import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { vipStatus } from '../../shared/promotions/vip.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import { CashbackCard } from './CashbackCard.tsx';
import { Medal } from './Medal.tsx';
import { vipRecord } from './queries.ts';
import { Rewards } from './Rewards.tsx';
import { Scheme } from './Scheme.tsx';
import styles from './vip.module.css';
import { Way } from './Way.tsx';

/** The player's level and progress, claimable rewards, and the whole scheme; visitors see an introduction. */
export function VipPage() {
  const { t } = useTranslation('vip');
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id);
  usePromotionNews();
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('title')} />
      {!signedIn ? <Invite /> : userId === undefined ? <Waiting /> : <OfPlayer userId={userId} />}
      <Scheme userId={userId ?? null} />
    </main>
  );
}

function Invite() {
  const { t } = useTranslation(['vip', 'common']);
  const { open } = usePages();
  return (
    <section className={styles.hero}>
      <Medal level={5} size={112} shining />
      <div className={styles.words}>
        <h2 className={styles.level}>{t('visitorTitle')}</h2>
      </div>
      <div className={styles.way}>
        <p className={styles.text}>{t('visitorText')}</p>
        <div className={styles.ways}>
          <Button kind="primary" size="large" onClick={() => open('register')}>
            {t('common:register')}
          </Button>
          <Button size="large" onClick={() => open('login')}>
            {t('common:signIn')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function OfPlayer({ userId }: { userId: string }) {
  const { t } = useTranslation('vip');
  const { open } = usePages();
  const { data, isError, refetch } = useQuery(vipStatus(userId));
  const record = useQuery(vipRecord(userId));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Waiting />;
  const waiting = record.data?.rewards.filter(({ award }) => award.state === 'claimable') ?? [];
  return (
    <>
      {data.breakUntil !== null && <BreakNotice pause={{ kind: 'timeout', until: data.breakUntil }} />}
      <Way vip={data} />
      {waiting.length > 0 && data.breakUntil === null && (
        <section className={styles.part}>
          <h2 className={styles.name}>{t('rewardsWaiting')}</h2>
          <Rewards rewards={waiting} />
        </section>
      )}
      <CashbackCard vip={data} onHistory={() => open('vip-cash-back')} />
      <List>
        <ListRow
          icon="history"
          title={t('record')}
          text={t('recordText')}
          onClick={() => open('vip-record')}
        />
        <ListRow icon="check" title={t('checkIn')} text={t('checkInText')} to="/activity" />
        <ListRow
          icon="bank"
          title={t('depositLevel')}
          text={t('depositLevelText')}
          onClick={() => open('vip-deposit-check')}
        />
      </List>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.part} aria-hidden="true">
      <Skeleton height="220px" />
      <Skeleton height="140px" />
      <Skeleton height="180px" />
    </div>
  );
}
