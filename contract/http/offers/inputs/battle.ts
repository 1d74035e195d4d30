import * as v from 'valibot';
import { pageFields } from '../../page.ts';

/** Inputs of the calls in ../battle.ts. */

export const battleHistoryInput = v.object(pageFields);
