import * as v from 'valibot';
import { factorOfChange, pinDigits } from '../../people/inputs/security.ts';

/** Inputs of the calls in ../bankAccounts.ts. */

const accountId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** Spelled as the bank does: Latin letters, spaces and . ' - */
export const accountHolder = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-ZÁÉÍÓÚÜÑ][A-ZÁÉÍÓÚÜÑ .'-]{1,59}$/),
);

const fields = {
  bank: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,20}$/)),
  /** Digits; the house checks the bank's own format (contract/payments/payoutBanks.ts). */
  number: v.pipe(v.string(), v.regex(/^[0-9]{6,20}$/)),
  holder: accountHolder,
  pin: pinDigits,
  factorCode: factorOfChange,
};

export const bankAccountAddInput = v.object(fields);

export type NewBankAccount = v.InferOutput<typeof bankAccountAddInput>;

export const bankAccountChangeInput = v.object({ id: accountId, ...fields });
export const bankAccountDeleteInput = v.object({ id: accountId });
