import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../i18n/market.ts';
import { codeText, passwordText } from '../../shared/account/accountInput.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import type { SentCode } from '../../shared/account/useSentCode.ts';
import { attempt, REFUSED } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import type { BoundChannel } from './BoundCodeAsk.tsx';
import { bind } from './contacts.ts';
import { SentCodePart } from './SentCodePart.tsx';
import { StepForm } from './StepForm.tsx';

const FIRST = valibotResolver(v.object({ code: codeText, password: v.string() }));
const CHANGE = valibotResolver(v.object({ code: codeText, password: passwordText }));

/** The code that went to the new contact; with the password where it takes another one's place. */
export function ContactProofForm({
  channel,
  bound,
  sent,
  onResend,
  onOther,
  onDone,
}: {
  channel: BoundChannel;
  /** Another one is bound now. */
  bound: boolean;
  sent: SentCode;
  onResend: () => Promise<void>;
  onOther: () => void;
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver: bound ? CHANGE : FIRST, defaultValues: { code: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const phone = channel === 'phone';

  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async (typed) => {
    const wrong = { field: 'code', text: t('signIn:codeWrong') } as const;
    await attempt(
      async () => {
        await bind(channel, sent.to, typed);
        await onDone();
      },
      form.setError,
      {
        [ErrorCode.wrongCode]: wrong,
        [ErrorCode.wrongEmailCode]: wrong,
        [ErrorCode.phoneExists]: { field: 'code', text: t('phoneTaken') },
        [ErrorCode.emailTaken]: { field: 'code', text: t('emailTaken') },
        [ErrorCode.wrongPassword]: { field: 'password', text: t('passwordWrong') },
        [ErrorCode.tooFrequent]: { field: bound ? 'password' : 'code', text: t('signIn:tooOften') },
      },
    );
  });
  const resend = async () => {
    await onResend();
    form.clearErrors('code');
    form.setValue('code', '');
  };

  return (
    <StepForm action={t(bound ? 'contactChange' : 'contactBind')} busy={isSubmitting} onSubmit={submit}>
      <SentCodePart
        channel={channel}
        sent={sent}
        to={phone ? `${market.phone.prefix} ${sent.to}` : sent.to}
        field={form.register('code')}
        error={textOf(errors.code)}
        other={{ label: t(phone ? 'signIn:otherPhone' : 'signIn:otherEmail'), onClick: onOther }}
        onResend={resend}
        onRefused={(message) => form.setError('code', { type: REFUSED, message })}
      />
      {bound && (
        <div className={styles.slot}>
          <PasswordField
            {...form.register('password')}
            label={t('signIn:password')}
            autoComplete="current-password"
            hint={t('contactPassword')}
            error={textOf(errors.password)}
          />
        </div>
      )}
    </StepForm>
  );
}
