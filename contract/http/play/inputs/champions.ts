import * as v from 'valibot';

/** Inputs of the calls in ../champions.ts. */

export const championInput = v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-zA-Z0-9-]{0,79}$/)) });
