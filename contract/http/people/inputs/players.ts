import * as v from 'valibot';

/** Inputs of the calls in ../players.ts. */

export const gameTutorialInput = v.object({ game: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,20}$/)) });
export const userVisitInput = v.object({ visitorId: v.optional(v.pipe(v.string(), v.uuid())) });
