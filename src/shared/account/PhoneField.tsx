import styles from '../../ui/fields/Field.module.css';
import { Field } from '../../ui/fields/Field.tsx';
import type { TextFieldProps } from '../../ui/fields/TextField.tsx';

/** National phone digits behind the country's prefix. */
export function PhoneField({
  label,
  error,
  hint,
  disabled,
  prefix,
  ...input
}: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> & { prefix: string }) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      disabled={disabled}
      before={<span className={styles.prefix}>{prefix}</span>}
      control={(props) => (
        <input {...input} {...props} type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} />
      )}
    />
  );
}
