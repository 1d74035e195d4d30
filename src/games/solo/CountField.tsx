import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../ui/fields/fieldBox.module.css';
import { HoldButton } from '../frame/controls/stepping.tsx';
import styles from './CountField.module.css';

/** A small whole number that is chosen: how many mines, how many stones, after how many right guesses. */
export function CountField({
  label,
  value,
  min,
  max,
  note,
  beside = false,
  disabled = false,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  /** What a number means, beside it in the list: what it pays. */
  note?: (count: number) => string;
  /** It shares its row with another field: on a phone its words need the room of its buttons, and the list is enough. */
  beside?: boolean;
  disabled?: boolean;
  onChange: (count: number) => void;
}) {
  const { t } = useTranslation('table');
  const id = useId();
  // A held button goes on from what stands there by then.
  const latest = useRef(value);
  latest.current = value;
  const step = (by: number) => onChange(Math.max(min, Math.min(max, latest.current + by)));
  return (
    <div
      className={`${shared.box} ${styles.field}`}
      data-beside={beside || undefined}
      data-disabled={disabled || undefined}
    >
      <div className={styles.main}>
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          className={styles.select}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
            <option key={count} value={count}>
              {note ? `${count} · ${note(count)}` : count}
            </option>
          ))}
        </select>
      </div>
      <HoldButton
        label={t('smaller')}
        icon="minus"
        disabled={disabled || value <= min}
        act={() => step(-1)}
      />
      <HoldButton label={t('greater')} icon="plus" disabled={disabled || value >= max} act={() => step(1)} />
    </div>
  );
}
