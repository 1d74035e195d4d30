import * as v from 'valibot';

/** Inputs of the calls in ../specialRescue.ts. */

export const rescueOrderClaimInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
