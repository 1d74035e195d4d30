import * as v from 'valibot';

/** Inputs of the calls in ../rescueBonus.ts. */

export const rescueBonusClaimInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
