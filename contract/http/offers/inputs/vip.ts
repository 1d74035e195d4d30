import * as v from 'valibot';
import { pageFields } from '../../page.ts';

/** Inputs of the calls in ../vip.ts. */

export const vipCashbackHistoryInput = v.object(pageFields);
export const vipRewardClaimInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
