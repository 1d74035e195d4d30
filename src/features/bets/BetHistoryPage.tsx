import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_TYPES } from '../../../contract/catalogue.ts';
import { slotBetGames } from '../../../contract/http/play/catalogue.ts';
import { type RecordRequest, ROUND_STATUSES } from '../../../contract/http/play/inputs/records.ts';
import type { PlayedRound } from '../../../contract/http/play/records.ts';
import { useRoundMarks } from '../../games/roundMarks.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../../shared/account/session.ts';
import { KIND_NAMES } from '../../shared/catalogue/gameWords.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { roundName } from '../../shared/play/roundWords.ts';
import { DayPages, DaySkeleton } from '../../shared/records/DayPages.tsx';
import { PeriodChips, usePeriod } from '../../shared/records/PeriodChips.tsx';
import { RoundLine, RoundSkeleton } from '../../shared/records/RoundRow.tsx';
import { playedRounds } from '../../shared/records/rounds.ts';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import list from '../../ui/styles/listSheet.module.css';
import rows from '../../ui/styles/row.module.css';
import styles from './BetHistoryPage.module.css';

const STATUSES = ['all', ...ROUND_STATUSES] as const;
const WORDS = { all: 'all', open: 'open', won: 'won', lost: 'lost', returned: 'even' } as const;

/** The game filter: a kind as `type:slot`, a single game as `game:crash`, all games as an empty text. */
function whichGames(which: string): Pick<RecordRequest, 'game' | 'type'> {
  const [by, key] = which.split(':');
  const type = GAME_TYPES.find((one) => by === 'type' && one === key);
  return { ...(type && { type }), ...(by === 'game' && key && { game: key }) };
}

/** The player's bet history over all games, for up to a year. */
export function BetHistoryPage() {
  const { t } = useTranslation('records');
  const { close } = usePages();
  const userId = useSession((session) => session.player?.id);
  const chosen = usePeriod();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('all');
  const [which, setWhich] = useState('');
  const wanted = { ...chosen.days, ...(status !== 'all' && { status }), ...whichGames(which) };
  return (
    <Sheet title={t('title')} onClose={close}>
      <div className={list.page}>
        <div className={list.filters}>
          <PeriodChips chosen={chosen} />
          <ChipRow
            label={t('status')}
            options={STATUSES.map((key) => ({ key, label: t(WORDS[key]) }))}
            value={status}
            onChange={setStatus}
          />
          <GameChoice value={which} onChange={setWhich} />
        </div>
        {chosen.problem === null &&
          (userId === undefined ? (
            <DaySkeleton row={<RoundSkeleton />} />
          ) : (
            <Rounds key={JSON.stringify(wanted)} userId={userId} wanted={wanted} />
          ))}
      </div>
    </Sheet>
  );
}

/** The filter by all games, a kind, or one game; lists only games that the player has bet on. */
function GameChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation(['records', 'catalogue']);
  const userId = useSession((session) => session.player?.id);
  const { data: games = [] } = useQuery({
    queryKey: ['records', userId, 'games'],
    queryFn: () => http.send(slotBetGames, undefined, { quiet: true }),
    enabled: userId !== undefined,
  });
  const kinds = GAME_TYPES.filter((type) => games.some((game) => game.type === type));
  return (
    <select
      className={styles.select}
      aria-label={t('which')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('allGames')}</option>
      {kinds.length > 1 && (
        <optgroup label={t('kinds')}>
          {kinds.map((type) => (
            <option key={type} value={`type:${type}`}>
              {t(KIND_NAMES[type])}
            </option>
          ))}
        </optgroup>
      )}
      {games.length > 0 && (
        <optgroup label={t('games')}>
          {games.map(({ id, title }) => (
            <option key={id} value={`game:${id}`}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}

function Rounds({ userId, wanted }: { userId: string; wanted: Omit<RecordRequest, 'count' | 'after'> }) {
  const { t } = useTranslation('records');
  const query = useInfiniteQuery(playedRounds(userId, wanted));
  return (
    <DayPages
      query={query}
      more={t('more')}
      none={
        <EmptyState icon="history" title={t('none')}>
          <p className={list.hint}>{t('noneText')}</p>
        </EmptyState>
      }
      waiting={<RoundSkeleton />}
      row={(round) => <Round round={round} />}
    />
  );
}

function Round({ round }: { round: PlayedRound }) {
  const { t } = useTranslation('records');
  const { open } = usePages();
  const marks = useRoundMarks(round.game);
  return (
    <li className={rows.item}>
      <button
        type="button"
        className={`${rows.row} ${styles.row}`}
        onClick={() => open('bet-history-detail', { played: round.id })}
      >
        <RoundLine
          round={round}
          title={round.title}
          detail={t('round', { id: roundName(round.game, round.roundId) })}
          marks={marks}
        />
      </button>
    </li>
  );
}
