import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import {
  championJoin,
  championJoinAll,
  type PlayedChampionships,
} from '../../../../contract/http/offers/champion.ts';
import { momentWords } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { allPromotions } from '../../../shared/promotions/queries.ts';
import { Terms } from '../../../shared/promotions/Terms.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import styles from '../Battle.module.css';
import { PrizeTable } from '../PrizeTable.tsx';
import { championships } from '../queries.ts';
import { ChampionCard } from './ChampionCard.tsx';
import championStyles from './Championships.module.css';

/** This week's championships: rules and prizes, each with the player's place; can be joined one by one or all at once. */
export function Championships() {
  const { t } = useTranslation(['battle', 'common']);
  const { open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id ?? null);
  const { data } = useQuery(allPromotions(userId));
  const card = data?.promotions.find(({ code }) => code === 'champion');
  return (
    <div className={styles.part}>
      {!signedIn && (
        <>
          {card && <Terms card={card} />}
          {data && !card && <EmptyState icon="trophy" title={t('notRunning')} />}
          <Button kind="primary" size="large" onClick={() => open('login')}>
            {t('common:signIn')}
          </Button>
        </>
      )}
      {userId !== null && <Played userId={userId} terms={card && <Terms card={card} />} />}
    </div>
  );
}

function Played({ userId, terms }: { userId: string; terms: ReactNode }) {
  const { t } = useTranslation(['battle', 'promotions']);
  const { data, error, refetch } = useQuery(championships(userId));
  const { join, joining } = useJoin(userId);
  if (!data)
    return error instanceof HttpError && error.code === ErrorCode.promotionOver ? (
      <EmptyState icon="trophy" title={t('notRunning')} />
    ) : error ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="420px" />
    );
  const { least, pot, prizes, breakUntil } = data;
  const open = data.championships.some(({ joined }) => !joined);
  return (
    <>
      <Head data={data} />
      <details className={championStyles.rules}>
        <summary>{t('rules')}</summary>
        <div className={styles.part}>
          {terms}
          <h3 className={styles.title}>{t('prizes')}</h3>
          <PrizeTable prizes={prizes} />
          <p className={styles.note}>{t('championRules', { pot: formatMoney(BigInt(pot)) })}</p>
        </div>
      </details>
      {breakUntil !== null && <p className={styles.note}>{t('promotions:onBreak')}</p>}
      {breakUntil === null && open && (
        <Button kind="primary" size="large" busy={joining === ALL} onClick={() => join(ALL)}>
          {t('joinAll')}
        </Button>
      )}
      <ul className={championStyles.cards}>
        {data.championships.map((championship) => (
          <ChampionCard
            key={championship.id}
            championship={championship}
            least={least}
            join={breakUntil === null ? () => join(championship.id) : null}
            busy={joining === championship.id}
          />
        ))}
      </ul>
    </>
  );
}

function Head({ data: { pot, championships: all } }: { data: PlayedChampionships }) {
  const { t, i18n } = useTranslation('battle');
  const endsAt = all[0]?.endsAt;
  return (
    <section className={styles.hero}>
      <p className={styles.label}>{t('championPot', { count: all.length })}</p>
      <p className={styles.pot}>{formatMoney(BigInt(pot))}</p>
      {endsAt !== undefined && (
        <p className={styles.facts}>{t('weekUntil', { time: momentWords(endsAt, i18n.language) })}</p>
      )}
    </section>
  );
}

const ALL = '*';

/** Joins one or all; the network layer shows errors. */
function useJoin(userId: string) {
  const client = useQueryClient();
  const [joining, setJoining] = useState<string | null>(null);
  async function join(id: string): Promise<void> {
    setJoining(id);
    try {
      const after = await (id === ALL ? http.send(championJoinAll) : http.send(championJoin, { id }));
      client.setQueryData(championships(userId).queryKey, after);
    } catch {
      void client.invalidateQueries({ queryKey: championships(userId).queryKey });
    } finally {
      setJoining(null);
    }
  }
  return { join: (id: string) => void join(id), joining };
}
