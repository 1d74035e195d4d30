import styles from '../../ui/fields/Field.module.css';
import { Field } from '../../ui/fields/Field.tsx';
import type { TextFieldProps } from '../../ui/fields/TextField.tsx';

const DIGITS = 6;

/**
 * A code of six digits that was sent to the player; phones offer it from the message. Whatever is typed or pasted,
 * only its digits stay.
 */
export function CodeField({
  label,
  error,
  hint,
  disabled,
  onChange,
  ...input
}: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      disabled={disabled}
      control={({ className, ...props }) => (
        <input
          {...input}
          {...props}
          className={`${className} ${styles.code}`}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          onChange={(event) => {
            // No maxLength: it would cut '123 456' before the space is taken out.
            const digits = event.target.value.replace(/\D/g, '').slice(0, DIGITS);
            if (digits !== event.target.value) event.target.value = digits;
            onChange?.(event);
          }}
        />
      )}
    />
  );
}
