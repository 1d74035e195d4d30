import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { NameAccount } from '../../../contract/http/accounts.ts';
import { market } from '../../i18n/market.ts';
import { HttpError } from '../../net/errors.ts';
import { intentKey } from '../../net/intentKey.ts';
import { registerName } from '../../shared/account/signIn.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { Button, IconButton } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { attempt } from '../../ui/fields/refusals.ts';
import type { TextFieldProps } from '../../ui/fields/TextField.tsx';
import shared from '../../ui/styles/formSheet.module.css';
import { nameResolver, USER_NAME_INPUT } from './authForm.ts';
import styles from './FastRegisterForm.module.css';
import { inventPassword, suggestUserName } from './fastAccount.ts';
import { InviteField } from './InviteField.tsx';
import type { NewCredentials } from './KeepCredentials.tsx';

const resolver = nameResolver();
/** So often another name is tried in place of a suggested one that was taken. */
const OTHER_NAMES = 3;

/** An account in one tap: name and password are there already. */
export function FastRegisterForm({
  inviteCode,
  askInvite,
  onMade,
}: {
  inviteCode: string;
  askInvite: boolean;
  onMade: (made: NewCredentials) => void;
}) {
  const { t } = useTranslation('signIn');
  const textOf = useFieldTexts();
  const keyFor = useRef(intentKey<NameAccount>());
  const [password] = useState(inventPassword);
  const [suggested] = useState(() => suggestUserName(market.id));
  const form = useForm({ resolver, defaultValues: { userName: suggested, password, inviteCode } });
  const { errors, isSubmitting } = form.formState;
  /** The suggestion in the field; what the player typed is not replaced by itself. */
  const last = useRef(suggested);

  const suggest = () => {
    last.current = suggestUserName(market.id);
    form.setValue('userName', last.current);
    form.clearErrors('userName');
  };

  /** A suggested name that was taken meanwhile is none of the player's business. */
  const make = async (account: NameAccount, others = OTHER_NAMES): Promise<void> => {
    try {
      const begin = await registerName(account, keyFor.current(account));
      onMade({ userName: account.userName, password, begin });
    } catch (error) {
      const taken = error instanceof HttpError && error.code === ErrorCode.userExists;
      if (!taken || others === 0 || account.userName !== last.current) throw error;
      suggest();
      await make({ ...account, userName: last.current }, others - 1);
    }
  };

  const submit = form.handleSubmit(async (account) => {
    await attempt(() => make(account), form.setError, {
      [ErrorCode.userExists]: { field: 'userName', text: t('userNameTaken') },
      [ErrorCode.invalidInvite]: { field: 'inviteCode', text: t('inviteUnknown') },
      [ErrorCode.tooFrequent]: { field: 'userName', text: t('tooOften') },
    });
  });

  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <div className={shared.slot}>
        <UserNameField
          {...form.register('userName')}
          label={t('userName')}
          hint={t('userNameHint')}
          error={textOf(errors.userName)}
          onSuggest={suggest}
        />
      </div>
      <div className={styles.password}>
        <CopyText label={t('password')} text={password} />
      </div>
      {askInvite && <InviteField {...form.register('inviteCode')} open error={textOf(errors.inviteCode)} />}
      <div className={shared.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
}

/** A user name, with a button that suggests another. */
function UserNameField({
  label,
  error,
  hint,
  onSuggest,
  ...input
}: Omit<TextFieldProps, 'type'> & { onSuggest: () => void }) {
  const { t } = useTranslation('signIn');
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      control={(props) => <input {...input} {...props} {...USER_NAME_INPUT} maxLength={20} />}
      after={
        <span className={styles.suggest}>
          <IconButton icon="dice" label={t('otherName')} onClick={onSuggest} />
        </span>
      }
    />
  );
}
