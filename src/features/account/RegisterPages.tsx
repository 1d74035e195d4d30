import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAST_AGE } from '../../../contract/http/people/limits.ts';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { inviteFrom, storedInvite, storeInvite } from '../../shared/account/storedInvite.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText, copyText } from '../../ui/actions/CopyText.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import formStyles from '../../ui/styles/formSheet.module.css';
import styles from './account.module.css';
import { FastRegisterForm, type NewCredentials, PhoneRegisterForm } from './RegisterForms.tsx';

/** The register page. It closes once the new player is signed in. */
export function RegisterPage() {
  const { t } = useTranslation('signIn');
  return (
    <RegisterSheet
      page="register"
      title={t('registerTitle')}
      intro={t('registerText', { amount: formatMoney(market.grant) })}
    />
  );
}

/** The register page for a friend's invitation: the address contains only the friend's code. */
export function SpreadRegisterPage() {
  const { t } = useTranslation('signIn');
  const code = useInvite();
  const amount = formatMoney(market.grant);
  return (
    <RegisterSheet
      page="spread-rg"
      title={t('spreadTitle')}
      intro={code ? t('spreadText', { code, amount }) : t('spreadTextNoCode', { amount })}
    />
  );
}

/** The invite code in the address, or the one stored by an earlier visit. */
function useInvite(): string {
  const { code } = usePages().params;
  const [stored] = useState(() => {
    storeInvite();
    return storedInvite();
  });
  return inviteFrom(code) || stored;
}

/** The sheet of both register pages: with a phone, or (`&fast=1`) with a suggested user name. */
function RegisterSheet({
  page,
  title,
  intro,
}: {
  page: 'register' | 'spread-rg';
  title: string;
  intro: string;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const pages = usePages();
  const [made, setMade] = useState<NewCredentials | null>(null);
  const { code, fast } = pages.params;
  const invite = useInvite();
  const form = { inviteCode: invite, showInvite: page === 'spread-rg' || invite !== '' };
  const params = code ? { code } : {};

  if (made)
    return (
      <Sheet title={t('keepTitle')} onClose={made.begin}>
        <SaveCredentials {...made} />
      </Sheet>
    );
  return (
    <Sheet title={fast ? t('fastTitle') : title} onClose={pages.close}>
      <p className={formStyles.intro}>
        {fast ? t('fastText', { amount: formatMoney(market.grant) }) : intro}
      </p>
      {fast ? <FastRegisterForm {...form} onMade={setMade} /> : <PhoneRegisterForm {...form} />}
      <div className={formStyles.second}>
        <Button onClick={() => pages.open(page, fast ? params : { ...params, fast: '1' })}>
          <Icon name={fast ? 'phone' : 'bolt'} size={18} />
          {t(fast ? 'withPhone' : 'fastTitle')}
        </Button>
      </div>
      <p className={formStyles.other}>{t('ofAge', { age: LEAST_AGE })}</p>
      <p className={formStyles.other}>
        {t('haveAccount')}
        <button type="button" className={formStyles.switch} onClick={() => pages.swap('login')}>
          {t('common:signIn')}
        </button>
      </p>
    </Sheet>
  );
}

/** Shows name and password to save before signing in; leaving in any way signs in too. */
function SaveCredentials({ userName, password, begin }: NewCredentials) {
  const { t } = useTranslation(['signIn', 'common']);
  const [copied, setCopied] = useState(false);

  // Going back also leaves the sheet.
  useEffect(() => () => begin(), [begin]);

  const copy = () => copyText(t('copyBothText', { userName, password })).then(setCopied);

  return (
    <>
      <p className={formStyles.note} data-tone="care" role="status">
        <Icon name="alert" size={18} />
        {t('keepText')}
      </p>
      <div className={styles.rows}>
        <CopyText label={t('userName')} text={userName} />
        <CopyText label={t('password')} text={password} />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} size={18} />
          {copied ? t('common:copied') : t('copyBoth')}
        </Button>
        <Button
          kind="primary"
          size="large"
          onClick={() => {
            begin();
            toast('success', t('welcomeNew', { amount: formatMoney(market.grant) }));
          }}
        >
          {t('keepDone')}
        </Button>
      </div>
    </>
  );
}
