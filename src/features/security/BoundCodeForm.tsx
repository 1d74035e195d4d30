import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { codeText } from '../../shared/account/accountInput.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import type { SentCode } from '../../shared/account/useSentCode.ts';
import { REFUSED } from '../../ui/fields/refusals.ts';
import type { BoundChannel } from './BoundCodeAsk.tsx';
import { SentCodePart } from './SentCodePart.tsx';
import { StepForm } from './StepForm.tsx';

const resolver = valibotResolver(v.object({ code: codeText }));

/** The code that went to a bound contact. */
export function BoundCodeForm({
  sent,
  to,
  channel,
  wrong,
  busy,
  action,
  onResend,
  onOther,
  onCode,
}: {
  sent: SentCode;
  /** Masked. */
  to: string;
  channel: BoundChannel;
  /** The last code was no good. */
  wrong: boolean;
  busy: boolean;
  action: string;
  onResend: () => Promise<void>;
  onOther: () => void;
  onCode: (code: string) => void;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const { errors } = form.formState;

  useEffect(() => form.setFocus('code'), [form]);
  useEffect(() => {
    if (wrong) form.setError('code', { type: REFUSED, message: t('signIn:codeWrong') });
  }, [wrong, form, t]);

  const resend = async () => {
    await onResend();
    form.reset();
  };

  return (
    <StepForm action={action} busy={busy} onSubmit={form.handleSubmit(({ code }) => onCode(code))}>
      <SentCodePart
        channel={channel}
        sent={sent}
        to={to}
        field={form.register('code')}
        error={textOf(errors.code)}
        other={{ label: t('otherWay'), onClick: onOther }}
        onResend={resend}
        onRefused={(message) => form.setError('code', { type: REFUSED, message })}
      />
    </StepForm>
  );
}
