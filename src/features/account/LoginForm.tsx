import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Credentials } from '../../../contract/http/accounts.ts';
import { HttpError } from '../../net/errors.ts';
import { market } from '../../state/market.ts';
import { signIn, useSession } from '../../state/session.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../../ui/formSheet.module.css';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { attempt } from '../../ui/refusals.ts';
import { toast } from '../../ui/toasts.ts';
import { useFieldTexts } from '../../ui/useFieldTexts.ts';
import { AccountField } from './AccountField.tsx';
import { loginResolver } from './authForm.ts';
import { FactorForm } from './FactorForm.tsx';
import { usePasswordChanged } from './passwordReset.ts';

const resolver = loginResolver(market.phone);

/** Phone or user name, and password; then the second factor's code, where there is one. */
export function LoginForm({
  account,
  again,
  onForgotten,
  children,
}: {
  account: string;
  /** They are signed in, and only prove that it is still they. */
  again: boolean;
  onForgotten: () => void;
  /** The ways for those without an account; they are no way on once the password was right. */
  children?: ReactNode;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const textOf = useFieldTexts();
  const [proved, setProved] = useState<Credentials | null>(null);
  const form = useForm({ resolver, defaultValues: { account, password: '' } });
  const { errors, isSubmitting } = form.formState;

  const enter = async (credentials: Credentials) => {
    await signIn(credentials);
    usePasswordChanged.setState({ changed: false });
    if (!again) toast('success', t('welcomeBack', { name: useSession.getState().player?.name ?? '' }));
  };
  const submit = form.handleSubmit(async (credentials) => {
    const tried = () =>
      enter(credentials).catch((error) => {
        if (!(error instanceof HttpError) || error.code !== ErrorCode.factorNeeded) throw error;
        setProved(credentials);
      });
    await attempt(tried, form.setError, {
      [ErrorCode.wrongPhoneOrPassword]: { field: 'password', text: t('wrongCredentials') },
      [ErrorCode.tooFrequent]: { field: 'password', text: t('tooOften') },
    });
  });

  if (proved) return <FactorForm credentials={proved} signIn={enter} onBack={() => setProved(null)} />;
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
