import * as v from 'valibot';

/** Inputs of the calls in ../rewardSend.ts. */

export const sentRewardClaimInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
