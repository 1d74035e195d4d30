import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneSource } from '../../stage/sceneRunner.ts';
import { onTick } from '../../ui/live/useLiveText.ts';
import type { ReplayLog } from '../engine/replayLog.ts';
import { Controls } from './Controls.tsx';
import { ReplayPlayer } from './player.ts';
import styles from './ReplayPage.module.css';

/** The picture of a past round with its controls, and its facts below. Keep the same replay log while it is shown. */
export function Replay<State, Event, View>({
  replayLog,
  momentWords,
  picture,
  filled = false,
  children,
}: {
  replayLog: ReplayLog<State, Event, View>;
  momentWords: (ms: number) => string;
  picture: (source: SceneSource<View>) => ReactNode;
  /** The picture has no corner to spare for the badge; the page's head says the same. */
  filled?: boolean;
  /** What is known of the round, at the moment shown. */
  children: (player: ReplayPlayer<State, Event, View>) => ReactNode;
}) {
  const { t } = useTranslation('replay');
  const player = usePlayer(replayLog);
  const source = useMemo(
    () => ({
      view: () => player.view(),
      // What comes next on the replay log may move a picture that rests; the stage asks while the replay log runs.
      subscribe: (wake: () => void) => {
        const stops = [player.subscribe(wake), onTick(() => player.state.playing && wake())];
        return () => {
          for (const stop of stops) stop();
        };
      },
      stands: () => !player.state.playing,
    }),
    [player],
  );
  return (
    <main className={styles.main}>
      <div className={styles.picture}>
        {picture(source)}
        {!filled && <span className={styles.badge}>{t('badge')}</span>}
      </div>
      <Controls player={player} momentWords={momentWords} />
      {children(player)}
    </main>
  );
}

function usePlayer<State, Event, View>(
  replayLog: ReplayLog<State, Event, View>,
): ReplayPlayer<State, Event, View> {
  const player = useMemo(() => new ReplayPlayer(replayLog, () => performance.now()), [replayLog]);
  useEffect(() => {
    player.play();
    const stop = onTick(() => player.heed());
    return () => {
      stop();
      player.pause();
    };
  }, [player]);
  return player;
}
