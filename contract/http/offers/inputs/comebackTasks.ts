import * as v from 'valibot';
import { COMEBACK_MISSIONS } from '../missions.ts';

/** Inputs of the calls in ../comebackTasks.ts. */

export const comebackBonusClaimInput = v.object({ mission: v.optional(v.picklist(COMEBACK_MISSIONS)) });
