import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../i18n/format.ts';
import type { SceneSource } from '../../stage/sceneRunner.ts';
import { onTick, useLiveText } from '../../ui/live/useLiveText.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import type { ReplayLog } from '../engine/replayLog.ts';
import { type ReplayControls, ReplayPlayer, SPEEDS } from './player.ts';
import styles from './Replay.module.css';
import replayPageStyles from './ReplayPage.module.css';

const SPEED_WORDS = { 0.5: '½x', 1: '1x', 2: '2x' } as const;

interface ControlsProps {
  player: ReplayControls;
  /**
   * A moment as text, given its ms from the first mark of the replay log. Must be the same function while the language is
   * unchanged.
   */
  momentWords: (ms: number) => string;
}

/** Play and pause, the speed, and the scrubber. */
function Controls({ player, momentWords }: ControlsProps) {
  const { t } = useTranslation('replay');
  const { playing, speed } = useSyncExternalStore(
    (changed) => player.subscribe(changed),
    () => player.state,
  );
  const time = useLiveText<HTMLSpanElement>(() => momentWords(sinceTurn(player)));
  return (
    <section className={styles.controls} aria-label={t('title')}>
      <button
        type="button"
        className={styles.play}
        aria-label={playing ? t('pause') : t('play')}
        onClick={() => (playing ? player.pause() : player.play())}
      >
        <Icon name={playing ? 'pause' : 'play'} size={24} />
      </button>
      <div className={styles.track}>
        <Scrubber player={player} momentWords={momentWords} />
        <span ref={time} className={styles.time} />
      </div>
      <fieldset className={styles.speeds}>
        <legend className="visually-hidden">{t('speed')}</legend>
        {SPEEDS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.speed}
            aria-pressed={one === speed}
            onClick={() => player.setSpeed(one)}
          >
            {SPEED_WORDS[one]}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

/** The position in the replay log; moves without React unless the user drags it. */
function Scrubber({ player, momentWords }: ControlsProps) {
  const { t } = useTranslation('replay');
  const input = useRef<HTMLInputElement>(null);
  const { from, to, marks } = player.replayLog;
  useEffect(() => {
    const follow = () => {
      if (!input.current) return;
      input.current.value = String(player.at - from);
      input.current.setAttribute('aria-valuetext', momentWords(sinceTurn(player)));
      input.current.style.setProperty('--done', String((player.at - from) / (to - from)));
    };
    const stops = [player.subscribe(follow), onTick(follow)];
    follow();
    return () => {
      for (const stop of stops) stop();
    };
  }, [player, from, to, momentWords]);
  const share = (at: number) => (at - from) / (to - from);
  return (
    <input
      ref={input}
      type="range"
      className={styles.scrubber}
      style={{ '--first': share(marks[0]), '--last': share(marks[1] ?? marks[0]) } as React.CSSProperties}
      aria-label={t('scrub')}
      min={0}
      max={to - from}
      step={50}
      defaultValue={0}
      onChange={(event) => player.seek(from + event.target.valueAsNumber)}
    />
  );
}

/** Time relative to the replay log's first mark, negative before it. */
function sinceTurn({ at, replayLog: { marks } }: ReplayControls): number {
  return at - marks[0];
}

/** The picture of a past round with its controls, and its facts below. The replay log must stay the same object while shown. */
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
  /** The picture has no free corner for the badge; the page's header shows it instead. */
  filled?: boolean;
  /** The round's facts at the moment shown. */
  children: (player: ReplayPlayer<State, Event, View>) => ReactNode;
}) {
  const { t } = useTranslation('replay');
  const player = usePlayer(replayLog);
  const source = useMemo(
    () => ({
      view: () => player.view(),
      // The next event of the replay log may animate a paused picture; the stage checks while the log plays.
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
    <main className={replayPageStyles.main}>
      <div className={replayPageStyles.picture}>
        {picture(source)}
        {!filled && <span className={replayPageStyles.badge}>{t('badge')}</span>}
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

/** A duration in seconds with one decimal, signed or not, in the language's number format: '12,4'. */
export function tenths(ms: number): string {
  return formatRate(BigInt(Math.floor(Math.abs(ms) / 100)) * 1_000n).slice(0, -2);
}
