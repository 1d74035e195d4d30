import { useCallback, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMessage } from '../../../contract/providers/envelope.ts';
import { reports } from '../../net/backend.ts';
import { useLayers } from '../../shared/navigation/useLayers.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ConfirmSheet } from '../../ui/layout/ConfirmSheet.tsx';
import { FrameBar } from './FrameBar.tsx';
import { LaunchRefused, Offline, Opening, Trouble } from './FrameNotes.tsx';
import { isBalanceFrozen, opening, reduceFrame } from './frameState.ts';
import styles from './GameScreen.module.css';
import { useAwake, useHidden, useOffline } from './useDevice.ts';
import { useDroppedReport } from './useDroppedReport.ts';
import { useFrameBalance } from './useFrameBalance.ts';
import { useFrameLine } from './useFrameLine.ts';
import { useGameUpdates, useSilence } from './useGameUpdates.ts';
import { useLaunch, useRetry } from './useLaunch.ts';
import { useLeaving } from './useLeaving.ts';

/**
 * The frame's permissions: sound without a touch in the frame, because the press that opened it was on our page. All others,
 * from the camera to full screen, are not granted.
 */
const ALLOW = 'autoplay';

/** A provider's game in its frame below our bar, for one player: from the launch to the exit. */
export function GameScreen({
  provider,
  game,
  title,
}: {
  provider: string;
  game: string;
  /** Its title in the catalogue; null until it is known. */
  title: string | null;
}) {
  const { t } = useTranslation('gameFrame');
  const pages = usePages();
  const { entry } = useLayers();
  const [state, dispatch] = useReducer(reduceFrame, undefined, () => opening());
  const { step, running, started, trouble, loaded, attempt } = state;
  const runs = running.length > 0;
  const open = step.at === 'open' ? step : null;
  const again = useCallback(() => dispatch({ type: 'again' }), []);
  const toCashier = () => pages.open('wallet');

  const covered = pages.shown.length > 0 || entry.state?.dialog !== undefined;
  const offline = useOffline();
  const paused = useHidden() || covered || offline;
  const leaving = useLeaving(started > 0, runs);
  // In the cashier the actual balance is shown; a dialog over the game does not reveal the round's result.
  const { balance, refresh } = useFrameBalance(
    isBalanceFrozen(state) && pages.shown.length === 0,
    state.reportedBalance,
  );

  const frame = useRef<HTMLIFrameElement>(null);
  /** The balance shown by the game, as far as known. */
  const shown = useRef<string | null>(null);
  const act = (message: GameMessage) => {
    switch (message.type) {
      case 'balanceChanged':
        shown.current = message.payload.balance ?? shown.current;
        return refresh();
      case 'roundEnded':
        return refresh();
      case 'cashier':
        // Ignored while the player has an overlay open: a game that asks repeatedly gets one answer.
        return covered || toCashier();
      case 'exit':
        return leaving.leave();
      case 'error': {
        const { reason, detail = '' } = message.payload;
        if (trouble !== reason)
          reports.broke(new Error(`game frame ${provider}/${game}: ${reason} ${detail}`));
      }
    }
  };
  const send = useFrameLine(frame, open?.framing ?? null, dispatch, act);
  useLaunch(provider, game, attempt, dispatch);
  useGameUpdates(state, send, { paused, balance, shown });
  useSilence(
    state,
    paused,
    send,
    useCallback(() => dispatch({ type: 'silent' }), []),
  );
  useDroppedReport(state);
  useAwake(runs && !paused);

  const refused = step.at === 'refused' ? step : null;
  useRetry(refused?.why === 'bonus', covered, again);
  useRetry(refused?.why === 'network', offline, again);

  const stopped = offline || (trouble !== null && trouble !== 'silent') || !loaded;
  return (
    <main className={styles.screen}>
      <FrameBar
        title={open?.launch.title ?? title}
        balance={balance}
        busy={runs}
        ended={state.ended}
        onBack={leaving.back}
        onCashier={toCashier}
      />
      <div className={styles.stage}>
        {open && (
          <iframe
            key={attempt}
            ref={frame}
            className={styles.frame}
            title={open.launch.title}
            src={open.framing.src}
            sandbox={open.framing.sandbox}
            allow={ALLOW}
            referrerPolicy="no-referrer"
            inert={stopped}
          />
        )}
        {!loaded && !refused && <Opening game={game} openRound={state.openRound} />}
        {refused && <LaunchRefused {...refused} game={game} onRetry={again} onCashier={toCashier} />}
        {open && trouble && (
          <Trouble
            why={trouble}
            playing={loaded}
            onReload={again}
            onLeave={leaving.leave}
            onWait={() => dispatch({ type: 'wait' })}
            onCashier={toCashier}
          />
        )}
        {offline && !refused && <Offline />}
      </div>
      {leaving.asking && (
        <ConfirmSheet
          title={t('leaveTitle')}
          text={t('leaveText')}
          action={t('leave')}
          onConfirm={leaving.confirm}
          onClose={leaving.stay}
        />
      )}
    </main>
  );
}
