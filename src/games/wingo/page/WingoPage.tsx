import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { WINGO_MODELS, type WingoModel, wingoColours } from '../../../../contract/games/wingo/rules.ts';
import { formatMoney } from '../../../i18n/format.ts';
import type { Sounds } from '../../../shared/device/useSounds.ts';
import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../../ui/loading/NonCritical.tsx';
import { AutoKeeper } from '../../frame/auto/AutoKeeper.tsx';
import { Announcer } from '../../frame/records/Announcer.tsx';
import { TableLayout, TablePlaySession, TableTotals, TotalNumbers } from '../../frame/TableLayout.tsx';
import { TableSheets, useSheet } from '../../frame/TableSheets.tsx';
import { isLost } from '../../session/roundAdapter.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { wingoDefinition } from '../definition.ts';
import { roundName } from '../engine/wingo.ts';
import { useSelection } from './choice.ts';
import { cues, type SoundFacts, soundFacts } from './soundCues.ts';
import { WingoPanel } from './WingoPanel.tsx';
import { WingoResults, WingoStage } from './WingoStage.tsx';
import {
  modelFrom,
  playedNow,
  SESSIONS,
  subscribePlayed,
  useModel,
  useModelState,
  useTotals,
  useWingo,
  useWingoSessions,
} from './wingoSessions.ts';

/** Sheets that open on request; loaded after the page is up, so that the first picture shows sooner. */
const SHEETS = {
  auto: lazyWithRetry(async () => ({ default: (await import('./AmountSheet.tsx')).WingoAutoSheet })),
  round: lazyWithRetry(async () => ({ default: (await import('./WingoRoundSheet.tsx')).WingoRoundSheet })),
  tabs: lazyWithRetry(async () => ({ default: (await import('./WingoTabs.tsx')).WingoTabs })),
};

const amountSheet = lazyWithRetry(async () => ({
  default: (await import('./AmountSheet.tsx')).AmountSheet,
}));

const SOUNDS: Sounds<SoundFacts> = {
  now: () => soundFacts(playedNow()),
  subscribe: subscribePlayed,
  still: () => isLost(playedNow().state),
  cues,
  loop: null,
};

const ALL_SESSIONS = WINGO_MODELS.map((model) => SESSIONS[model]);

/** The wingo page: the drum, the last numbers, three models, and the bet grid. */
export default function WingoPage() {
  useWingoSessions();
  useGameSounds(SOUNDS);
  useModelOfAddress();
  return (
    <TableLayout
      title={wingoDefinition.name}
      results={<WingoResults />}
      announcer={<WingoAnnouncer />}
      totals={
        <TableTotals>
          <Totals />
        </TableTotals>
      }
      session={<Played />}
      picture={<WingoStage />}
      over={<AutoKeeper sessions={ALL_SESSIONS} />}
      panel={<WingoPanel />}
      lists={<SHEETS.tabs.Component />}
      lost={useWingo(isLost)}
      sheets={
        <>
          <TableSheets set={SHEETS} />
          <AmountSheets />
        </>
      }
    />
  );
}

/** `?model=` in the address selects the model, so that links and the way back from the trend lead to it. */
function useModelOfAddress(): void {
  const { search } = useLocation();
  const wanted = modelFrom(new URLSearchParams(search).get('model'));
  useEffect(() => {
    if (wanted) useModel.setState({ model: wanted });
  }, [wanted]);
}

/** The totals of the current model. */
function Totals() {
  return <TotalNumbers {...useTotals()} />;
}

/** The amount sheet, shown when it is in the address and something is selected; preloaded on the first selection. */
function AmountSheets() {
  const { wanted, close } = useSheet();
  const chosen = useSelection(({ pools }) => pools.length > 0);
  useEffect(() => {
    if (chosen) void amountSheet.preload();
  }, [chosen]);
  if (wanted?.kind !== 'amount' || !chosen) return null;
  return (
    <NonCritical>
      <amountSheet.Component onClose={close} />
    </NonCritical>
  );
}

function stopAuto(): void {
  for (const model of WINGO_MODELS) SESSIONS[model].stopAuto('reminder');
}

/** The player's time and result in wingo, all models together. A bet counts as open until its ball is shown. */
function Played() {
  const played = [useModelStatus('fastest'), useModelStatus('faster'), useModelStatus('standard')];
  return (
    <TablePlaySession
      busy={played.some(({ busy }) => busy)}
      playMark={played
        .map(({ playMark }) => playMark ?? '')
        .join(' ')
        .trim()}
      onRemind={stopAuto}
    />
  );
}

function useModelStatus(model: WingoModel): { busy: boolean; playMark: string | null } {
  const busy = useModelState(
    model,
    ({ game, pending }) => pending.length > 0 || (game.round?.ownStakes.some((own) => own > 0n) ?? false),
  );
  const playMark = useModelState(model, ({ decision }) => decision?.roundId ?? null);
  return { busy, playMark };
}

/** Announces the results of the player's bets on the current model. */
function WingoAnnouncer() {
  const model = useModel((state) => state.model);
  return <OfModel key={model} />;
}

function OfModel() {
  const { t } = useTranslation('wingo');
  const decision = useWingo((state) => state.decision);
  const shown = useWingo((state) => state.shown);
  const stopped = useWingo((state) => state.auto?.stopped ?? null);
  const own = decision?.own ?? null;
  const announcement = () => {
    if (!decision || !own) return { words: '', seen: true };
    const { result, voided, roundId } = decision;
    const facts = {
      id: roundName(roundId),
      number: result ?? '',
      colours:
        result === null
          ? ''
          : wingoColours(result)
              .map((colour) => t(colour))
              .join(', '),
      win: formatMoney(own.payout),
      amount: formatMoney(own.stake),
    };
    const words = voided
      ? t('resultReturned', facts)
      : own.payout > 0n
        ? t('resultWon', facts)
        : t('resultLost', facts);
    return { words, seen: shown === roundId };
  };
  return (
    <Announcer
      game="wingo"
      title={wingoDefinition.name}
      ending={decision && own && { key: decision.roundId, stake: own.stake, win: own.payout }}
      announcement={announcement}
      stopped={stopped}
    />
  );
}
