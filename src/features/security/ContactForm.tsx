import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../i18n/market.ts';
import { emailText, phoneDigits } from '../../shared/account/accountInput.ts';
import { EmailField } from '../../shared/account/EmailField.tsx';
import { PhoneField } from '../../shared/account/PhoneField.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import type { BoundChannel } from './BoundCodeAsk.tsx';
import { StepForm } from './StepForm.tsx';

const RESOLVERS = {
  phone: valibotResolver(v.object({ to: phoneDigits(market.phone) })),
  email: valibotResolver(v.object({ to: emailText })),
};

/** Which phone or e-mail is to be bound. */
export function ContactForm({
  channel,
  bound,
  to,
  onSend,
}: {
  channel: BoundChannel;
  /** What is bound now, masked; empty when nothing is. */
  bound: string;
  /** What was typed before. */
  to: string;
  onSend: (to: string) => Promise<void>;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver: RESOLVERS[channel], defaultValues: { to } });
  const { errors, isSubmitting } = form.formState;
  const phone = channel === 'phone';
  const field = { ...form.register('to'), error: textOf(errors.to), 'data-autofocus': '' };
  const why = phone ? t('phoneWhy') : t('emailWhy');

  const submit = form.handleSubmit(async (typed) => {
    await attempt(() => onSend(typed.to), form.setError, {
      [ErrorCode.tooFrequent]: { field: 'to', text: t('signIn:askedTooOften') },
      [ErrorCode.badParameter]: {
        field: 'to',
        text: phone ? t('signIn:phoneInvalid', { example: market.phone.example }) : t('signIn:emailInvalid'),
      },
    });
  });

  return (
    <StepForm action={t('signIn:sendCode')} busy={isSubmitting} onSubmit={submit}>
      <p className={styles.intro}>{bound ? t('contactNow', { contact: bound }) : why}</p>
      <div className={styles.slot}>
        {phone ? (
          <PhoneField
            {...field}
            label={t(bound ? 'phoneNew' : 'signIn:phone')}
            prefix={market.phone.prefix}
            placeholder={market.phone.example}
          />
        ) : (
          <EmailField {...field} label={t(bound ? 'emailNew' : 'signIn:email')} />
        )}
      </div>
    </StepForm>
  );
}
