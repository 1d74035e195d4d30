import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { CodeCredentials } from '../../../contract/http/accounts.ts';
import { market } from '../../i18n/market.ts';
import { CodeField } from '../../shared/account/CodeField.tsx';
import { CodeSent, ResendRow } from '../../shared/account/ResendRow.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import type { SentCode } from '../../shared/account/useSentCode.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { attempt, REFUSED } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { codeResolver } from './authForm.ts';

const resolver = codeResolver();

/** The second step of a sign-in by code: the code that was sent. */
export function LoginCodeForm({
  sent,
  signIn,
  onResend,
  onOther,
}: {
  sent: SentCode;
  signIn: (credentials: CodeCredentials) => Promise<void>;
  onResend: () => Promise<void>;
  /** The code should go elsewhere. */
  onOther: () => void;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  // The press that sent the code asked for this field: the keyboard may come.
  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async ({ code }) => {
    await attempt(() => signIn({ phone: sent.to, code }), form.setError, {
      [ErrorCode.wrongCode]: { field: 'code', text: t('codeWrong') },
      [ErrorCode.tooFrequent]: { field: 'code', text: t('tooOften') },
    });
  });

  const resend = async () => {
    await onResend();
    form.reset();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeSent text={t('codeSent', { phone: `${market.phone.prefix} ${sent.to}` })} sandbox={sent.sandbox} />
      <div className={styles.slot}>
        <CodeField
          {...form.register('code')}
          label={t('code')}
          hint={t('codeHint')}
          error={textOf(errors.code)}
        />
      </div>
      <ResendRow
        resendAt={sent.resendAt}
        onResend={resend}
        onTooOften={() => form.setError('code', { type: REFUSED, message: t('askedTooOften') })}
        other={{ label: t('otherPhone'), onClick: onOther }}
      />
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('common:signIn')}
        </Button>
      </div>
    </form>
  );
}
