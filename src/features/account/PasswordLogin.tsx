import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Credentials } from '../../../contract/http/accounts.ts';
import { market } from '../../i18n/market.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { attempt } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { AccountField } from './AccountField.tsx';
import { loginResolver } from './authForm.ts';

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
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.slot}>
          <AccountField
            {...form.register('account')}
            value={form.watch('account')}
            label={t('account')}
            error={textOf(errors.account)}
            data-autofocus={account === '' ? '' : undefined}
          />
        </div>
        <div className={styles.slot}>
          <PasswordField
            {...form.register('password')}
            label={t('password')}
            autoComplete="current-password"
            error={textOf(errors.password)}
            data-autofocus={account === '' ? undefined : ''}
          />
        </div>
        <div className={styles.links}>
          <button type="button" className={styles.link} onClick={onForgotten}>
            {t('forgot')}
          </button>
          <button type="button" className={styles.link} onClick={() => onCode(form.getValues('account'))}>
            {t('byCode')}
          </button>
        </div>
        <div className={styles.main}>
          <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
            {t('common:signIn')}
          </Button>
        </div>
      </form>
      {children}
    </>
  );
}
