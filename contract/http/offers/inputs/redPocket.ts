import * as v from 'valibot';

/** Inputs of the calls in ../redPocket.ts. */

const rain = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}$/));

export const redPocketInput = v.object({ rain: v.optional(rain) });
export const redPocketOpenInput = v.object({ rain });
