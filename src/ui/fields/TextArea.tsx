import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldShape } from './Field.tsx';
import styles from './TextArea.module.css';

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
