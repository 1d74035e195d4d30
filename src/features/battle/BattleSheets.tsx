import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './Battle.module.css';
import { Leaderboard } from './Leaderboard.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import { battleDays, battleLeaderboard } from './queries.ts';
import { RankRow } from './RankRow.tsx';

/** Today's battle as a sheet over any page. */
export function BattleSheet() {
  const { t } = useTranslation(['battle', 'promotions', 'promotionCards']);
  const { close } = usePages();
  return (
    <Sheet title={t('tabBattle')} onClose={close}>
      <div className={styles.part}>
        <Leaderboard />
        <LinkButton kind="ghost" to="/battle">
          {t('wholePage')}
        </LinkButton>
      </div>
    </Sheet>
  );
}

/** The battle's rules, and the prize of each place. */
export function BattleRuleSheet() {
  const { t } = useTranslation(['battle', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const userId = useSession(({ player }) => player?.id ?? null);
  const promotions = useQuery(allPromotions(userId));
  const battle = useQuery(battleLeaderboard(userId));
  const card = promotions.data?.promotions.find(({ code }) => code === 'battle');
  return (
    <Sheet title={t('rules')} onClose={close}>
      <div className={styles.part}>
        {card && <Terms card={card} />}
        {promotions.data && !card && <EmptyState icon="trophy" title={t('notRunning')} />}
        {promotions.isError && !promotions.data && <ErrorState onRetry={() => void promotions.refetch()} />}
        {promotions.isPending && <Skeleton height="240px" />}
        {card && battle.data && (
          <section className={styles.day}>
            <h3 className={styles.title}>{t('prizes')}</h3>
            <PrizeTable prizes={battle.data.prizes} />
            <p className={styles.note}>{t('rulesText')}</p>
          </section>
        )}
        <LinkButton kind="ghost" to="/battle">
          {t('wholePage')}
        </LinkButton>
      </div>
    </Sheet>
  );
}

/** The winners of past days. */
export function BattleHistorySheet() {
  const { t, i18n } = useTranslation(['battle', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(battleDays);
  const days = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Sheet title={t('history')} onClose={close}>
      <div className={styles.part}>
        {!data && (isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="320px" />)}
        {data && days.length === 0 && (
          <EmptyState icon="history" title={t('noDays')}>
            <p className={styles.note}>{t('noDaysText')}</p>
          </EmptyState>
        )}
        {days.map(({ day, places }) => (
          <section key={day} className={styles.day}>
            <h3 className={styles.title}>{formatWeekday(Date.parse(day), i18n.language, 'UTC')}</h3>
            <ol className={styles.list}>
              {places.map(({ place, name, avatar, staked, prize }) => (
                <RankRow
                  key={place}
                  place={place}
                  avatar={avatar}
                  name={name}
                  by={formatMoney(BigInt(staked))}
                  prize={`+${formatMoney(BigInt(prize))}`}
                />
              ))}
            </ol>
          </section>
        ))}
        {hasNextPage && (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
