import * as v from 'valibot';

/** Inputs of the calls in ../depositGifts.ts. */

export const thirdDepositCollectInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
