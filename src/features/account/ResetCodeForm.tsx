import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../state/market.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { attempt, REFUSED } from '../../ui/refusals.ts';
import { newPasswordResolver } from './authForm.ts';
import { changePassword, type Reset } from './passwordReset.ts';
import { ResendRow } from './ResendRow.tsx';
import styles from './signIn.module.css';
import { useFieldTexts } from './useFieldTexts.ts';

const resolver = newPasswordResolver();

/** The second step: the code that was sent, and the new password. */
export function ResetCodeForm({
  reset,
  onSent,
  onOtherPhone,
  onDone,
}: {
  reset: Reset;
  /** Another code was sent. */
  onSent: (reset: Reset) => void;
  onOtherPhone: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('signIn');
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { code: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { phone } = reset;

  // The press that sent the code asked for this field: the keyboard may come.
  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async (typed) => {
    const done = await attempt(() => changePassword({ phone, ...typed }), form.setError, {
      [ErrorCode.wrongCode]: { field: 'code', text: t('codeWrong') },
      [ErrorCode.tooFrequent]: { field: 'code', text: t('tooOften') },
    });
    if (done) onDone();
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sent}>{t('codeSent', { phone: `${market.phone.prefix} ${phone}` })}</p>
      {reset.sandbox !== null && (
        <a className={styles.link} href={reset.sandbox} target="_blank" rel="noreferrer">
          {t('demoCode')}
          <Icon name="external" size={14} />
        </a>
      )}
      <div className={styles.slot}>
        <CodeField
          {...form.register('code')}
          label={t('code')}
          hint={t('codeHint')}
          error={textOf(errors.code)}
        />
      </div>
      <ResendRow
        reset={reset}
        onOtherPhone={onOtherPhone}
        onSent={(next) => {
          form.clearErrors('code');
          form.setValue('code', '');
          onSent(next);
        }}
        onTooOften={() => form.setError('code', { type: REFUSED, message: t('askedTooOften') })}
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
