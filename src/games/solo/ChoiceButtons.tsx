import type { ReactNode } from 'react';
import { useHotKeys } from '../frame/controls/hotKeys.ts';
import styles from './ChoiceButtons.module.css';
import { CHOICE_KEYS } from './choiceKeys.ts';

export interface Choice {
  key: string;
  name: ReactNode;
  /** Below the name: its payout, its chance. */
  note?: ReactNode;
  /** Before the name, about 26 px. */
  sign?: ReactNode;
  /** Selected; undefined where a press acts immediately. */
  pressed?: boolean | undefined;
  disabled?: boolean;
}

/** A game's choices side by side: selected for a start, or making a move at once. Letter keys press them too. */
export function ChoiceButtons({
  legend,
  choices,
  onPress,
  disabled = false,
}: {
  /** The group's label, for screen readers. */
  legend: string;
  choices: readonly Choice[];
  onPress: (at: number) => void;
  disabled?: boolean;
}) {
  const isOff = (at: number) => disabled || choices[at]?.disabled === true;
  useHotKeys([
    {
      keys: CHOICE_KEYS.slice(0, choices.length),
      name: 'keyChoice',
      press: (key) => {
        const at = CHOICE_KEYS.indexOf(key);
        if (!isOff(at)) onPress(at);
      },
    },
  ]);
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ key, name, note, sign, pressed }, at) => (
        <button
          key={key}
          type="button"
          className={styles.choice}
          aria-pressed={pressed}
          data-acts={pressed === undefined || undefined}
          data-plain={(note === undefined && sign === undefined) || undefined}
          disabled={isOff(at)}
          onClick={() => onPress(at)}
        >
          {sign}
          <span className={styles.name}>
            {name}
            {note && <small>{note}</small>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
