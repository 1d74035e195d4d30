import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../state/market.ts';
import { signIn, useSession } from '../../state/session.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { attempt } from '../../ui/refusals.ts';
import { toast } from '../../ui/toasts.ts';
import { AccountField } from './AccountField.tsx';
import { loginResolver } from './authForm.ts';
import { usePasswordChanged } from './passwordReset.ts';
import styles from './signIn.module.css';
import { useFieldTexts } from './useFieldTexts.ts';

const resolver = loginResolver(market.phone);

/** Phone or user name, and password. */
export function LoginForm({ account, onForgotten }: { account: string; onForgotten: () => void }) {
  const { t } = useTranslation(['signIn', 'common']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { account, password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    const done = await attempt(() => signIn(credentials), form.setError, {
      [ErrorCode.wrongPhoneOrPassword]: { field: 'password', text: t('wrongCredentials') },
      [ErrorCode.tooFrequent]: { field: 'password', text: t('tooOften') },
    });
    if (!done) return;
    usePasswordChanged.setState({ changed: false });
    toast('success', t('welcomeBack', { name: useSession.getState().player?.name ?? '' }));
  });

  return (
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
  );
}
