import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { type MfaSecret, userMfaBegin, userMfaConfirm } from '../../../contract/http/people/security.ts';
import { http } from '../../net/backend.ts';
import { CodeField, PasswordField } from '../../shared/account/AccountFields.tsx';
import { codeResolver, passwordResolver } from '../../shared/account/accountInput.ts';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import { withFreshSession } from '../../shared/account/stepUp.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { QrCode } from '../../ui/signs/QrCode.tsx';
import formStyles from '../../ui/styles/formSheet.module.css';
import styles from './Factor.module.css';

const STEPS = 3;

/** The password, the authenticator secret, a code as confirmation: so nobody is locked out by a wrongly configured app. */
export function TurnOnFactor({ onOn }: { onOn: (backupCodes: readonly string[]) => void }) {
  const { t } = useTranslation('security');
  const [secret, setSecret] = useState<MfaSecret | null>(null);
  const [scanned, setScanned] = useState(false);
  const step = secret === null ? 1 : scanned ? 3 : 2;
  return (
    <>
      <div className={styles.progress}>
        <span>{t('step', { at: step, of: STEPS })}</span>
        <span className={styles.bar} aria-hidden="true">
          {[1, 2, 3].map((one) => (
            <span key={one} data-done={one <= step || undefined} />
          ))}
        </span>
      </div>
      {secret === null ? (
        <FactorPassword onSecret={setSecret} />
      ) : scanned ? (
        <FactorConfirm onBack={() => setScanned(false)} onOn={onOn} />
      ) : (
        <FactorScan secret={secret} onScanned={() => setScanned(true)} />
      )}
    </>
  );
}

/** Enabling a second factor requires the password. */
function FactorPassword({ onSecret }: { onSecret: (secret: MfaSecret) => void }) {
  const { t } = useTranslation(['security', 'signIn']);
  const form = useSheetForm({ resolver: passwordResolver, values: { password: '' } });
  const submit = form.submit(
    async (input, quiet) => onSecret(await withFreshSession(() => http.send(userMfaBegin, input, { quiet }))),
    {
      [ErrorCode.wrongPassword]: { field: 'password', text: t('passwordWrong') },
      [ErrorCode.tooFrequent]: { field: 'password', text: t('signIn:tooOften') },
    },
  );
  return (
    <SheetForm action={t('next')} busy={form.busy} onSubmit={submit}>
      <p className={formStyles.intro}>{t('mfaWhy')}</p>
      <div className={formStyles.slot}>
        <PasswordField
          {...form.field('password')}
          label={t('signIn:password')}
          autoComplete="current-password"
          data-autofocus=""
        />
      </div>
    </SheetForm>
  );
}

/** The authenticator secret: scanned from another screen, opened on this phone, or typed in. */
function FactorScan({ secret: { secret, uri }, onScanned }: { secret: MfaSecret; onScanned: () => void }) {
  const { t } = useTranslation('security');
  return (
    <div className={formStyles.form}>
      <p className={formStyles.intro}>{t('mfaScan')}</p>
      <div className={styles.code}>
        <QrCode text={uri} label={t('mfaQr')} />
      </div>
      <div className={styles.app}>
        <a className={formStyles.link} href={uri}>
          {t('mfaOpenApp')}
          <Icon name="external" size={14} />
        </a>
      </div>
      {/* In groups of four, which are easier to type; apps ignore the spaces. */}
      <CopyText label={t('mfaSecret')} text={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      <div className={formStyles.main}>
        <Button kind="primary" size="large" onClick={onScanned}>
          {t('next')}
        </Button>
      </div>
    </div>
  );
}

/** A code proves that the app has the secret. */
function FactorConfirm({
  onBack,
  onOn,
}: {
  onBack: () => void;
  onOn: (backupCodes: readonly string[]) => void;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const form = useSheetForm({ resolver: codeResolver, values: { code: '' }, focus: 'code' });
  const submit = form.submit(
    async (input, quiet) =>
      onOn((await withFreshSession(() => http.send(userMfaConfirm, input, { quiet }))).backupCodes),
    {
      [ErrorCode.wrongFactor]: { field: 'code', text: t('mfaCodeWrong') },
      [ErrorCode.tooFrequent]: { field: 'code', text: t('signIn:tooOften') },
    },
  );
  return (
    <SheetForm
      action={t('mfaTurnOn')}
      busy={form.busy}
      links={[{ label: t('mfaBack'), onClick: onBack }]}
      onSubmit={submit}
    >
      <p className={formStyles.intro}>{t('mfaConfirm')}</p>
      <div className={formStyles.slot}>
        <CodeField {...form.field('code')} label={t('signIn:factorCode')} hint={t('mfaCodeHint')} />
      </div>
    </SheetForm>
  );
}
