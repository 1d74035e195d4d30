import * as v from 'valibot';

/** Inputs of the calls in ../fortune.ts. */

export const birthdayGiftApplyInput = v.object({
  award: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
});
