import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { bankAccountAdd, bankAccountChange } from '../../../../contract/http/money/bankAccounts.ts';
import type { NewBankAccount } from '../../../../contract/http/money/inputs/bankAccounts.ts';
import { type Withdrawal, withdraw } from '../../../../contract/http/money/withdrawals.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { intentKey } from '../../../net/intentKey.ts';
import { type PinOutcome, requestPin } from '../../../shared/account/stepUp.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { refreshBankAccounts, useChosenAccount } from '../../../shared/wallet/bankAccounts.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { balanceChanged } from '../queries.ts';

/** Error codes that the PIN panel shows itself. */
const PIN_CODES: readonly number[] = [ErrorCode.wrongPin, ErrorCode.pinNotSet, ErrorCode.pinLocked];

/** The code of a refusal about the PIN, null for any other error. */
function pinRefusal(error: unknown): number | null {
  const about = error instanceof HttpError && error.failure === 'refusal' && PIN_CODES.includes(error.code);
  return about ? error.code : null;
}

/** The PIN, and the second factor's code if it was asked for. */
interface Proof {
  pin: string;
  factorCode?: string;
}

function proofOf(pin: string, factorCode?: string): Proof {
  return { pin, ...(factorCode !== undefined && { factorCode }) };
}

type Fields = Omit<NewBankAccount, 'pin' | 'factorCode'>;

/** Error codes of the second factor, which the PIN panel then asks for. */
const FACTOR_CODES = [ErrorCode.factorNeeded, ErrorCode.wrongFactor];

const AT_FIELD = [
  ...PIN_CODES,
  ...FACTOR_CODES,
  ErrorCode.holderNotOwn,
  ErrorCode.badParameter,
  ErrorCode.bankAccountLimit,
  ErrorCode.notFound,
];

/** Asks for the PIN and saves an account with it: a new one, or a change of `id`. */
export function useSaveAccount(id: string | undefined, chosenFor: 'deposit' | 'withdraw') {
  const { t } = useTranslation('withdraw');
  const client = useQueryClient();
  const pages = usePages();
  /** The server's error for the number. */
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
    /** A changed number clears the error of the previous one. */
    forget: () => setRefused(undefined),
    saved,
  };
}

/** Error codes that the form shows at their fields; the network layer shows all others. */
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
  /** What happens to an open bonus; omitted: it is kept. */
  bonus?: 'keep' | 'giveUp';
}

/**
 * Asks for the PIN and withdraws with it. An intent keeps its idempotency key while the form is mounted, so that a press after
 * a lost reply never makes a second withdrawal.
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
      // The withdrawal may have been made although its reply was lost, and a refusal means that cached data are outdated.
      void balanceChanged(client);
      throw error;
    }
  };

  return (wanted, purpose) => {
    requestPin({ purpose, use: (...proof) => use(wanted, proofOf(...proof)) });
    pages.open('pin-panel');
  };
}
