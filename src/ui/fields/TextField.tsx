import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldShape } from './Field.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled'>,
    FieldShape {
  ref?: Ref<HTMLInputElement>;
  /** What else stands in the box: a prefix, a button. */
  before?: ReactNode;
  after?: ReactNode;
}

export function TextField({
  label,
  error,
  hint,
  hideLabel,
  disabled,
  before,
  after,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      hideLabel={hideLabel}
      disabled={disabled}
      before={before}
      after={after}
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
