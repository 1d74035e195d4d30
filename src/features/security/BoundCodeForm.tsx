import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { codeText } from '../../ui/accountInput.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { CodeSent } from '../../ui/CodeSent.tsx';
import styles from '../../ui/formSheet.module.css';
import { ResendRow } from '../../ui/ResendRow.tsx';
import { REFUSED } from '../../ui/refusals.ts';
import { useFieldTexts } from '../../ui/useFieldTexts.ts';
import type { SentCode } from '../../ui/useSentCode.ts';
import type { BoundChannel } from './BoundCodeAsk.tsx';

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
    <form className={styles.form} onSubmit={form.handleSubmit(({ code }) => onCode(code))} noValidate>
      <CodeSent text={t('codeSentTo', { to })} sandbox={sent.sandbox} />
      <div className={styles.slot}>
        <CodeField
          {...form.register('code')}
          label={t(channel === 'phone' ? 'signIn:code' : 'signIn:codeEmail')}
          hint={t('signIn:codeHint')}
          error={textOf(errors.code)}
        />
      </div>
      <ResendRow
        resendAt={sent.resendAt}
        onResend={resend}
        onTooOften={() => form.setError('code', { type: REFUSED, message: t('signIn:askedTooOften') })}
        other={{ label: t('otherWay'), onClick: onOther }}
      />
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
