import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BonusCenter } from '../../../contract/http/offers/promotions.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { lookOf } from '../../shared/promotions/cards.ts';
import { bonusCenter, promotionSums } from '../../shared/promotions/queries.ts';
import { BonusProgress } from '../../shared/wallet/BonusProgress.tsx';
import { useBalanceSummary } from '../../shared/wallet/useBalanceSummary.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Card, Facts, List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SectionHeader } from '../../ui/layout/TileRow.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import { ClaimableRow, PastRow, PendingRow } from './AwardRows.tsx';
import styles from './BonusCenterPage.module.css';
import { BirthdayGift } from './birthdayGift/BirthdayGift.tsx';
import { Items } from './items/Items.tsx';

/** The bonus centre: claimable awards, bonuses in wagering, upcoming awards, and past ones. */
export function BonusCenterPage() {
  const { t } = useTranslation(['promotions', 'common']);
  const userId = useSession(({ player }) => player?.id);
  const signedIn = useSession(({ token }) => token !== null);
  const { open } = usePages();
  usePromotionNews();
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('center')} />
      {signedIn ? (
        userId === undefined ? (
          <Skeleton height="240px" />
        ) : (
          <Center userId={userId} />
        )
      ) : (
        <EmptyState icon="gift" title={t('signInFirst')}>
          <Button kind="primary" onClick={() => open('login')}>
            {t('common:signIn')}
          </Button>
        </EmptyState>
      )}
    </main>
  );
}

function Center({ userId }: { userId: string }) {
  const { t } = useTranslation(['activity', 'promotions']);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    bonusCenter(userId),
  );
  const now = data?.pages[0];
  if (!now) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="240px" />;
  const past = data.pages.flatMap((one) => one.past.items);
  return (
    <>
      {now.breakUntil !== null && <p className={styles.note}>{t('promotions:onBreak')}</p>}
      <Running center={now} />
      <section className={styles.part}>
        <SectionHeader title={t('claimable')} />
        {now.claimable.length === 0 ? (
          <EmptyState icon="gift" title={t('noneClaimable')}>
            <p className={styles.note}>{t('noneClaimableText')}</p>
          </EmptyState>
        ) : (
          <List>
            {now.claimable.map((award) => (
              <ClaimableRow key={award.id} award={award} off={now.breakUntil !== null} />
            ))}
          </List>
        )}
      </section>
      {now.pending.length > 0 && (
        <section className={styles.part}>
          <SectionHeader title={t('pending')} />
          <List>
            {now.pending.map((award) => (
              <PendingRow key={award.id} award={award} />
            ))}
          </List>
        </section>
      )}
      <BirthdayGift />
      <Items />
      <Sums userId={userId} />
      {past.length > 0 && (
        <section className={styles.part}>
          <SectionHeader title={t('past')} />
          <List>
            {past.map((award) => (
              <PastRow key={award.id} award={award} />
            ))}
          </List>
          {hasNextPage && (
            <Button size="large" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

/** The balance's cash and bonus parts, and the wagering progress of the bonus; updated by play elsewhere too. */
function Running({ center }: { center: BonusCenter }) {
  const { t } = useTranslation('activity');
  const { data } = useBalanceSummary();
  const { bonus, turnover: running } = data ?? { bonus: center.bonus, turnover: center.running };
  const own = data ? BigInt(data.playable) - BigInt(bonus) : BigInt(center.own);
  return (
    <Card as="section" className={styles.balance}>
      <Facts
        rows={[
          { label: t('own'), value: formatMoney(own) },
          // The progress bar already shows it.
          ...(running ? [] : [{ label: t('bonus'), value: formatMoney(BigInt(bonus)) }]),
        ]}
      />
      {running && <BonusProgress amount={BigInt(bonus)} wagering={running} />}
    </Card>
  );
}

/** The total received from each promotion. */
function Sums({ userId }: { userId: string }) {
  const { t } = useTranslation(['activity', 'promotionCards']);
  const { t: cardText } = useTranslation('promotionCards');
  const { data = [] } = useQuery(promotionSums(userId));
  const rows = data.flatMap((sum) => {
    const look = lookOf(sum.promotion);
    return look ? [{ ...sum, look }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles.part}>
      <SectionHeader title={t('given')} />
      <List>
        {rows.map(({ promotion, count, amount, look }) => (
          <ListRow
            key={promotion}
            icon={look.icon}
            title={cardText(look.title)}
            text={t('times', { count, number: formatCount(count) })}
            value={<b>{formatMoney(BigInt(amount))}</b>}
          />
        ))}
      </List>
    </section>
  );
}
