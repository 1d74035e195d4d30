import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../ui/fields/fieldBox.module.css';
import { HoldButton } from '../frame/controls/stepping.tsx';
import styles from './CountField.module.css';

/** A field for a small whole number: mines, stones, right guesses. */
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
  /** What a number means, shown beside it in the list: its payout. */
  note?: (count: number) => string;
  /**
   * It shares its row with another field: on a phone the buttons are hidden to make room for the text, and only the list is
   * left.
   */
  beside?: boolean;
  disabled?: boolean;
  onChange: (count: number) => void;
}) {
  const { t } = useTranslation('table');
  const id = useId();
  // A held button continues from the current value.
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
