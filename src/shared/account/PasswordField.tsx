import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../ui/fields/Field.module.css';
import { Field } from '../../ui/fields/Field.tsx';
import type { TextFieldProps } from '../../ui/fields/TextField.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';

/** A password, with a switch that shows it. */
export function PasswordField({ label, error, hint, disabled, ...input }: Omit<TextFieldProps, 'type'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      disabled={disabled}
      control={(props) => (
        <input
          {...input}
          {...props}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
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
