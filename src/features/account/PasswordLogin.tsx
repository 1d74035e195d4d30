import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Credentials } from '../../../contract/http/people/inputs/credentials.ts';
import { market } from '../../i18n/market.ts';
import { PasswordField } from '../../shared/account/AccountFields.tsx';
import { looksLikePhone } from '../../shared/account/accountInput.ts';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import { TextField } from '../../ui/fields/TextField.tsx';
import formSheetStyles from '../../ui/styles/formSheet.module.css';
import { loginResolver, USER_NAME_INPUT } from './authForm.ts';

const resolver = loginResolver(market.phone);

/** Phone or user name, and password. */
export function PasswordLogin({
  account,
  focused,
  signIn,
  onForgotten,
  onCode,
  children,
}: {
  /** The field's initial value. */
  account: string;
  /** Replaces another form and takes over its focus. */
  focused: boolean;
  signIn: (credentials: Credentials) => Promise<void>;
  onForgotten: () => void;
  /** Switches to the code form, passing the typed account. */
  onCode: (account: string) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const first = account === '' ? 'account' : 'password';
  const form = useSheetForm({
    resolver,
    values: { account, password: '' },
    focus: focused ? first : null,
  });
  const typed = form.watch('account');
  const phone = looksLikePhone(typed) && !typed.trimStart().startsWith('+');
  const submit = form.submit(signIn, {
    [ErrorCode.wrongPhoneOrPassword]: { field: 'password', text: t('wrongCredentials') },
    [ErrorCode.tooFrequent]: { field: 'password', text: t('tooOften') },
    [ErrorCode.accountFrozen]: { field: 'password', text: t('accountStopped') },
    [ErrorCode.accountBlocked]: { field: 'password', text: t('accountBlocked') },
  });

  return (
    <>
      <SheetForm
        action={t('common:signIn')}
        busy={form.busy}
        links={[
          { label: t('forgot'), onClick: onForgotten },
          { label: t('byCode'), onClick: () => onCode(form.getValues('account')) },
        ]}
        onSubmit={submit}
      >
        <div className={formSheetStyles.slot}>
          <TextField
            {...form.field('account')}
            {...USER_NAME_INPUT}
            label={t('account')}
            maxLength={24}
            // Digits get the country prefix in front.
            before={phone && <span className={fieldStyles.prefix}>{market.phone.prefix}</span>}
            data-autofocus={account === '' ? '' : undefined}
          />
        </div>
        <div className={formSheetStyles.slot}>
          <PasswordField
            {...form.field('password')}
            label={t('password')}
            autoComplete="current-password"
            data-autofocus={account === '' ? undefined : ''}
          />
        </div>
      </SheetForm>
      {children}
    </>
  );
}
