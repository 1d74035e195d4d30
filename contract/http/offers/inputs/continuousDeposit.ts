import * as v from 'valibot';

/** Inputs of the calls in ../continuousDeposit.ts. */

export const continuousCollectInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
