import * as v from 'valibot';
import { pageFields, wholeNumber } from '../../page.ts';

/** Inputs of the calls in ../promotions.ts. */

export const promoCenterInput = v.object(pageFields);
export const settleTriggerInput = v.object({ celebrated: v.optional(wholeNumber(1, 10)) });
