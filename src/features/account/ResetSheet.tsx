import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadHere, saveHere } from '../../net/storage.ts';
import { useSentCode } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { ContactForm } from './ContactForm.tsx';
import { askForCode, type ResetChannel } from './passwordReset.ts';
import { ResetCodeForm } from './ResetCodeForm.tsx';
import styles from './ResetSheet.module.css';

/** By which of the two the player wanted it; kept in this tab with the code that was sent. */
const CHANNEL = 'kilat.resetBy';

/** A new password by a code from a message, then sign-in: all sessions have ended with the old one. */
export function ResetSheet({ title }: { title: string }) {
  const { t } = useTranslation('signIn');
  const pages = usePages();
  const [channel, setChannel] = useState<ResetChannel>(() =>
    loadHere(CHANNEL) === 'email' ? 'email' : 'phone',
  );
  const choose = (next: ResetChannel) => {
    saveHere(CHANNEL, next);
    setChannel(next);
  };
  return (
    <Sheet title={title} onClose={pages.close}>
      <Steps
        key={channel}
        channel={channel}
        choice={
          <div className={styles.choice}>
            <ChipRow
              label={t('resetBy')}
              options={[
                { key: 'phone', label: t('bySms') },
                { key: 'email', label: t('byEmail') },
              ]}
              value={channel}
              onChange={choose}
            />
          </div>
        }
        onDone={() => pages.swap('login')}
      />
    </Sheet>
  );
}

function Steps({
  channel,
  choice,
  onDone,
}: {
  channel: ResetChannel;
  choice: React.ReactNode;
  onDone: () => void;
}) {
  const { t } = useTranslation('signIn');
  const { sent, send, forget } = useSentCode(`reset.${channel}`, (to) => askForCode(channel, to));
  const [to, setTo] = useState('');
  if (!sent)
    return (
      <>
        {choice}
        <ContactForm
          channel={channel}
          text={t(channel === 'phone' ? 'resetText' : 'resetTextEmail')}
          to={to}
          onSend={send}
        />
      </>
    );
  return (
    <ResetCodeForm
      channel={channel}
      sent={sent}
      onResend={() => send(sent.to)}
      onOther={() => {
        setTo(sent.to);
        forget();
      }}
      onDone={() => {
        forget();
        onDone();
      }}
    />
  );
}
