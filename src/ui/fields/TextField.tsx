import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldShape } from './Field.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled'>,
    FieldShape {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, error, hint, hideLabel, disabled, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      hideLabel={hideLabel}
      disabled={disabled}
      control={(props) => <input {...input} {...props} />}
    />
  );
}

/** Some sentences: what went wrong, a message. */
export function TextArea({
  label,
  error,
  hint,
  hideLabel,
  disabled,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'disabled'> &
  FieldShape & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      hideLabel={hideLabel}
      disabled={disabled}
      control={({ className, ...props }) => (
        <textarea {...area} {...props} className={`${className} ${styles.area}`} />
      )}
    />
  );
}
