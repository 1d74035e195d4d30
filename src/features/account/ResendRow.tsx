import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';
import { countdownText } from '../../ui/countdown.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { askForCode, type Reset } from './passwordReset.ts';
import styles from './signIn.module.css';

/** Another code, once the house allows it, or another phone. */
export function ResendRow({
  reset: { phone, resendAt },
  onOtherPhone,
  onSent,
  onTooOften,
}: {
  reset: Reset;
  onOtherPhone: () => void;
  onSent: (reset: Reset) => void;
  onTooOften: () => void;
}) {
  const { t } = useTranslation('signIn');
  const [sending, setSending] = useState(false);
  const left = useSecondsUntil(resendAt);

  const send = () => {
    setSending(true);
    askForCode(phone)
      .then(onSent)
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
      <button type="button" className={styles.link} onClick={onOtherPhone}>
        {t('otherPhone')}
      </button>
    </div>
  );
}
