import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../i18n/market.ts';
import { looksLikePhone } from '../../shared/account/accountInput.ts';
import { EmailField, PhoneField } from '../../shared/account/PhoneField.tsx';
import { useSession } from '../../shared/account/session.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { attempt } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { contactResolver } from './authForm.ts';
import type { ResetChannel } from './passwordReset.ts';

const RESOLVERS = {
  phone: contactResolver('phone', market.phone),
  email: contactResolver('email', market.phone),
};

/** The first step: which phone or e-mail the code goes to. */
export function ContactForm({
  channel,
  text,
  to,
  focused = false,
  onSend,
  children,
}: {
  channel: ResetChannel;
  /** Says that a code is sent, and where to. */
  text: string;
  /** What was given before. */
  to: string;
  /** Comes in the place of another form, whose focus it takes over. */
  focused?: boolean;
  onSend: (to: string) => Promise<void>;
  /** Between the field and the button. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('signIn');
  const textOf = useFieldTexts();
  const remembered = useSession((session) => session.rememberAccount) ?? '';
  const known = to || (channel === 'phone' && looksLikePhone(remembered) ? remembered : '');
  const form = useForm({ resolver: RESOLVERS[channel], defaultValues: { to: known } });
  const { errors, isSubmitting } = form.formState;
  const field = { ...form.register('to'), error: textOf(errors.to), 'data-autofocus': '' };

  useEffect(() => {
    if (focused) form.setFocus('to');
  }, [form, focused]);

  const submit = form.handleSubmit(async (typed) => {
    await attempt(() => onSend(typed.to), form.setError, {
      [ErrorCode.tooFrequent]: { field: 'to', text: t('askedTooOften') },
    });
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.intro}>{text}</p>
      <div className={styles.slot}>
        {channel === 'phone' ? (
          <PhoneField
            {...field}
            label={t('phone')}
            prefix={market.phone.prefix}
            placeholder={market.phone.example}
          />
        ) : (
          <EmailField {...field} label={t('email')} />
        )}
      </div>
      {children}
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('sendCode')}
        </Button>
      </div>
    </form>
  );
}
