import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { rateBand } from '../../../shared/play/rateBand.ts';
import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';
import { AutoKeeper } from '../../frame/auto/AutoKeeper.tsx';
import { Announcer } from '../../frame/records/Announcer.tsx';
import { TableLayout, TablePlaySession, TableTotals, TotalNumbers } from '../../frame/TableLayout.tsx';
import { TableSheets, useSheet } from '../../frame/TableSheets.tsx';
import { isLost } from '../../session/roundAdapter.ts';
import { useGameSession } from '../../session/useGameSession.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { crashDefinition } from '../definition.ts';
import { endedTogether } from '../engine/crashOwn.ts';
import { BetPanel } from './BetPanel.tsx';
import { resultWords } from './betWords.ts';
import styles from './CrashPage.module.css';
import { CrashPicture } from './CrashPicture.tsx';
import { session, sounds, source, useCrash, useTotals } from './liveCrash.ts';

/** Sheets that open on request; loaded after the page is up, so that the first flight shows sooner. */
const SHEETS = {
  auto: lazyWithRetry(async () => ({ default: (await import('./CrashSheets.tsx')).CrashAutoSheet })),
  round: lazyWithRetry(async () => ({ default: (await import('./CrashSheets.tsx')).RoundSheet })),
  tabs: lazyWithRetry(async () => ({ default: (await import('./CrashTabs.tsx')).CrashTabs })),
};

const SESSIONS = [session];

/** The crash page: the flight, past rounds, the bet lists and the bet panel. */
export default function CrashPage() {
  useGameSession(session);
  useGameSounds(sounds);
  return (
    <TableLayout
      title={crashDefinition.name}
      results={<RoundChips />}
      announcer={<CrashAnnouncer />}
      totals={
        <TableTotals>
          <Totals />
        </TableTotals>
      }
      session={<Played />}
      picture={<CrashStage />}
      over={<AutoKeeper sessions={SESSIONS} />}
      panel={<BetPanel />}
      lists={<SHEETS.tabs.Component />}
      sheets={<TableSheets set={SHEETS} />}
      lost={useCrash(isLost)}
    />
  );
}

function Totals() {
  return <TotalNumbers {...useTotals()} />;
}

const stopAuto = () => session.stopAuto('reminder');

/** Reports the player's time and result in this game. A bet counts as open until its flight is decided. */
function Played() {
  const playMark = useCrash((state) => state.decision?.betId ?? null);
  const busy = useCrash(({ game, pending }) => {
    const { round } = game;
    if (!round || round.end) return false;
    const { roundId } = round;
    const own = [...game.ownBets.values()];
    return (
      own.some((bet) => bet.roundId === roundId && bet.status === 'placed') ||
      pending.some((one) => one.roundId === roundId)
    );
  });
  return <TablePlaySession busy={busy} playMark={playMark} onRemind={stopAuto} />;
}

/** The scene of the flight. */
function CrashStage() {
  const { t } = useTranslation('crash');
  const words = {
    label: t('picture'),
    round: t('roundWord'),
    preparation: t('scenePreparation'),
    crashed: t('sceneCrashed'),
  };
  return <CrashPicture source={source} words={words} />;
}

/** Announces the results of the player's bets. */
function CrashAnnouncer() {
  const { t } = useTranslation('crash');
  const decision = useCrash((state) => state.decision);
  const stopped = useCrash((state) => state.auto?.stopped ?? null);
  const result = useMemo(
    () => decision && endedTogether(session.store.getState().game, decision),
    [decision],
  );
  const announcement = () => {
    const { round } = session.store.getState().game;
    if (!decision || !result) return { words: '', seen: true };
    const seen = round?.roundId === decision.roundId;
    const target = seen ? (round.end?.target ?? null) : null;
    return { words: resultWords(t, decision.roundId, result, target), seen };
  };
  return (
    <Announcer
      game="crash"
      title={crashDefinition.name}
      ending={
        decision && result && { key: `${decision.betId ?? decision.roundId} ${result.status}`, ...result }
      }
      announcement={announcement}
      stopped={stopped}
    />
  );
}

/** Multipliers of the last rounds, newest first; a chip opens its round. */
function RoundChips() {
  const { t } = useTranslation(['crash', 'table']);
  const sheet = useSheet();
  const history = useCrash((state) => state.game.history);
  return (
    <nav className={styles.row} aria-label={t('table:lastRounds')}>
      {history.length === 0 && <span className={styles.none}>{t('table:noRounds')}</span>}
      <ul className={styles.chips}>
        {history.map(({ roundId, rate }) => (
          <li key={roundId}>
            <button
              type="button"
              className={styles.chip}
              data-rate={rateBand(rate)}
              aria-label={t('pastRound', { id: formatCount(BigInt(roundId)), rate: formatRate(rate) })}
              onClick={() => sheet.open({ kind: 'round', roundId })}
            >
              <span>{formatRate(rate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
