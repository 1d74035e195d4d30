import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositGiftPage } from '../../../contract/http/offers/depositGifts.ts';
import { formatMoney } from '../../i18n/format.ts';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import rows from '../../ui/styles/stepRows.module.css';
import { ClaimPart } from './ClaimPart.tsx';
import styles from './gifts.module.css';
import { GIFTS, type GiftSlug, giftOf } from './gifts.ts';
import { OfferCard } from './OfferCard.tsx';

/** A gift that has only an offer and its awards. */
export function PlainGift({ slug, userId }: { slug: GiftSlug; userId: string }) {
  return (
    <GiftState slug={slug} userId={userId}>
      {(gift) => <Awards awards={gift.awards} />}
    </GiftState>
  );
}

/** The state of a gift: its offer, or why there is none, and the content below. */
export function GiftState({
  slug,
  userId,
  percent,
  children,
}: {
  slug: GiftSlug;
  userId: string;
  /** Replaces the plain percentage above the offer. */
  percent?: ReactNode;
  children: (gift: DepositGiftPage) => ReactNode;
}) {
  usePromotionNews();
  const { data, isError, refetch } = useQuery(giftOf(userId, slug));
  if (data === undefined) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Waiting />;
  if (data === null) return <NotOffered code={GIFTS[slug].code} />;
  const { breakUntil } = data;
  return (
    <>
      {breakUntil === null ? (
        <OfferCard gift={data} head={percent} />
      ) : (
        <BreakNotice pause={{ kind: 'timeout', until: breakUntil }} />
      )}
      {children(data)}
    </>
  );
}

/** The gift's awards, including claimable ones. */
export function Awards({ awards }: Pick<DepositGiftPage, 'awards'>) {
  const { t } = useTranslation('depositGifts');
  if (awards.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('yours')}</h2>
      <ul className={rows.rows}>
        {awards.map((award) => {
          const amount = formatMoney(BigInt(award.amount));
          return (
            <li key={award.id} className={rows.row}>
              <span className={rows.bonus}>{amount}</span>
              <ClaimPart award={award} name={amount} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shown for a promotion that is over or not available to the player. */
export function NotOffered({ code }: { code: string }) {
  const { t } = useTranslation('depositGifts');
  return <EmptyState icon="clock" title={t(code === GIFTS['special-invite'].code ? 'forInvited' : 'over')} />;
}

export function Waiting() {
  return (
    <div className={rows.rows} aria-hidden="true">
      <Skeleton height="168px" />
      <Skeleton height="72px" />
    </div>
  );
}
