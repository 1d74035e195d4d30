import { useCallback, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { playPath } from '../../shared/catalogue/playPath.ts';
import { useLayers } from '../../shared/navigation/useLayers.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { FrameBar } from './FrameBar.tsx';
import { LaunchRefused, Offline, Opening, Trouble } from './FrameNotes.tsx';
import { opening, reduceFrame } from './frameState.ts';
import styles from './GameScreen.module.css';
import { useHidden, useOffline } from './useDevice.ts';
import { useFrameLine } from './useFrameLine.ts';
import { useGameTitle } from './useGameTitle.ts';
import { useGameUpdates, useSilence } from './useGameUpdates.ts';
import { useReplay, useRetry } from './useLaunch.ts';

/**
 * The replay of a provider's round, `/game/{id}/replay/{round}`, shown by the provider in its frame. No money is transferred.
 */
export function ReplayPage() {
  const { game = '', roundId = '' } = useParams();
  const { t } = useTranslation('gameFrame');
  const { go } = useLayers();
  const pages = usePages();
  const title = useGameTitle(game);
  const [state, dispatch] = useReducer(reduceFrame, undefined, () => opening());
  const { step, loaded, trouble, attempt } = state;
  const open = step.at === 'open' ? step : null;
  const refused = step.at === 'refused' ? step : null;
  const again = useCallback(() => dispatch({ type: 'again' }), []);
  const leave = () => go({ type: 'leave', steps: 1 });

  const covered = pages.shown.length > 0;
  const offline = useOffline();
  const paused = useHidden() || covered || offline;
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<string | null>(null);
  const send = useFrameLine(frame, open?.framing ?? null, dispatch, ({ type }) => type === 'exit' && leave());
  useReplay(game, roundId, attempt, dispatch);
  useGameUpdates(state, send, { paused, balance: null, shown });
  useSilence(
    state,
    paused,
    send,
    useCallback(() => dispatch({ type: 'silent' }), []),
  );
  useRetry(refused?.why === 'network', offline, again);

  return (
    <main className={styles.screen}>
      <FrameBar title={open?.launch.title ?? title} balance={null} busy={false} ended={0} onBack={leave}>
        {open && (
          <LinkButton kind="primary" to={playPath({ firm: open.launch.provider, id: game })}>
            {t('playGame')}
          </LinkButton>
        )}
      </FrameBar>
      <div className={styles.stage}>
        {open && (
          <iframe
            key={attempt}
            ref={frame}
            className={styles.frame}
            title={t('replayOf', { title: open.launch.title })}
            src={open.framing.src}
            sandbox={open.framing.sandbox}
            allow="autoplay"
            referrerPolicy="no-referrer"
            inert={offline || trouble !== null || !loaded}
          />
        )}
        {!loaded && !refused && <Opening game={game} openRound={false} />}
        {refused && <LaunchRefused {...refused} game={game} onRetry={again} />}
        {open && trouble && (
          <Trouble
            why={trouble}
            playing={loaded}
            onReload={again}
            onLeave={leave}
            onWait={() => dispatch({ type: 'wait' })}
            onCashier={leave}
          />
        )}
        {offline && !refused && <Offline />}
      </div>
    </main>
  );
}
