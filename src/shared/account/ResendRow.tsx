import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { countdownText } from '../../i18n/format.ts';
import { HttpError } from '../../net/errors.ts';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';

/** Another code, once the house allows it, or another address for it. */
export function ResendRow({
  resendAt,
  onResend,
  onTooOften,
  other,
}: {
  resendAt: number;
  onResend: () => Promise<void>;
  /** The house says that it is too soon (667). */
  onTooOften: () => void;
  /** The way back to where the code is sent to. */
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

/** Says where a code went, and on a sandbox house where it can be read. */
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
