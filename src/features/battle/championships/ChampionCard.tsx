import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedChampionship } from '../../../../contract/http/offers/champion.ts';
import { formatCount, formatMoney, formatRate } from '../../../i18n/format.ts';
import { CoverPicture } from '../../../shared/catalogue/GameTile.tsx';
import { Button, LinkButton } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import styles from '../Battle.module.css';
import { championBoard } from '../queries.ts';
import { RankRow } from '../RankRow.tsx';
import championStyles from './Championships.module.css';

/**
 * One game's championship: the leaders, the player's own place, the join or play button, and the full leaderboard on request.
 */
export function ChampionCard({
  championship,
  least,
  join,
  busy,
}: {
  championship: PlayedChampionship;
  least: string;
  /** null during a time-out. */
  join: (() => void) | null;
  busy: boolean;
}) {
  const { t } = useTranslation('battle');
  const [shown, setShown] = useState(false);
  const { id, game, title, joined, leader, mine, players } = championship;
  return (
    <li className={championStyles.card}>
      <div className={championStyles.head}>
        <CoverPicture game={game} className={championStyles.cover} />
        <div className={championStyles.words}>
          <h3 className={championStyles.name}>
            {title}
            {joined && <Badge tone="teal">{t('joined')}</Badge>}
          </h3>
          <p className={styles.note}>
            {leader
              ? t('leader', { rate: formatRate(BigInt(leader.rate)), name: leader.name })
              : t('noLeader')}
          </p>
          {mine ? (
            <p className={styles.good}>
              {t('yourPlace', { place: formatCount(mine.place), rate: formatRate(BigInt(mine.rate)) })}
              {mine.prize !== null && ` · +${formatMoney(BigInt(mine.prize))}`}
            </p>
          ) : (
            joined && <p className={styles.note}>{t('notPlaced', { amount: formatMoney(BigInt(least)) })}</p>
          )}
        </div>
      </div>
      <div className={styles.ways}>
        {joined ? (
          <LinkButton to={`/game/${game}`}>{t('playNow')}</LinkButton>
        ) : (
          <Button busy={busy} disabled={join === null} onClick={() => join?.()}>
            {t('join')}
          </Button>
        )}
        <Button kind="ghost" disabled={players === 0} aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'hideBoard' : 'board', { count: players })}
        </Button>
      </div>
      {shown && <Board id={id} ownPlace={mine?.place ?? null} />}
    </li>
  );
}

function Board({ id, ownPlace }: { id: string; ownPlace: number | null }) {
  const { t } = useTranslation('battle');
  const { data, isError, refetch } = useQuery(championBoard(id));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="180px" />;
  return (
    <ol className={championStyles.board}>
      {data.places.map(({ place, name, avatar, rate, amount }) => (
        <RankRow
          key={place}
          place={place}
          avatar={avatar}
          name={name}
          by={t('stakedOf', { amount: formatMoney(BigInt(amount)) })}
          prize={formatRate(BigInt(rate))}
          you={place === ownPlace ? t('you') : undefined}
        />
      ))}
    </ol>
  );
}
