import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { emailMfa } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { codeText, passwordText } from '../../shared/account/accountInput.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import type { SentCode } from '../../shared/account/useSentCode.ts';
import { attempt, REFUSED } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { SentCodePart } from './SentCodePart.tsx';
import { StepForm } from './StepForm.tsx';

const resolver = valibotResolver(v.object({ code: codeText, password: passwordText }));
const AT_FIELD = [ErrorCode.wrongEmailCode, ErrorCode.wrongPassword, ErrorCode.tooFrequent];

/** The code of the e-mail, and the password. */
export function TurnOffProof({
  sent,
  to,
  onResend,
  onOther,
  onDone,
}: {
  sent: SentCode;
  /** Masked. */
  to: string;
  onResend: () => Promise<void>;
  onOther: () => void;
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { code: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async (input) => {
    const off = async () => {
      await freshly(() => http.send(emailMfa, input, { quiet: AT_FIELD }));
      await onDone();
    };
    await attempt(off, form.setError, {
      [ErrorCode.wrongEmailCode]: { field: 'code', text: t('signIn:codeWrong') },
      [ErrorCode.wrongPassword]: { field: 'password', text: t('passwordWrong') },
      [ErrorCode.tooFrequent]: { field: 'password', text: t('signIn:tooOften') },
    });
  });
  const resend = async () => {
    await onResend();
    form.clearErrors('code');
    form.setValue('code', '');
  };

  return (
    <StepForm action={t('mfaTurnOff')} kind="danger" busy={isSubmitting} onSubmit={submit}>
      <SentCodePart
        channel="email"
        sent={sent}
        to={to}
        field={form.register('code')}
        error={textOf(errors.code)}
        other={{ label: t('mfaOffCode'), onClick: onOther }}
        onResend={resend}
        onRefused={(message) => form.setError('code', { type: REFUSED, message })}
      />
      <div className={styles.slot}>
        <PasswordField
          {...form.register('password')}
          label={t('signIn:password')}
          autoComplete="current-password"
          error={textOf(errors.password)}
        />
      </div>
    </StepForm>
  );
}
