import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, formatPercent } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { vipStatus } from '../../shared/promotions/vip.ts';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { LevelTable } from './LevelTable.tsx';
import { vipScheme } from './queries.ts';
import styles from './vip.module.css';

/** How stakes count towards a level by kind of game: their share in wagering (docs/bonus.md). */
const COUNTS = [
  { name: 'countsWhole', share: 10_000n },
  { name: 'countsHalf', share: 5_000n },
  { name: 'countsFifth', share: 2_000n },
  { name: 'countsNone', share: 0n },
] as const;

/** Text keys of the two VIP promotions' titles. */
const TITLES: Readonly<Record<string, 'vipTitle' | 'cashbackTitle'>> = {
  vip: 'vipTitle',
  cashback: 'cashbackTitle',
};

/**
 * All levels, what counts towards them, and how a level is retained; the same for all players.
 * @param userId null for a visitor
 */
export function Scheme({ userId }: { userId: string | null }) {
  const { t } = useTranslation(['vip', 'promotions', 'promotionCards']);
  const { data, isError, refetch } = useQuery(vipScheme);
  const status = useQuery({ ...vipStatus(userId ?? ''), enabled: userId !== null });
  const promotions = useQuery(allPromotions(userId));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="420px" />;
  const { levels, keptDays, warnedDays, cashbackDays } = data;
  const cards = promotions.data?.promotions.filter(({ code }) => code in TITLES) ?? [];
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.name}>{t('levels')}</h2>
        <LevelTable levels={levels} current={status.data?.level ?? null} />
        <p className={styles.note}>
          {t('keptText', {
            ...{ days: formatCount(keptDays), warned: formatCount(warnedDays) },
            example: formatMoney(BigInt(levels[1]?.kept ?? 0)),
          })}
        </p>
      </section>
      <section className={styles.part}>
        <h2 className={styles.name}>{t('counts')}</h2>
        <p className={styles.note}>{t('countsText', { amount: formatMoney(100n * market.unit) })}</p>
        <Facts rows={COUNTS.map(({ name, share }) => ({ label: t(name), value: formatPercent(share) }))} />
        <p className={styles.note}>{t('cashbackText', { days: formatCount(cashbackDays) })}</p>
      </section>
      {cards.map((card) => (
        <section key={card.code} className={styles.part}>
          <h2 className={styles.name}>{t(`promotionCards:${TITLES[card.code] ?? 'vipTitle'}`)}</h2>
          <Terms card={card} />
        </section>
      ))}
    </>
  );
}
