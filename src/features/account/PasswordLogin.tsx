import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Credentials } from '../../../contract/http/accounts.ts';
import { market } from '../../i18n/market.ts';
import { PasswordField } from '../../shared/account/AccountFields.tsx';
import { looksLikePhone } from '../../shared/account/accountInput.ts';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import type { TextFieldProps } from '../../ui/fields/TextField.tsx';
import formSheetStyles from '../../ui/styles/formSheet.module.css';
import styles from './account.module.css';
import { loginResolver, USER_NAME_INPUT } from './authForm.ts';

const resolver = loginResolver(market.phone);

/** Phone or user name, and password. */
export function PasswordLogin({
  account,
  focused,
  signIn,
  onForgotten,
  onCode,
  children,
}: {
  /** What the field is filled with. */
  account: string;
  /** Comes in the place of another form, whose focus it takes over. */
  focused: boolean;
  signIn: (credentials: Credentials) => Promise<void>;
  onForgotten: () => void;
  /** Rather by a code; with what was typed for an account. */
  onCode: (account: string) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const first = account === '' ? 'account' : 'password';
  const form = useSheetForm({
    resolver,
    values: { account, password: '' },
    focus: focused ? first : null,
  });
  const submit = form.submit(signIn, {
    [ErrorCode.wrongPhoneOrPassword]: { field: 'password', text: t('wrongCredentials') },
    [ErrorCode.tooFrequent]: { field: 'password', text: t('tooOften') },
  });

  return (
    <>
      <SheetForm
        action={t('common:signIn')}
        busy={form.busy}
        links={[
          { label: t('forgot'), onClick: onForgotten },
          { label: t('byCode'), onClick: () => onCode(form.getValues('account')) },
        ]}
        onSubmit={submit}
      >
        <div className={formSheetStyles.slot}>
          <AccountField
            {...form.field('account')}
            value={form.watch('account')}
            label={t('account')}
            data-autofocus={account === '' ? '' : undefined}
          />
        </div>
        <div className={formSheetStyles.slot}>
          <PasswordField
            {...form.field('password')}
            label={t('password')}
            autoComplete="current-password"
            data-autofocus={account === '' ? undefined : ''}
          />
        </div>
      </SheetForm>
      {children}
    </>
  );
}

/** A phone number or a user name: digits show the country's prefix before them. */
function AccountField({
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
