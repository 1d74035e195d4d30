import * as v from 'valibot';

/** Inputs of the calls in ../checkInVip.ts. */

export const checkInVipCollectInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
