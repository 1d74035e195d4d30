import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { countdownText } from '../../i18n/format.ts';
import { HttpError } from '../../net/errors.ts';
import { REFUSED, type Refusals } from '../../ui/fields/refusals.ts';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { CodeField, PasswordField } from './AccountFields.tsx';
import { type CodeAndPassword, codeAloneResolver, codeAndPasswordResolver } from './accountInput.ts';
import { SheetForm, useSheetForm } from './SheetForm.tsx';
import type { CodeChannel, SentCode } from './useSentCode.ts';

/** Where a code was sent, its field, an optional password field, and links to request another code. */
export function SentCodeForm({
  channel,
  sent,
  text,
  action,
  kind,
  password,
  other,
  wrong,
  busy = false,
  refusals = {},
  onCode,
  onResend,
}: {
  channel: CodeChannel;
  sent: SentCode;
  /** Explains where the code was sent. */
  text: string;
  action: string;
  kind?: 'primary' | 'danger';
  /** The label and autofill of the password field. */
  password?: { label: string; hint?: string; autoComplete: 'current-password' | 'new-password' } | undefined;
  /** A link to change where the code is sent. */
  other: { label: string; onClick: () => void };
  /** The error of the last code, if it is found out later. */
  wrong?: string | undefined;
  busy?: boolean;
  refusals?: Refusals<CodeAndPassword>;
  /** `quiet`: the error codes handled by the form. */
  onCode: (typed: CodeAndPassword, quiet: number[]) => Promise<void>;
  onResend: () => Promise<void>;
}) {
  const { t } = useTranslation('signIn');
  const form = useSheetForm({
    resolver: password ? codeAndPasswordResolver : codeAloneResolver,
    values: { code: '', password: '' },
    focus: 'code',
  });
  const { setError } = form;
  useEffect(() => {
    if (wrong) setError('code', { type: REFUSED, message: wrong });
  }, [wrong, setError]);
  const resend = async () => {
    await onResend();
    if (!password) return form.reset();
    form.clearErrors('code');
    form.setValue('code', '');
  };
  return (
    <SheetForm action={action} kind={kind} busy={busy || form.busy} onSubmit={form.submit(onCode, refusals)}>
      <CodeSent text={text} sandbox={sent.sandbox} />
      <div className={styles.slot}>
        <CodeField
          {...form.field('code')}
          label={t(channel === 'phone' ? 'code' : 'codeEmail')}
          hint={t('codeHint')}
        />
      </div>
      <ResendRow
        resendAt={sent.resendAt}
        onResend={resend}
        onTooOften={() => setError('code', { type: REFUSED, message: t('askedTooOften') })}
        other={other}
      />
      {password && (
        <div className={styles.slot}>
          <PasswordField {...form.field('password')} {...password} />
        </div>
      )}
    </SheetForm>
  );
}

/** Requests another code once the server allows it, or changes its address. */
export function ResendRow({
  resendAt,
  onResend,
  onTooOften,
  other,
}: {
  resendAt: number;
  onResend: () => Promise<void>;
  /** The server replied that it is too soon (667). */
  onTooOften: () => void;
  /** A link back to the contact form. */
  other?: { label: string; onClick: () => void };
}) {
  const { t } = useTranslation('signIn');
  const [sending, setSending] = useState(false);
  const left = useSecondsUntil(resendAt);

  const send = () => {
    setSending(true);
    onResend()
      .catch((error) => {
        if (error instanceof HttpError && error.code === ErrorCode.tooFrequent) onTooOften();
      })
      .finally(() => setSending(false));
  };

  return (
    <div className={styles.links}>
      <button type="button" className={styles.link} disabled={left > 0 || sending} onClick={send}>
        {left > 0 ? t('resendIn', { time: countdownText(left) }) : t('resend')}
      </button>
      {other && (
        <button type="button" className={styles.link} onClick={other.onClick}>
          {other.label}
        </button>
      )}
    </div>
  );
}

/** Where a code was sent, and on a sandbox server where it can be read. */
export function CodeSent({ text, sandbox }: { text: string; sandbox: string | null }) {
  const { t } = useTranslation('signIn');
  return (
    <>
      <p className={styles.sent}>{text}</p>
      {sandbox !== null && (
        <a className={styles.link} href={sandbox} target="_blank" rel="noreferrer">
          {t('demoCode')}
          <Icon name="external" size={14} />
        </a>
      )}
    </>
  );
}
