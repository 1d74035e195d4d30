import type { ReactNode } from 'react';
import { Icon, type IconName } from '../signs/Icon.tsx';
import cards from '../styles/choice.module.css';
import plate from '../styles/plate.module.css';
import styles from './OptionCards.module.css';

export interface OptionCard<Key extends string | null> {
  key: Key;
  title: string;
  text: ReactNode;
  /** Its icon; a card with one is highlighted by its colour. */
  icon?: IconName;
  /** Details shown below its name in full width while it is selected. */
  details?: readonly string[];
}

/** A single choice of a few options in a form, one card each: its name and description. */
export function OptionCards<Key extends string | null>({
  name,
  label,
  options,
  value,
  onChange,
}: {
  /** The radio buttons' name; unique on the page. */
  name: string;
  label: string;
  options: readonly OptionCard<Key>[];
  value: Key;
  onChange: (key: Key) => void;
}) {
  return (
    <fieldset className={`${cards.choice} ${styles.choice}`}>
      <legend className={cards.legend}>{label}</legend>
      {options.map(({ key, title, text, icon, details }) => (
        <label
          key={key ?? ''}
          className={`${cards.card} ${styles.card}`}
          data-sign={icon ? '' : undefined}
          data-chosen={key === value || undefined}
        >
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={key === value}
            onChange={() => onChange(key)}
          />
          {icon && (
            <span className={`${plate.plate} ${styles.sign}`}>
              <Icon name={icon} />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </span>
          <span className={styles.mark} />
          {key === value && details && (
            <span className={styles.details}>
              {details.map((detail) => (
                <span key={detail} className={styles.text}>
                  {detail}
                </span>
              ))}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
