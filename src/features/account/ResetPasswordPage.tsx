import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../net/house.ts';
import { usePages } from '../../state/usePages.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { forgetReset, type Reset, unfinishedReset } from './passwordReset.ts';
import { ResetCodeForm } from './ResetCodeForm.tsx';
import { ResetPhoneForm } from './ResetPhoneForm.tsx';

/** A forgotten password: the phone, then the code from the message with a new password, then back to sign-in. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('signIn');
  const pages = usePages();
  const [reset, setReset] = useState<Reset | null>(() => unfinishedReset(serverNow()));
  const [phone, setPhone] = useState('');

  const otherPhone = () => {
    forgetReset();
    setPhone(reset?.phone ?? '');
    setReset(null);
  };

  return (
    <Sheet title={t('resetTitle')} onClose={pages.close}>
      {reset ? (
        <ResetCodeForm
          reset={reset}
          onSent={setReset}
          onOtherPhone={otherPhone}
          onDone={() => pages.swap('login')}
        />
      ) : (
        <ResetPhoneForm phone={phone} onSent={setReset} />
      )}
    </Sheet>
  );
}
