import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { PhoneAccount } from '../../../contract/http/accounts.ts';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { intentKey } from '../../net/intentKey.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { PhoneField } from '../../shared/account/PhoneField.tsx';
import { register } from '../../shared/account/session.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { phoneResolver } from './authForm.ts';
import { InviteField } from './InviteField.tsx';

const resolver = phoneResolver(market.phone);

/** Phone, password and, for who has one, an invite code. */
export function PhoneRegisterForm({ inviteCode, askInvite }: { inviteCode: string; askInvite: boolean }) {
  const { t } = useTranslation(['signIn', 'common']);
  const textOf = useFieldTexts();
  const keyFor = useRef(intentKey<PhoneAccount>());
  const form = useForm({ resolver, defaultValues: { phone: '', password: '', inviteCode } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (account) => {
    const done = await attempt(() => register(account, keyFor.current(account)), form.setError, {
      [ErrorCode.phoneExists]: { field: 'phone', text: t('phoneTaken') },
      [ErrorCode.invalidInvite]: { field: 'inviteCode', text: t('inviteUnknown') },
      [ErrorCode.tooFrequent]: { field: 'phone', text: t('tooOften') },
    });
    if (done) toast('success', t('welcomeNew', { amount: formatMoney(market.grant) }));
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.slot}>
        <PhoneField
          {...form.register('phone')}
          label={t('phone')}
          prefix={market.phone.prefix}
          placeholder={market.phone.example}
          error={textOf(errors.phone)}
          data-autofocus=""
        />
      </div>
      <div className={styles.slot}>
        <PasswordField
          {...form.register('password')}
          label={t('password')}
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={textOf(errors.password)}
        />
      </div>
      <InviteField {...form.register('inviteCode')} open={askInvite} error={textOf(errors.inviteCode)} />
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('common:register')}
        </Button>
      </div>
    </form>
  );
}
