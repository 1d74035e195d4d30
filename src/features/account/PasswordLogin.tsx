import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Credentials } from '../../../contract/http/accounts.ts';
import { market } from '../../i18n/market.ts';
import { looksLikePhone } from '../../shared/account/accountInput.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { attempt } from '../../ui/fields/refusals.ts';
import type { TextFieldProps } from '../../ui/fields/TextField.tsx';
import formSheetStyles from '../../ui/styles/formSheet.module.css';
import { loginResolver, USER_NAME_INPUT } from './authForm.ts';
import styles from './PasswordLogin.module.css';

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
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { account, password: '' } });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (focused) form.setFocus(account === '' ? 'account' : 'password');
  }, [form, focused, account]);

  const submit = form.handleSubmit(async (credentials) => {
    await attempt(() => signIn(credentials), form.setError, {
      [ErrorCode.wrongPhoneOrPassword]: { field: 'password', text: t('wrongCredentials') },
      [ErrorCode.tooFrequent]: { field: 'password', text: t('tooOften') },
    });
  });

  return (
    <>
      <form className={formSheetStyles.form} onSubmit={submit} noValidate>
        <div className={formSheetStyles.slot}>
          <AccountField
            {...form.register('account')}
            value={form.watch('account')}
            label={t('account')}
            error={textOf(errors.account)}
            data-autofocus={account === '' ? '' : undefined}
          />
        </div>
        <div className={formSheetStyles.slot}>
          <PasswordField
            {...form.register('password')}
            label={t('password')}
            autoComplete="current-password"
            error={textOf(errors.password)}
            data-autofocus={account === '' ? undefined : ''}
          />
        </div>
        <div className={formSheetStyles.links}>
          <button type="button" className={formSheetStyles.link} onClick={onForgotten}>
            {t('forgot')}
          </button>
          <button
            type="button"
            className={formSheetStyles.link}
            onClick={() => onCode(form.getValues('account'))}
          >
            {t('byCode')}
          </button>
        </div>
        <div className={formSheetStyles.main}>
          <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
            {t('common:signIn')}
          </Button>
        </div>
      </form>
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
