import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  bankAccountAdd,
  bankAccountChange,
  type NewBankAccount,
} from '../../../contract/http/bankAccounts.ts';
import { HttpError } from '../../net/errors.ts';
import { http } from '../../net/house.ts';
import { type PinOutcome, requestPin } from '../../shared/account/stepUp.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { refreshBankAccounts, useChosenAccount } from '../../shared/wallet/bankAccounts.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { PIN_CODES, pinRefusal } from './useWithdraw.ts';

type Fields = Omit<NewBankAccount, 'pin'>;

const AT_FIELD = [...PIN_CODES, ErrorCode.badParameter, ErrorCode.bankAccountLimit, ErrorCode.notFound];

/** Asks for the PIN and saves an account with it: a new one, or another in the place of `id`. */
export function useSaveAccount(id: string | undefined, chosenFor: 'deposit' | 'withdraw') {
  const { t } = useTranslation('withdraw');
  const client = useQueryClient();
  const pages = usePages();
  /** What the house said of the number. */
  const [refused, setRefused] = useState<string>();
  const [saved, setSaved] = useState(false);
  const texts: Readonly<Record<number, string>> = {
    [ErrorCode.badParameter]: t('numberRefused'),
    [ErrorCode.bankAccountLimit]: t('accountsFullShort'),
    [ErrorCode.notFound]: t('accountGone'),
  };

  const use = async (fields: Fields, pin: string): Promise<PinOutcome> => {
    try {
      const options = { quiet: AT_FIELD };
      const account =
        id === undefined
          ? await http.send(bankAccountAdd, { ...fields, pin }, options)
          : await http.send(bankAccountChange, { id, ...fields, pin }, options);
      useChosenAccount.setState({ [chosenFor]: account.id });
      void refreshBankAccounts(client);
      toast('success', t('accountSaved'));
      setSaved(true);
      return 'done';
    } catch (error) {
      const code = pinRefusal(error);
      if (code !== null) return code;
      if (error instanceof HttpError && error.failure === 'refusal') setRefused(texts[error.code]);
      throw error;
    }
  };

  return {
    save: (fields: Fields, purpose: string) => {
      setRefused(undefined);
      requestPin({ purpose, use: (pin) => use(fields, pin) });
      pages.open('pin-panel');
    },
    refused,
    /** Another number is typed: what was said of the last one does not hold. */
    forget: () => setRefused(undefined),
    saved,
  };
}
