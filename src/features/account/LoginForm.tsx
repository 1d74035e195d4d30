import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { type CodeSent, phoneCheck } from '../../../contract/http/people/accounts.ts';
import type { CodeCredentials } from '../../../contract/http/people/inputs/credentials.ts';
import { market } from '../../i18n/market.ts';
import { http, serverNow } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { CAPITALS_INPUT, CodeField } from '../../shared/account/AccountFields.tsx';
import { looksLikePhone } from '../../shared/account/accountInput.ts';
import { ContactForm } from '../../shared/account/ContactForm.tsx';
import { SentCodeForm } from '../../shared/account/SentCodeForm.tsx';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import { useSession } from '../../shared/account/session.ts';
import { type Proof, signIn } from '../../shared/account/signIn.ts';
import { storeCode, storedCode, useSentCode } from '../../shared/account/useSentCode.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { factorResolver } from './authForm.ts';
import { PasswordLogin } from './PasswordLogin.tsx';
import { rememberedPhone, usePasswordChanged } from './passwordReset.ts';

/** Storage key of a sign-in code in this tab. */
const SIGN_IN_CODE = 'login';

function sendCode(phone: string): Promise<CodeSent> {
  const input = { phone, purpose: 'login' } as const;
  return http.send(phoneCheck, input, { quiet: [ErrorCode.tooFrequent] });
}

/** The phone, then the code that was sent to it. */
function CodeLogin({
  account,
  signIn,
  onPassword,
  children,
}: {
  /** The typed or remembered account; a user name is not used. */
  account: string;
  signIn: (credentials: CodeCredentials) => Promise<void>;
  /** Switches to the password form. */
  onPassword: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const code = useSentCode(SIGN_IN_CODE, sendCode, looksLikePhone(account) ? account : '');
  const { sent, to } = code;
  const leave = () => {
    code.forget();
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
        <ContactForm
          channel="phone"
          text={t('byCodeText')}
          to={to || rememberedPhone()}
          focused
          onSend={code.send}
        >
          <div className={styles.links}>{other}</div>
        </ContactForm>
        {children}
      </>
    );
  return (
    <>
      <SentCodeForm
        channel="phone"
        sent={sent}
        text={t('codeSent', { phone: `${market.phone.prefix} ${sent.to}` })}
        action={t('common:signIn')}
        other={{ label: t('otherPhone'), onClick: code.elsewhere }}
        refusals={{
          [ErrorCode.wrongCode]: { field: 'code', text: t('codeWrong') },
          [ErrorCode.tooFrequent]: { field: 'code', text: t('tooOften') },
          [ErrorCode.accountFrozen]: { field: 'code', text: t('accountStopped') },
          [ErrorCode.accountBlocked]: { field: 'code', text: t('accountBlocked') },
        }}
        onCode={(typed) => signIn({ phone: sent.to, code: typed.code })}
        onResend={() => code.send(sent.to)}
      />
      <div className={styles.other}>{other}</div>
    </>
  );
}

/** Sign-in by password or by a code sent to the phone; then the second factor, if enabled. */
export function LoginForm({
  account: remembered,
  again,
  onForgotten,
  children,
}: {
  account: string;
  /** The player is signed in and only confirms their identity. */
  again: boolean;
  onForgotten: () => void;
  /** Links for players without an account; hidden once a code was sent or the password was right. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('signIn');
  // The page may have been discarded while the player looked up the code; the stored code restores the step.
  const [byCode, setByCode] = useState(() => storedCode(SIGN_IN_CODE, serverNow()) !== null);
  const [switched, setSwitched] = useState(false);
  const [account, setAccount] = useState(remembered);
  const [proved, setProved] = useState<Proof | null>(null);

  const enter = async (proof: Proof) => {
    await signIn(proof);
    storeCode(SIGN_IN_CODE, null);
    usePasswordChanged.setState({ changed: false });
    if (!again) toast('success', t('welcomeBack', { name: useSession.getState().player?.name ?? '' }));
  };
  const prove = (proof: Proof) =>
    enter(proof).catch((error) => {
      if (!(error instanceof HttpError) || error.code !== ErrorCode.factorNeeded) throw error;
      setProved(proof);
    });

  const change = (next: { byCode: boolean; account: string }) => {
    setByCode(next.byCode);
    setAccount(next.account);
    setSwitched(true);
  };

  if (proved) return <FactorForm proof={proved} signIn={enter} onBack={() => setProved(null)} />;
  if (byCode)
    return (
      <CodeLogin account={account} signIn={prove} onPassword={() => change({ byCode: false, account })}>
        {children}
      </CodeLogin>
    );
  return (
    <PasswordLogin
      account={account}
      focused={switched}
      signIn={prove}
      onForgotten={onForgotten}
      onCode={(typed) => change({ byCode: true, account: typed })}
    >
      {children}
    </PasswordLogin>
  );
}

/** The second factor of a sign-in, if enabled: an authenticator code or a backup code. */
function FactorForm({
  proof,
  signIn,
  onBack,
}: {
  /** The proof of the first step. */
  proof: Proof;
  signIn: (proof: Proof) => Promise<void>;
  onBack: () => void;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const [backup, setBackup] = useState(false);
  const form = useSheetForm({ resolver: factorResolver, values: { factorCode: '' } });
  const { setFocus } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the replacing field takes over the focus
  useEffect(() => setFocus('factorCode'), [setFocus, backup]);

  const change = () => {
    form.reset();
    setBackup(!backup);
  };
  const submit = form.submit(({ factorCode }) => signIn({ ...proof, factorCode }), {
    [ErrorCode.wrongFactor]: { field: 'factorCode', text: t(backup ? 'backupWrong' : 'factorWrong') },
    [ErrorCode.wrongPhoneOrPassword]: { field: 'factorCode', text: t('wrongCredentials') },
    [ErrorCode.wrongCode]: { field: 'factorCode', text: t('codeOver') },
    [ErrorCode.tooFrequent]: { field: 'factorCode', text: t('tooOften') },
    [ErrorCode.accountFrozen]: { field: 'factorCode', text: t('accountStopped') },
    [ErrorCode.accountBlocked]: { field: 'factorCode', text: t('accountBlocked') },
  });

  return (
    <SheetForm
      action={t('common:signIn')}
      busy={form.busy}
      links={[
        { label: t(backup ? 'useApp' : 'useBackup'), onClick: change },
        { label: t('otherAccount'), onClick: onBack },
      ]}
      onSubmit={submit}
    >
      <p className={styles.intro}>{t(backup ? 'backupText' : 'factorText')}</p>
      <div className={styles.slot}>
        {backup ? (
          <TextField
            {...form.field('factorCode')}
            {...CAPITALS_INPUT}
            label={t('backupCode')}
            autoComplete="off"
            maxLength={20}
          />
        ) : (
          <CodeField {...form.field('factorCode')} label={t('factorCode')} />
        )}
      </div>
    </SheetForm>
  );
}
