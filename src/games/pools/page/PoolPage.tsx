import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';
import { AutoKeeper } from '../../frame/auto/AutoKeeper.tsx';
import { Announcer } from '../../frame/records/Announcer.tsx';
import { TableLayout, TablePlaySession, TableTotals, TotalNumbers } from '../../frame/TableLayout.tsx';
import { type SheetSet, TableSheets, useSheet } from '../../frame/TableSheets.tsx';
import { isLost } from '../../session/roundAdapter.ts';
import { useGameSession } from '../../session/useGameSession.ts';
import type { PoolPast, PoolRound } from '../engine/poolState.ts';
import type { PoolDecision } from '../session/poolAdapter.ts';
import styles from './PoolPage.module.css';
import { PoolPanel } from './PoolPanel.tsx';
import { PoolTargets } from './PoolTargets.tsx';
import { anyPool, type PoolUi, PoolUiProvider, usePool, usePoolTotals, usePoolUi } from './poolUi.ts';

/** Maximum number of results above the picture. */
const RESULTS = 10;

/** The history with the live round's result in front, once its picture has shown it. */
function shownResults<Result>(
  history: readonly PoolPast<Result>[],
  round: PoolRound<Result> | null,
): readonly PoolPast<Result>[] {
  if (!round?.end || history[0]?.roundId === round.roundId) return history;
  return [{ roundId: round.roundId, result: round.end.result }, ...history].slice(0, RESULTS);
}

/** The last results, newest first; a press opens the round. */
function PoolResults<Result>({
  mark,
  words,
}: {
  mark: (result: Result) => ReactNode;
  /** The result for screen readers. */
  words: (result: Result) => string;
}) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  const history = usePool(({ game }) => game.history);
  const round = usePool(({ game, shown }) => (game.round?.roundId === shown ? game.round : null));
  const results = shownResults(history, round) as { roundId: string | null; result: Result }[];
  return (
    <nav className={styles.row} aria-label={t('lastRounds')}>
      {results.length === 0 && <span className={styles.none}>{t('noRounds')}</span>}
      <ul className={styles.results}>
        {results.map(({ roundId, result }, place) => (
          <li key={roundId ?? `place ${place}`}>
            <button
              type="button"
              className={styles.result}
              disabled={roundId === null}
              aria-label={t('pastRound', {
                id: roundId === null ? '' : formatCount(BigInt(roundId)),
                result: words(result),
              })}
              onClick={() => roundId !== null && sheet.open({ kind: 'round', roundId })}
            >
              {mark(result)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const auto = lazyWithRetry(async () => ({ default: (await import('./PoolSheets.tsx')).PoolAutoSheet }));
const round = lazyWithRetry(async () => ({ default: (await import('./PoolSheets.tsx')).PoolRoundSheet }));

/** Sheets that open on request; loaded after the page is up, so that the first picture shows sooner. */
export function poolSheets(loadTabs: () => Promise<ComponentType>): SheetSet {
  return { auto, round, tabs: lazyWithRetry(async () => ({ default: await loadTabs() })) };
}

/** The page of a pool game: its own picture and marks in the shared layout. */
export function PoolPage<Result>({
  ui,
  title,
  picture,
  mark,
  words,
  sheets,
  actions,
}: {
  /** Must be the same object at every render. */
  ui: PoolUi<Result>;
  title: string;
  picture: ReactNode;
  /** A result as a mark for the row above the picture, and as text. */
  mark: (result: Result) => ReactNode;
  words: (result: Result) => string;
  sheets: SheetSet;
  actions?: ReactNode;
}) {
  useGameSession(ui.session);
  const sessions = useMemo(() => [ui.session], [ui.session]);
  return (
    <PoolUiProvider value={anyPool(ui)}>
      <TableLayout
        title={title}
        actions={actions}
        results={<PoolResults mark={mark} words={words} />}
        announcer={<PoolAnnouncer title={title} words={words} />}
        totals={
          <TableTotals>
            <Totals />
          </TableTotals>
        }
        session={<Played />}
        picture={picture}
        over={
          <>
            <PoolTargets />
            <AutoKeeper sessions={sessions} />
          </>
        }
        panel={<PoolPanel />}
        lists={<sheets.tabs.Component />}
        sheets={<TableSheets set={sheets} />}
        lost={useStore(ui.session.store, isLost)}
      />
    </PoolUiProvider>
  );
}

function Totals() {
  return <TotalNumbers {...usePoolTotals()} />;
}

/** The player's time and result. A bet counts as open until its round has shown its result. */
function Played() {
  const { session } = usePoolUi();
  const playMark = usePool((state) => state.decision?.roundId ?? null);
  const busy = usePool(
    ({ game: { round }, pending, shown }) =>
      pending.length > 0 ||
      (round !== null && round.roundId !== shown && round.ownStakes.some((own) => own > 0n)),
  );
  return <TablePlaySession busy={busy} playMark={playMark} onRemind={() => session.stopAuto('reminder')} />;
}

/** Announces the results of the player's bets. `words`: a result as text. */
function PoolAnnouncer<Result>({ title, words }: { title: string; words: (result: Result) => string }) {
  const { t } = useTranslation('table');
  const { session } = usePoolUi();
  const decision = usePool((state) => state.decision) as PoolDecision<Result> | null;
  const live = usePool(({ game }) => game.round?.roundId ?? null);
  const stopped = usePool(({ auto }) => auto?.stopped ?? null);
  const own = decision?.own ?? null;
  const announcement = () => {
    if (!decision || !own) return { words: '', seen: true };
    const { roundId, result, voided } = decision;
    const facts = {
      id: formatCount(BigInt(roundId)),
      result: result === null ? '' : words(result),
      win: formatMoney(own.payout),
      amount: formatMoney(own.stake),
    };
    const text = voided ? t('endReturned', facts) : t(own.payout > 0n ? 'endWon' : 'endLost', facts);
    return { words: text, seen: roundId === live };
  };
  return (
    <Announcer
      game={session.wire.key}
      title={title}
      ending={decision && own && { key: decision.roundId, stake: own.stake, win: own.payout }}
      announcement={announcement}
      stopped={stopped}
    />
  );
}
