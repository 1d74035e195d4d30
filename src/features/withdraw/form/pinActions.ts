import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import {
  bankAccountAdd,
  bankAccountChange,
  type NewBankAccount,
} from '../../../../contract/http/money/bankAccounts.ts';
import { type Withdrawal, withdraw } from '../../../../contract/http/money/withdrawals.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { intentKey } from '../../../net/intentKey.ts';
import { type PinOutcome, requestPin } from '../../../shared/account/stepUp.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { refreshBankAccounts, useChosenAccount } from '../../../shared/wallet/bankAccounts.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { balanceChanged } from '../queries.ts';

/** Those that the PIN panel says itself. */
const PIN_CODES: readonly number[] = [ErrorCode.wrongPin, ErrorCode.pinNotSet, ErrorCode.pinLocked];

/** The code of a refusal that is about the PIN, null of any other error. */
function pinRefusal(error: unknown): number | null {
  const about = error instanceof HttpError && error.failure === 'refusal' && PIN_CODES.includes(error.code);
  return about ? error.code : null;
}

/** The PIN, and the second factor's code once it was asked for. */
interface Proof {
  pin: string;
  factorCode?: string;
}

function proofOf(pin: string, factorCode?: string): Proof {
  return { pin, ...(factorCode !== undefined && { factorCode }) };
}

type Fields = Omit<NewBankAccount, 'pin' | 'factorCode'>;

/** Those of the second factor's code, which the PIN's panel asks for then. */
const FACTOR_CODES = [ErrorCode.factorNeeded, ErrorCode.wrongFactor];

const AT_FIELD = [
  ...PIN_CODES,
  ...FACTOR_CODES,
  ErrorCode.holderNotOwn,
  ErrorCode.badParameter,
  ErrorCode.bankAccountLimit,
  ErrorCode.notFound,
];

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
    [ErrorCode.holderNotOwn]: t('holderNotOwn'),
  };

  const use = async (fields: Fields, proof: Proof): Promise<PinOutcome> => {
    try {
      const options = { quiet: AT_FIELD };
      const account =
        id === undefined
          ? await http.send(bankAccountAdd, { ...fields, ...proof }, options)
          : await http.send(bankAccountChange, { id, ...fields, ...proof }, options);
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
      requestPin({ purpose, use: (...proof) => use(fields, proofOf(...proof)) });
      pages.open('pin-panel');
    },
    refused,
    /** Another number is typed: what was said of the last one does not hold. */
    forget: () => setRefused(undefined),
    saved,
  };
}

/** What the form says itself, at the field it is about; all others the net tells of. */
const AT_FIELDS = [
  ...PIN_CODES,
  ...FACTOR_CODES,
  ErrorCode.holderNotOwn,
  ErrorCode.withdrawalsHeld,
  ErrorCode.aboveAvailable,
  ErrorCode.amountOutOfRange,
  ErrorCode.overDailyLimit,
  ErrorCode.vipLevel,
  ErrorCode.withdrawalOpen,
  ErrorCode.notFound,
];

interface Wanted {
  account: string;
  amount: string;
  /** What becomes of an open bonus; it is kept when left out. */
  bonus?: 'keep' | 'giveUp';
}

/**
 * Asks for the PIN and withdraws with it. An intent keeps its idempotency key for as long as the form is there, so that
 * a lost answer and another press never make two of one.
 */
export function useWithdraw({
  onMade,
  onRefused,
}: {
  onMade: (made: Withdrawal) => void;
  onRefused: (code: number) => void;
}): (wanted: Wanted, purpose: string) => void {
  const client = useQueryClient();
  const pages = usePages();
  const keyFor = useRef(intentKey<Wanted>());

  const use = async (wanted: Wanted, proof: Proof): Promise<PinOutcome> => {
    try {
      const key = keyFor.current(wanted);
      onMade(await http.send(withdraw, { ...wanted, ...proof }, { key, quiet: AT_FIELDS }));
      void balanceChanged(client);
      return 'done';
    } catch (error) {
      const code = pinRefusal(error);
      if (code !== null) return code;
      if (error instanceof HttpError && error.failure === 'refusal') onRefused(error.code);
      // It may have been made though its answer was lost, and what was refused rests on what is not so any more.
      void balanceChanged(client);
      throw error;
    }
  };

  return (wanted, purpose) => {
    requestPin({ purpose, use: (...proof) => use(wanted, proofOf(...proof)) });
    pages.open('pin-panel');
  };
}
