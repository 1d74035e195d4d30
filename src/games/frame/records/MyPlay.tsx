import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '../../../../contract/http/play/records.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { roundName, roundText } from '../../../shared/play/roundWords.ts';
import { RoundLine, RoundSkeleton, StakeLines } from '../../../shared/records/RoundRow.tsx';
import { playedRounds, type RoundMarks, stakesOnly } from '../../../shared/records/rounds.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { useSheet } from '../TableSheets.tsx';
import styles from './MyPlay.module.css';
import type { OwnPlay } from './ownPlay.ts';
import { Statistics } from './Statistics.tsx';

/** The player's own play in a game: the totals, and the rounds, newest first. */
export function MyPlay(play: OwnPlay) {
  const { t } = useTranslation(['table', 'common']);
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const player = useSession((session) => session.player);
  if (!signedIn)
    return (
      <EmptyState icon="history" title={t('mineSignIn')}>
        <Button kind="primary" onClick={() => pages.open('login')}>
          {t('common:signIn')}
        </Button>
      </EmptyState>
    );
  if (!player) return <Loading />;
  return (
    <>
      <Statistics userId={player.id} {...play} />
      <Rounds userId={player.id} {...play} />
    </>
  );
}

function Rounds({ userId, game, marks, playMark, hides }: OwnPlay & { userId: string }) {
  const { t } = useTranslation(['table', 'records']);
  const pages = usePages();
  const query = useInfiniteQuery(playedRounds(userId, { game }));
  const { refetch } = query;
  useEffect(() => {
    if (playMark) void refetch();
  }, [playMark, refetch]);
  if (query.isPending) return <Loading />;
  if (query.isError && !query.data)
    return (
      <EmptyState icon="alert" title={t('mineFailed')}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </EmptyState>
    );
  const rounds = query.data.pages.flatMap(({ items }) => items);
  if (rounds.length === 0) return <EmptyState icon="history" title={t('mineEmpty')} />;
  return (
    <>
      <ul className={styles.list}>
        {rounds.map((round) => (
          <Round
            key={round.id}
            round={hides(round.roundId) ? stakesOnly(round) : round}
            marks={marks}
            hidden={hides(round.roundId)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {query.hasNextPage && (
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
        <Button kind="ghost" onClick={() => pages.open('bet-history')}>
          {t('records:toAll')}
        </Button>
      </div>
    </>
  );
}

/** One round; expands to its bets and links to the round. */
function Round({ round, marks, hidden }: { round: PlayedRound; marks: RoundMarks; hidden: boolean }) {
  const { t } = useTranslation('records');
  const sheet = useSheet();
  const [open, setOpen] = useState(false);
  const { game, roundId } = round;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} aria-expanded={open} onClick={() => setOpen(!open)}>
        <RoundLine round={round} title={t('round', { id: roundName(game, roundId) })} marks={marks} />
        <span className={styles.sign} data-open={open || undefined}>
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      {open && (
        <div className={styles.bets}>
          <StakeLines stakes={round.stakes} currency={round.currency} marks={marks} />
          {!hidden && round.status !== 'open' && (
            <Button onClick={() => sheet.open({ kind: 'round', roundId: roundText(game, roundId) })}>
              {t('showRound')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Loading() {
  return (
    <div aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <RoundSkeleton key={row} />
      ))}
    </div>
  );
}
