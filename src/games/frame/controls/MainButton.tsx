import { type MouseEvent, type ReactNode, useRef } from 'react';
import { type HotKey, useHotKeys } from './hotKeys.ts';
import styles from './MainButton.module.css';

const MAIN_KEY = { keys: [' ', 'Enter'], name: 'keyMain' } as const;

/** The screen's one main action, as large as a thumb: it says what a press does right now, and below it what else counts. */
export function MainButton({
  kind,
  quiet,
  idle,
  main,
  sub,
  onPress,
  onPressStart,
  hotKey = MAIN_KEY,
}: {
  /** What it offers, for its looks and for whoever looks for it. */
  kind: string;
  /** Not the screen's main action just now: taking back, stopping, waiting. */
  quiet: boolean;
  /** A press does nothing. */
  idle: boolean;
  main: ReactNode;
  /** Null: nothing. */
  sub: ReactNode;
  onPress: (event: MouseEvent) => void;
  onPressStart?: () => void;
  /** What presses it from the keyboard; the table's main one has the space bar. */
  hotKey?: Pick<HotKey, 'keys' | 'name'>;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useHotKeys([{ ...hotKey, press: () => button.current?.click() }]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      data-quiet={quiet || undefined}
      data-kind={kind}
      aria-disabled={idle}
      onPointerDown={onPressStart}
      onClick={onPress}
    >
      <span className={styles.main}>{main}</span>
      {sub !== null && <span className={styles.sub}>{sub}</span>}
    </button>
  );
}
