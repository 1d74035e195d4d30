import * as v from 'valibot';

/** Inputs of the calls in ../dailyDeposit.ts. */

export const dailyDepositCollectInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
