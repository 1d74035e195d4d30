import * as v from 'valibot';
import { pageFields } from '../../page.ts';
import { factorOfChange, pinDigits } from '../../people/inputs/security.ts';

/** Inputs of the calls in ../withdrawals.ts. */

const orderId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

const byId = v.object({ id: orderId });

const amount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

export const withdrawFeeInput = v.object({ amount });
export const withdrawInput = v.object({
  account: orderId,
  amount,
  pin: pinDigits,
  factorCode: factorOfChange,
  bonus: v.optional(v.picklist(['keep', 'giveUp'])),
});
export const withdrawCancelInput = byId;
export const withdrawOrdersInput = v.object(pageFields);
export const withdrawOrderStateInput = byId;
