import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAST_AGE } from '../../../contract/http/limits.ts';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { inviteFrom } from './authForm.ts';
import { FastRegisterForm } from './FastRegisterForm.tsx';
import { KeepCredentials, type NewCredentials } from './KeepCredentials.tsx';
import { PhoneRegisterForm } from './PhoneRegisterForm.tsx';

/** The sheet of both register pages: with a phone, or (`&fast=1`) with a user name that is ready to take. */
export function RegisterSheet({
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
  const invite = inviteFrom(code);
  const form = { inviteCode: invite, askInvite: page === 'spread-rg' || invite !== '' };
  const kept = code ? { code } : {};

  if (made)
    return (
      <Sheet title={t('keepTitle')} onClose={made.begin}>
        <KeepCredentials {...made} />
      </Sheet>
    );
  return (
    <Sheet title={fast ? t('fastTitle') : title} onClose={pages.close}>
      <p className={styles.intro}>{fast ? t('fastText', { amount: formatMoney(market.grant) }) : intro}</p>
      {fast ? <FastRegisterForm {...form} onMade={setMade} /> : <PhoneRegisterForm {...form} />}
      <div className={styles.second}>
        {fast ? (
          <Button onClick={() => pages.open(page, kept)}>
            <Icon name="phone" size={18} />
            {t('withPhone')}
          </Button>
        ) : (
          <Button onClick={() => pages.open(page, { ...kept, fast: '1' })}>
            <Icon name="bolt" size={18} />
            {t('fastTitle')}
          </Button>
        )}
      </div>
      <p className={styles.other}>{t('ofAge', { age: LEAST_AGE })}</p>
      <p className={styles.other}>
        {t('haveAccount')}
        <button type="button" className={styles.switch} onClick={() => pages.swap('login')}>
          {t('common:signIn')}
        </button>
      </p>
    </Sheet>
  );
}
