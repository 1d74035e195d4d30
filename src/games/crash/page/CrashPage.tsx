import { useTranslation } from 'react-i18next';
import { pendingOn } from '../../engine/pending.ts';
import { Stretch } from '../../frame/Stretch.tsx';
import { TableBar } from '../../frame/TableBar.tsx';
import { TableLayout } from '../../frame/TableLayout.tsx';
import { TableSheets } from '../../frame/TableSheets.tsx';
import { useGameSession } from '../../session/useGameSession.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { BetPanel } from './BetPanel.tsx';
import { CrashAnnouncer } from './CrashAnnouncer.tsx';
import { CrashStage } from './CrashStage.tsx';
import { SHEETS } from './lazySheets.ts';
import { session, sounds, useCrash, useTotals } from './liveCrash.ts';
import { RoundChips } from './RoundChips.tsx';

/** The crash table: the flight, the rounds before it, the bets, and one thumb's worth of controls. */
export default function CrashPage() {
  const { t } = useTranslation('crash');
  useGameSession(session);
  useGameSounds(sounds);
  return (
    <TableLayout
      title={t('title')}
      results={<RoundChips />}
      picture={<CrashStage />}
      bar={<Bar />}
      over={
        <>
          <Played />
          <CrashAnnouncer />
        </>
      }
      panel={<BetPanel />}
      lists={<SHEETS.tabs.Component />}
      sheets={<TableSheets set={SHEETS} />}
    />
  );
}

/** The live round's totals, and the ways to the lists. */
function Bar() {
  return <TableBar totals={useTotals()} />;
}

const stopAuto = () => session.stopAuto('reminder');

/** The player's time and result at this table. A bet counts as being played until its flight is decided. */
function Played() {
  const moved = useCrash((state) => state.decision?.betId ?? null);
  const busy = useCrash(({ game, pending }) => {
    const { round } = game;
    if (!round || round.end) return false;
    return (
      game.ownBets.get(round.roundId)?.status === 'placed' || pendingOn(pending, round.roundId) !== undefined
    );
  });
  return <Stretch busy={busy} moved={moved} onRemind={stopAuto} />;
}
