import { Icon } from '../signs/Icon.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

/** A choice among few, with the phone's own picker. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel,
  disabled,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  disabled?: boolean;
}) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      disabled={disabled}
      control={({ className, ...props }) => (
        <select
          {...props}
          className={`${className} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      after={
        <span className={styles.arrow}>
          <Icon name="chevronDown" />
        </span>
      }
    />
  );
}
