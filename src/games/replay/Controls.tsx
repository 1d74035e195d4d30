import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onTick, useLiveText } from '../../ui/live/useLiveText.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Controls.module.css';
import { type ReplayControls, SPEEDS } from './player.ts';

const SPEED_WORDS = { 0.5: '½x', 1: '1x', 2: '2x' } as const;

interface ControlsProps {
  player: ReplayControls;
  /** A moment in words, by its ms from the first turn of the replay log. Keep the same function while the language stays. */
  momentWords: (ms: number) => string;
}

/** Play and pause, the speed, and the scrubber. */
export function Controls({ player, momentWords }: ControlsProps) {
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

/** Where on the replay log; moves by itself, past React, while nobody holds it. */
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

/** Time before the replay log's first turn (negative) or since it. */
function sinceTurn({ at, replayLog: { marks } }: ReplayControls): number {
  return at - marks[0];
}
