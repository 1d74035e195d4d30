import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../i18n/market.ts';
import { CodeField } from '../../shared/account/CodeField.tsx';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { CodeSent, ResendRow } from '../../shared/account/ResendRow.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import type { SentCode } from '../../shared/account/useSentCode.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { attempt, REFUSED } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { newPasswordResolver } from './authForm.ts';
import { changePassword, type ResetChannel } from './passwordReset.ts';

const resolver = newPasswordResolver();

/** The second step: the code that was sent, and the new password. */
export function ResetCodeForm({
  channel,
  sent,
  onResend,
  onOther,
  onDone,
}: {
  channel: ResetChannel;
  sent: SentCode;
  onResend: () => Promise<void>;
  /** The code should go elsewhere. */
  onOther: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('signIn');
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { code: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const phone = channel === 'phone';

  // The press that sent the code asked for this field: the keyboard may come.
  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async (typed) => {
    const wrong = { field: 'code', text: t('codeWrong') } as const;
    const done = await attempt(() => changePassword(channel, sent.to, typed), form.setError, {
      [ErrorCode.wrongCode]: wrong,
      [ErrorCode.wrongEmailCode]: wrong,
      [ErrorCode.tooFrequent]: { field: 'code', text: t('tooOften') },
    });
    if (done) onDone();
  });
  const resend = async () => {
    await onResend();
    form.clearErrors('code');
    form.setValue('code', '');
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeSent
        text={
          phone
            ? t('codeSent', { phone: `${market.phone.prefix} ${sent.to}` })
            : t('codeSentEmail', { email: sent.to })
        }
        sandbox={sent.sandbox}
      />
      <div className={styles.slot}>
        <CodeField
          {...form.register('code')}
          label={t(phone ? 'code' : 'codeEmail')}
          hint={t('codeHint')}
          error={textOf(errors.code)}
        />
      </div>
      <ResendRow
        resendAt={sent.resendAt}
        onResend={resend}
        onTooOften={() => form.setError('code', { type: REFUSED, message: t('askedTooOften') })}
        other={{ label: t(phone ? 'otherPhone' : 'otherEmail'), onClick: onOther }}
      />
      <div className={styles.slot}>
        <PasswordField
          {...form.register('password')}
          label={t('newPassword')}
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={textOf(errors.password)}
        />
      </div>
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  );
}
