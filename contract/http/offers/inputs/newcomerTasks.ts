import * as v from 'valibot';
import { NEWCOMER_MISSIONS } from '../missions.ts';

/** Inputs of the calls in ../newcomerTasks.ts. */

export const newcomerMissionClaimInput = v.object({ mission: v.picklist(NEWCOMER_MISSIONS) });
export const newcomerTextInput = v.object({ app: v.boolean() });
