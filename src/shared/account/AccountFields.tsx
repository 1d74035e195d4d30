import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../ui/fields/Field.module.css';
import { Field } from '../../ui/fields/Field.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';

/** A password, with a switch that shows it. */
export function PasswordField(input: Omit<TextFieldProps, 'type'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          className={styles.peek}
          aria-label={t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}

const DIGITS = 6;

/**
 * A code of six digits that was sent to the player; phones suggest it from the message. Only the digits of typed or pasted text
 * are kept.
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
            // No maxLength: it would cut '123 456' before the space is removed.
            const digits = event.target.value.replace(/\D/g, '').slice(0, DIGITS);
            if (digits !== event.target.value) event.target.value = digits;
            onChange?.(event);
          }}
        />
      )}
    />
  );
}

/** National phone digits with the country's prefix in front. */
export function PhoneField({
  prefix,
  ...input
}: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> & { prefix: string }) {
  return (
    <TextField
      {...input}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={20}
      before={<span className={styles.prefix}>{prefix}</span>}
    />
  );
}

/** An e-mail address: keyboard with @, corrections off. */
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

/** Input attributes of a field for a copied code of capital letters and digits: corrections off. */
export const CAPITALS_INPUT = {
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
