import * as v from 'valibot';

/** Inputs of the calls in ../props.ts. */

export const promoPropsUseInput = v.union([
  v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  v.object({ code: v.pipe(v.string(), v.regex(/^\P{Cc}{1,40}$/u)) }),
]);
