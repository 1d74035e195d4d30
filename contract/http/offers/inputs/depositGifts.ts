import * as v from 'valibot';

/** Inputs of the calls in ../depositGifts.ts. */

const byId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });

export const thirdDepositCollectInput = byId;
