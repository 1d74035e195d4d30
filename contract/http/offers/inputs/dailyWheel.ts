import * as v from 'valibot';
import { pageFields, wholeNumber } from '../../page.ts';

/** Inputs of the calls in ../dailyWheel.ts. */

export const wheelConfigInput = v.object({ version: v.optional(wholeNumber(1, 1_000_000)) });
export const wheelLogInput = v.object(pageFields);
export const wheelOrderClaimInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
