import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import type { TextFieldProps } from '../../ui/fields/TextField.tsx';
import styles from './FastRegisterForm.module.css';
import { USER_NAME_INPUT } from './userNameInput.ts';

/** A user name, with a button that suggests another. */
export function UserNameField({
  label,
  error,
  hint,
  onSuggest,
  ...input
}: Omit<TextFieldProps, 'type'> & { onSuggest: () => void }) {
  const { t } = useTranslation('signIn');
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      control={(props) => <input {...input} {...props} {...USER_NAME_INPUT} maxLength={20} />}
      after={
        <span className={styles.suggest}>
          <IconButton icon="dice" label={t('otherName')} onClick={onSuggest} />
        </span>
      }
    />
  );
}
