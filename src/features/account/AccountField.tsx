import { market } from '../../i18n/market.ts';
import { looksLikePhone } from '../../shared/account/accountInput.ts';
import { Field } from '../../ui/fields/Field.tsx';
import type { TextFieldProps } from '../../ui/fields/TextField.tsx';
import styles from './AccountField.module.css';
import { USER_NAME_INPUT } from './userNameInput.ts';

/** A phone number or a user name: digits show the country's prefix before them. */
export function AccountField({
  label,
  error,
  value,
  ...input
}: Omit<TextFieldProps, 'type' | 'value'> & { value: string }) {
  const phone = looksLikePhone(value) && !value.trimStart().startsWith('+');
  return (
    <Field
      label={label}
      error={error}
      before={phone && <span className={styles.prefix}>{market.phone.prefix}</span>}
      control={(props) => <input {...input} {...props} {...USER_NAME_INPUT} maxLength={24} />}
    />
  );
}
