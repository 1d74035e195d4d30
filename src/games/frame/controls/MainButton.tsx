import { type MouseEvent, type ReactNode, useRef } from 'react';
import { type HotKey, useHotKeys } from './hotKeys.ts';
import styles from './MainButton.module.css';

const MAIN_KEY = { keys: [' ', 'Enter'], name: 'keyMain' } as const;

/** The screen's single main action, sized for a thumb: its label is the current action, with details below. */
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
  /** The action's kind, for styles and tests. */
  kind: string;
  /** A secondary action at the moment: cancelling, stopping, waiting. */
  quiet: boolean;
  /** A press has no effect. */
  idle: boolean;
  main: ReactNode;
  /** Null: none. */
  sub: ReactNode;
  onPress: (event: MouseEvent) => void;
  onPressStart?: () => void;
  /** Its hot key; the page's main button has the space bar. */
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
