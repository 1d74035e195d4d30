import { type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '../../../contract/http/accounts.ts';
import { market } from '../../state/market.ts';
import { useSession } from '../../state/session.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { credentialsResolver, type FieldProblem } from './authForm.ts';
import styles from './CredentialsForm.module.css';

const resolver = credentialsResolver(market.phone);

/** A refusal shown at the field it is about. */
export type Refused = { field: keyof Credentials; text: string };

/** Phone and password, for signing in and for registering. */
export function CredentialsForm({
  action,
  newPassword,
  onSubmit,
  children,
}: {
  /** The button's text. */
  action: string;
  newPassword: boolean;
  /** Resolves to nothing when done, or to what was refused. Errors it throws are shown by the net. */
  onSubmit: (credentials: Credentials) => Promise<Refused | undefined>;
  children: ReactNode;
}) {
  const { t } = useTranslation('account');
  const remembered = useRef(useSession.getState().rememberAccount);
  const form = useForm({
    resolver,
    defaultValues: { phone: (!newPassword && remembered.current) || '', password: '' },
    shouldFocusError: true,
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    const refused = await onSubmit(credentials).catch(() => undefined);
    if (!refused) return;
    form.setError(refused.field, { type: 'refused', message: refused.text }, { shouldFocus: true });
  });

  const textOf = (field: keyof Credentials): string | undefined => {
    const error = errors[field];
    if (!error?.message || error.type === 'refused') return error?.message;
    return t(error.message as FieldProblem, { example: market.phone.example });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField
        {...form.register('phone')}
        label={t('phone')}
        prefix={market.phone.prefix}
        placeholder={market.phone.example}
        error={textOf('phone')}
        data-autofocus=""
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        autoComplete={newPassword ? 'new-password' : 'current-password'}
        hint={newPassword ? t('passwordHint') : undefined}
        error={textOf('password')}
      />
      <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
        {action}
      </Button>
      {children}
    </form>
  );
}
