import styles from '../../ui/fields/Field.module.css';
import { Field } from '../../ui/fields/Field.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx';

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

/** An e-mail address: the keyboard has its @, nothing is corrected. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={100}
    />
  );
}
