import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';
import type { CodeChannel } from '../../shared/account/useSentCode.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import choice from './BoundCodeChoice.module.css';

/** The choice of the bound contact that receives a code. */
export function BoundCodeChoice({
  text,
  phone,
  email,
  onSend,
}: {
  text: string;
  /** Masked; empty when none is bound. */
  phone: string;
  email: string;
  onSend: (channel: CodeChannel) => Promise<void>;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const ways = [
    { channel: 'phone', icon: 'phone', name: t('signIn:bySms'), to: phone },
    { channel: 'email', icon: 'mail', name: t('signIn:byEmail'), to: email },
  ] as const;
  const open = ways.filter(({ to }) => to !== '');
  const [chosen, setChosen] = useState<CodeChannel>(open[0]?.channel ?? 'phone');
  const [busy, setBusy] = useState(false);
  const [often, setOften] = useState(false);

  const send = async () => {
    setBusy(true);
    setOften(false);
    await onSend(chosen).catch((error) => {
      if (!(error instanceof HttpError)) throw error;
      setOften(error.code === ErrorCode.tooFrequent);
    });
    setBusy(false);
  };

  return (
    <div className={styles.form}>
      <p className={styles.intro}>{text}</p>
      <div className={choice.ways} role="radiogroup" aria-label={t('signIn:resetBy')}>
        {open.map(({ channel, icon, name, to }) => (
          <label key={channel} className={choice.way} data-chosen={channel === chosen || undefined}>
            <input
              type="radio"
              name="channel"
              className="visually-hidden"
              checked={channel === chosen}
              onChange={() => setChosen(channel)}
            />
            <Icon name={icon} />
            <span className={choice.words}>
              <span>{name}</span>
              <span className={choice.to}>{to}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={choice.problem} role="status">
        {often && t('signIn:askedTooOften')}
      </p>
      <div className={styles.main}>
        <Button kind="primary" size="large" busy={busy} onClick={() => void send()}>
          {t('signIn:sendCode')}
        </Button>
      </div>
    </div>
  );
}
