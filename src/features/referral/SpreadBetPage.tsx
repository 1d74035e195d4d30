import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Facts, List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import page from '../../ui/styles/page.module.css';
import { AmountFacts } from './Amounts.tsx';
import { ForPlayer, PartList, TermsOf } from './Parts.tsx';
import { contractMonths, friendsInfo, rewards } from './queries.ts';
import { RewardRow } from './RewardRow.tsx';
import styles from './referral.module.css';

/** The rebate on friends' stakes: its explanation, by day and by month. */
export function SpreadBetPage() {
  const { t } = useTranslation(['referral', 'promotions', 'promotionCards']);
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('rebate')} />
      <TermsOf code="spreadRebate" />
      <ForPlayer>
        {(userId) => (
          <>
            <section className={styles.part}>
              <AmountFacts userId={userId} kind="rebate" />
              <Shares userId={userId} />
            </section>
            <section className={styles.part}>
              <h2 className={styles.name}>{t('byDay')}</h2>
              <Days userId={userId} />
            </section>
            <Months userId={userId} />
          </>
        )}
      </ForPlayer>
    </main>
  );
}

/** The rebate rate of each depth, with the extra rate of a contract. */
function Shares({ userId }: { userId: string }) {
  const { t } = useTranslation('referral');
  const { data } = useQuery(friendsInfo(userId));
  if (!data) return null;
  const { shares, extra } = data;
  return (
    <>
      <Facts
        rows={shares.map((share, i) => ({
          label: t(i === 0 ? 'share1' : i === 1 ? 'share2' : 'share3'),
          value: formatPercent(BigInt(share)),
        }))}
      />
      {extra > 0 && (
        <p className={styles.text}>{t('withContract', { extra: formatPercent(BigInt(extra * 100)) })}</p>
      )}
    </>
  );
}

function Days({ userId }: { userId: string }) {
  const { t } = useTranslation('referral');
  const query = useInfiniteQuery(rewards(userId, 'rebate'));
  return (
    <PartList
      label={t('byDay')}
      query={query}
      rows={query.data?.pages
        .flatMap(({ items }) => items)
        .map((reward) => <RewardRow key={reward.id} reward={reward} />)}
      empty={<EmptyState icon="bolt" title={t('noRebate')} />}
    />
  );
}

function Months({ userId }: { userId: string }) {
  const { t } = useTranslation('referral');
  const { data } = useQuery(contractMonths(userId));
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('byMonth')}</h2>
      <List label={t('byMonth')}>
        {data.items.map(({ month, staked, rebate, extra }) => (
          <ListRow
            key={month}
            icon="clock"
            title={month}
            text={
              BigInt(extra) > 0n
                ? t('monthExtra', { staked: formatMoney(BigInt(staked)), extra: formatMoney(BigInt(extra)) })
                : t('ofStakes', { staked: formatMoney(BigInt(staked)) })
            }
            value={formatMoney(BigInt(rebate))}
          />
        ))}
      </List>
    </section>
  );
}
