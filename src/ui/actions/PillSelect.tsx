import { Icon } from '../signs/Icon.tsx';
import styles from './PillSelect.module.css';

/** A small select among chips, with the phone's own picker. The first option means "all". */
export function PillSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  /** The label for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <span className={styles.pill} data-chosen={chosen !== options[0] || undefined}>
      <span className={styles.text} aria-hidden="true">
        {chosen?.label}
      </span>
      <Icon name="chevronDown" size={16} />
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.ring} aria-hidden="true" />
    </span>
  );
}
