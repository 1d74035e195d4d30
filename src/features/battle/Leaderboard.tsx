import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { BattleLeaderboard } from '../../../contract/http/offers/battle.ts';
import { countdownText, formatCount, formatMoney, secondsUntil } from '../../i18n/format.ts';
import { serverNow } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { useLiveText } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Battle.module.css';
import { OwnPlace } from './OwnPlace.tsx';
import { battleLeaderboard } from './queries.ts';
import { RankRow } from './RankRow.tsx';

/** Today's battle: the prize pool and its end, the player's own place, and the leaders. */
export function Leaderboard() {
  const { t } = useTranslation('battle');
  const userId = useSession(({ player }) => player?.id ?? null);
  usePromotionNews();
  const { data, error, refetch } = useQuery(battleLeaderboard(userId));
  if (!data)
    return error instanceof HttpError && error.code === ErrorCode.promotionOver ? (
      <EmptyState icon="trophy" title={t('notRunning')} />
    ) : error ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    );
  return (
    <div className={styles.part}>
      <Head leaderboard={data} />
      <OwnPlace leaderboard={data} />
      <Leaders leaderboard={data} />
    </div>
  );
}

function Head({ leaderboard: { pot, endsAt, players } }: { leaderboard: BattleLeaderboard }) {
  const { t } = useTranslation('battle');
  const left = useLiveText<HTMLElement>(() => countdownText(secondsUntil(endsAt, serverNow())), 1_000);
  return (
    <section className={styles.hero}>
      <p className={styles.label}>{t('pot')}</p>
      <p className={styles.pot}>{formatMoney(BigInt(pot))}</p>
      <p className={styles.facts}>
        <span>
          <Icon name="clock" size={16} />
          {t('endsIn')} <b ref={left} />
        </span>
        <span>
          <Icon name="people" size={16} />
          {t('players', { count: players })}
        </span>
      </p>
    </section>
  );
}

function Leaders({ leaderboard: { places } }: { leaderboard: BattleLeaderboard }) {
  const { t } = useTranslation('battle');
  const { open } = usePages();
  return (
    <section className={styles.part} aria-label={t('leaders')}>
      {places.length === 0 ? (
        <EmptyState icon="trophy" title={t('none')}>
          <p className={styles.note}>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {places.map(({ place, name, avatar, staked, prize, own }) => (
            <RankRow
              key={place}
              place={place}
              avatar={avatar}
              name={name}
              by={formatMoney(BigInt(staked))}
              prize={`+${formatMoney(BigInt(prize))}`}
              you={own ? t('you') : undefined}
            />
          ))}
        </ol>
      )}
      <p className={styles.note}>{t('refreshed', { seconds: formatCount(15) })}</p>
      <div className={styles.ways}>
        <Button onClick={() => open('battle-rule')}>
          <Icon name="info" size={18} />
          {t('rules')}
        </Button>
        <Button onClick={() => open('battle-history')}>
          <Icon name="history" size={18} />
          {t('history')}
        </Button>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.part} aria-hidden="true">
      <Skeleton height="128px" />
      <Skeleton height="96px" />
      <Skeleton height="320px" />
    </div>
  );
}
