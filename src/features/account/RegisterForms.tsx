import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { NameAccount, PhoneAccount } from '../../../contract/http/people/inputs/credentials.ts';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { HttpError } from '../../net/errors.ts';
import { intentKey } from '../../net/intentKey.ts';
import { CAPITALS_INPUT, PasswordField, PhoneField } from '../../shared/account/AccountFields.tsx';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import { register, registerName } from '../../shared/account/signIn.ts';
import { forgetInvite } from '../../shared/account/storedInvite.ts';
import { IconButton } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import formStyles from '../../ui/styles/formSheet.module.css';
import styles from './account.module.css';
import { inventPassword, nameResolver, phoneResolver, suggestUserName, USER_NAME_INPUT } from './authForm.ts';

const byPhone = phoneResolver(market.phone);
const byName = nameResolver();
/** Number of retries with another name when a suggested one is taken. */
const OTHER_NAMES = 3;

/** The known invite code, and whether to show its field. */
interface Invitation {
  inviteCode: string;
  showInvite: boolean;
}

/** Registration with phone, password and an optional invite code. */
export function PhoneRegisterForm({ inviteCode, showInvite }: Invitation) {
  const { t } = useTranslation(['signIn', 'common']);
  const keyFor = useRef(intentKey<PhoneAccount>());
  const form = useSheetForm({ resolver: byPhone, values: { phone: '', password: '', inviteCode } });
  const submit = form.submit(
    async (account) => {
      const { inviteError } = await register(account, keyFor.current(account));
      forgetInvite();
      toast('success', t('welcomeNew', { amount: formatMoney(market.grant) }));
      if (inviteError) toast('info', t('inviteUnknown'));
    },
    {
      [ErrorCode.phoneExists]: { field: 'phone', text: t('phoneTaken') },
      [ErrorCode.tooFrequent]: { field: 'phone', text: t('tooOften') },
    },
  );

  return (
    <SheetForm action={t('common:register')} busy={form.busy} onSubmit={submit}>
      <div className={formStyles.slot}>
        <PhoneField
          {...form.field('phone')}
          label={t('phone')}
          prefix={market.phone.prefix}
          placeholder={market.phone.example}
          data-autofocus=""
        />
      </div>
      <div className={formStyles.slot}>
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="new-password"
          hint={t('passwordHint')}
        />
      </div>
      <InviteField {...form.field('inviteCode')} open={showInvite} />
    </SheetForm>
  );
}

/** A new account that can only be opened with these two. */
export interface NewCredentials {
  userName: string;
  password: string;
  /** Signs in to it, which closes the sheet. Idempotent. */
  begin: () => void;
}

/** One-tap registration: name and password are prefilled. */
export function FastRegisterForm({
  inviteCode,
  showInvite,
  onMade,
}: Invitation & { onMade: (made: NewCredentials) => void }) {
  const { t } = useTranslation('signIn');
  const keyFor = useRef(intentKey<NameAccount>());
  const [password] = useState(inventPassword);
  const [suggested] = useState(() => suggestUserName(market.id));
  const form = useSheetForm({ resolver: byName, values: { userName: suggested, password, inviteCode } });
  /** The suggestion in the field; text typed by the player is never replaced automatically. */
  const last = useRef(suggested);

  const suggest = () => {
    last.current = suggestUserName(market.id);
    form.setValue('userName', last.current);
    form.clearErrors('userName');
  };

  /** A suggested name taken meanwhile is replaced without an error. */
  const make = async (account: NameAccount, others = OTHER_NAMES): Promise<void> => {
    try {
      const { begin, inviteError } = await registerName(account, keyFor.current(account));
      forgetInvite();
      if (inviteError) toast('info', t('inviteUnknown'));
      onMade({ userName: account.userName, password, begin });
    } catch (error) {
      const taken = error instanceof HttpError && error.code === ErrorCode.userExists;
      if (!taken || others === 0 || account.userName !== last.current) throw error;
      suggest();
      await make({ ...account, userName: last.current }, others - 1);
    }
  };

  const submit = form.submit((account) => make(account), {
    [ErrorCode.userExists]: { field: 'userName', text: t('userNameTaken') },
    [ErrorCode.tooFrequent]: { field: 'userName', text: t('tooOften') },
  });

  return (
    <SheetForm action={t('start')} busy={form.busy} onSubmit={submit}>
      <div className={formStyles.slot}>
        <TextField
          {...form.field('userName')}
          {...USER_NAME_INPUT}
          label={t('userName')}
          hint={t('userNameHint')}
          maxLength={20}
          after={
            <span className={styles.suggest}>
              <IconButton icon="dice" label={t('otherName')} onClick={suggest} />
            </span>
          }
        />
      </div>
      <div className={styles.password}>
        <CopyText label={t('password')} text={password} />
      </div>
      {showInvite && <InviteField {...form.field('inviteCode')} open />}
    </SheetForm>
  );
}

/** The invite code field; collapsed behind a link unless a code is known. */
function InviteField({ open, ...input }: Omit<TextFieldProps, 'label'> & { open: boolean }) {
  const { t } = useTranslation('signIn');
  const [shown, setShown] = useState(open);
  if (!shown)
    return (
      <div className={formStyles.links}>
        <button type="button" className={formStyles.link} onClick={() => setShown(true)}>
          <Icon name="ticket" size={18} />
          {t('inviteToggle')}
        </button>
      </div>
    );
  return (
    <div className={formStyles.slot}>
      <TextField
        {...input}
        {...CAPITALS_INPUT}
        label={t('inviteCode')}
        hint={t('inviteHint')}
        autoComplete="off"
        maxLength={8}
      />
    </div>
  );
}
