import * as v from 'valibot';

/** Inputs of the calls in ../champion.ts. */

export const championJoinInput = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-zA-Z0-9-]{0,79}$/)),
});
export const championOrderClaimInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
