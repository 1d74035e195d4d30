import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { type CodeCredentials, type CodeSent, phoneCheck } from '../../../contract/http/accounts.ts';
import { http } from '../../net/house.ts';
import { looksLikePhone } from '../../shared/account/accountInput.ts';
import { useSentCode } from '../../shared/account/useSentCode.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { ContactForm } from './ContactForm.tsx';
import { LoginCodeForm } from './LoginCodeForm.tsx';

/** What a code to sign in is kept under in this tab. */
export const SIGN_IN_CODE = 'login';

function ask(phone: string): Promise<CodeSent> {
  const input = { phone, purpose: 'login' } as const;
  return http.send(phoneCheck, input, { quiet: [ErrorCode.tooFrequent] });
}

/** The phone, then the code that was sent to it. */
export function CodeLogin({
  account,
  signIn,
  onPassword,
  children,
}: {
  /** What was typed or remembered; a user name is no help here. */
  account: string;
  signIn: (credentials: CodeCredentials) => Promise<void>;
  /** Rather by the password. */
  onPassword: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('signIn');
  const { sent, send, forget } = useSentCode(SIGN_IN_CODE, ask);
  const [to, setTo] = useState(looksLikePhone(account) ? account : '');
  const leave = () => {
    forget();
    onPassword();
  };
  const other = (
    <button type="button" className={styles.link} onClick={leave}>
      {t('byPassword')}
    </button>
  );

  if (!sent)
    return (
      <>
        <ContactForm channel="phone" text={t('byCodeText')} to={to} focused onSend={send}>
          <div className={styles.links}>{other}</div>
        </ContactForm>
        {children}
      </>
    );
  return (
    <>
      <LoginCodeForm
        sent={sent}
        signIn={signIn}
        onResend={() => send(sent.to)}
        onOther={() => {
          setTo(sent.to);
          forget();
        }}
      />
      <div className={styles.other}>{other}</div>
    </>
  );
}
