import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../i18n/market.ts';
import { loadHere, saveHere } from '../../net/storage.ts';
import { ContactForm } from '../../shared/account/ContactForm.tsx';
import { SentCodeForm } from '../../shared/account/SentCodeForm.tsx';
import { type CodeChannel, useSentCode } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from './account.module.css';
import { changePassword, rememberedPhone, requestCode } from './passwordReset.ts';

/** Storage key of the chosen channel; stored in this tab together with the sent code. */
const CHANNEL = 'kilat.resetBy';

/** Reset of a forgotten password, opened from the sign-in. */
export function ResetPasswordPage() {
  const { t } = useTranslation('signIn');
  return <ResetSheet title={t('resetTitle')} />;
}

/** Password change without the old password, for signed-in players too. */
export function ChangePasswordPage() {
  const { t } = useTranslation('signIn');
  return <ResetSheet title={t('changeTitle')} />;
}

/** Sets a new password by a code from a message, then leads to the sign-in, because all sessions have ended. */
function ResetSheet({ title }: { title: string }) {
  const { t } = useTranslation('signIn');
  const pages = usePages();
  const [channel, setChannel] = useState<CodeChannel>(() =>
    loadHere(CHANNEL) === 'email' ? 'email' : 'phone',
  );
  const choose = (next: CodeChannel) => {
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

function Steps({ channel, choice, onDone }: { channel: CodeChannel; choice: ReactNode; onDone: () => void }) {
  const { t } = useTranslation('signIn');
  const code = useSentCode(`reset.${channel}`, (to) => requestCode(channel, to));
  const { sent, to } = code;
  if (!sent)
    return (
      <>
        {choice}
        <ContactForm
          channel={channel}
          text={t(channel === 'phone' ? 'resetText' : 'resetTextEmail')}
          to={to || (channel === 'phone' ? rememberedPhone() : '')}
          onSend={code.send}
        />
      </>
    );
  const phone = channel === 'phone';
  const wrong = { field: 'code', text: t('codeWrong') } as const;
  return (
    <SentCodeForm
      channel={channel}
      sent={sent}
      text={
        phone
          ? t('codeSent', { phone: `${market.phone.prefix} ${sent.to}` })
          : t('codeSentEmail', { email: sent.to })
      }
      action={t('changePassword')}
      password={{ label: t('newPassword'), hint: t('passwordHint'), autoComplete: 'new-password' }}
      other={{ label: t(phone ? 'otherPhone' : 'otherEmail'), onClick: code.elsewhere }}
      refusals={{
        [ErrorCode.wrongCode]: wrong,
        [ErrorCode.wrongEmailCode]: wrong,
        [ErrorCode.tooFrequent]: { field: 'code', text: t('tooOften') },
      }}
      onCode={async (typed) => {
        await changePassword(channel, sent.to, typed);
        code.forget();
        onDone();
      }}
      onResend={() => code.send(sent.to)}
    />
  );
}
