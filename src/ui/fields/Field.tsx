import { type ReactNode, useId } from 'react';
import { Icon } from '../signs/Icon.tsx';
import styles from './Field.module.css';
import shared from './fieldBox.module.css';

export interface FieldShape {
  label: string;
  /** The error, shown below the field and exposed to screen readers; undefined when it is valid. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Shows the label only to screen readers, where the context identifies the field. */
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface ControlProps {
  id: string;
  className: string;
  disabled: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The label, the box, and the line below a form control. */
export function Field({
  label,
  error,
  hint,
  hideLabel = false,
  disabled = false,
  before,
  after,
  control,
}: FieldShape & { before?: ReactNode; after?: ReactNode; control: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={`${shared.box} ${styles.box}`}
        data-invalid={error !== undefined || undefined}
        data-disabled={disabled || undefined}
      >
        {before}
        {control({
          id,
          className: `${shared.control} ${styles.control}`,
          disabled,
          'aria-invalid': error !== undefined,
          'aria-describedby': note === undefined ? undefined : `${id}-note`,
        })}
        {after}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon name="alert" size={14} />}
          {note}
        </p>
      )}
    </div>
  );
}

/** A select with few options, with the phone's own picker. */
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
