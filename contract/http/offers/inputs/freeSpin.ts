import * as v from 'valibot';
import { pageFields, wholeNumber } from '../../page.ts';

/** Inputs of the calls in ../freeSpin.ts. */

export const freeSpinChooseInput = v.object({
  package: wholeNumber(1, 9),
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
});
export const freeSpinChoicesInput = v.object(pageFields);
