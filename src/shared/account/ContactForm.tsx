import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../i18n/market.ts';
import type { Refusals } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { EmailField, PhoneField } from './AccountFields.tsx';
import { contactResolver } from './accountInput.ts';
import { SheetForm, useSheetForm } from './SheetForm.tsx';
import type { CodeChannel } from './useSentCode.ts';

const RESOLVERS = {
  phone: contactResolver('phone', market.phone),
  email: contactResolver('email', market.phone),
};

/** Asks for the phone or e-mail that receives a code. */
export function ContactForm({
  channel,
  text,
  label,
  to,
  focused = false,
  refusals,
  onSend,
  children,
}: {
  channel: CodeChannel;
  /** Explains that a code will be sent, and where to. */
  text: string;
  /** The field's label, if not the default one for a phone or e-mail. */
  label?: string | undefined;
  /** The initial value. */
  to: string;
  /** Replaces another form and takes over its focus. */
  focused?: boolean;
  /** Possible refusals, besides "requested too often". */
  refusals?: Refusals<{ to: string }>;
  onSend: (to: string) => Promise<void>;
  /** Content between the field and the button. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('signIn');
  const form = useSheetForm({
    resolver: RESOLVERS[channel],
    values: { to },
    focus: focused ? 'to' : null,
  });
  const field = { ...form.field('to'), 'data-autofocus': '' };
  const submit = form.submit((typed) => onSend(typed.to), {
    [ErrorCode.tooFrequent]: { field: 'to', text: t('askedTooOften') },
    ...refusals,
  });
  return (
    <SheetForm action={t('sendCode')} busy={form.busy} onSubmit={submit}>
      <p className={styles.intro}>{text}</p>
      <div className={styles.slot}>
        {channel === 'phone' ? (
          <PhoneField
            {...field}
            label={label ?? t('phone')}
            prefix={market.phone.prefix}
            placeholder={market.phone.example}
          />
        ) : (
          <EmailField {...field} label={label ?? t('email')} />
        )}
      </div>
      {children}
    </SheetForm>
  );
}
