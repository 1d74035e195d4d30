import * as v from 'valibot';

/** Inputs of the calls in ../phoneCredit.ts. */

export const phoneCreditClaimInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
