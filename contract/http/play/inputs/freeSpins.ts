import * as v from 'valibot';
import { pageFields } from '../../page.ts';

/** Inputs of the calls in ../freeSpins.ts. */

export const freeSpinOrdersInput = v.object(pageFields);
export const freeSpinOrderInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
export const freeSpinUsesInput = v.object(pageFields);
