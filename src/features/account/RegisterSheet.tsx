import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { PhoneAccount } from '../../../contract/http/accounts.ts';
import { LEAST_AGE } from '../../../contract/http/limits.ts';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { intentKey } from '../../net/intentKey.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { PhoneField } from '../../shared/account/PhoneField.tsx';
import { register } from '../../shared/account/signIn.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { inviteFrom, phoneResolver } from './authForm.ts';
import { FastRegisterForm } from './FastRegisterForm.tsx';
import { InviteField } from './InviteField.tsx';
import { KeepCredentials, type NewCredentials } from './KeepCredentials.tsx';

const resolver = phoneResolver(market.phone);

/** Phone, password and, for who has one, an invite code. */
function PhoneRegisterForm({ inviteCode, askInvite }: { inviteCode: string; askInvite: boolean }) {
  const { t } = useTranslation(['signIn', 'common']);
  const textOf = useFieldTexts();
  const keyFor = useRef(intentKey<PhoneAccount>());
  const form = useForm({ resolver, defaultValues: { phone: '', password: '', inviteCode } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (account) => {
    const done = await attempt(() => register(account, keyFor.current(account)), form.setError, {
      [ErrorCode.phoneExists]: { field: 'phone', text: t('phoneTaken') },
      [ErrorCode.invalidInvite]: { field: 'inviteCode', text: t('inviteUnknown') },
      [ErrorCode.tooFrequent]: { field: 'phone', text: t('tooOften') },
    });
    if (done) toast('success', t('welcomeNew', { amount: formatMoney(market.grant) }));
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.slot}>
        <PhoneField
          {...form.register('phone')}
          label={t('phone')}
          prefix={market.phone.prefix}
          placeholder={market.phone.example}
          error={textOf(errors.phone)}
          data-autofocus=""
        />
      </div>
      <div className={styles.slot}>
        <PasswordField
          {...form.register('password')}
          label={t('password')}
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={textOf(errors.password)}
        />
      </div>
      <InviteField {...form.register('inviteCode')} open={askInvite} error={textOf(errors.inviteCode)} />
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('common:register')}
        </Button>
      </div>
    </form>
  );
}

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
