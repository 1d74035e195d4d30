import * as v from 'valibot';
import { pageFields, wholeNumber } from '../../page.ts';

/** Inputs of the calls in ../spread.ts. */

/** Depth of the visible referral tree, and the number of its levels that earn a rebate. */
export const TREE_DEPTH = 5;

const id = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** Lists may have a million entries, so pages continue after the last id. */
const listFields = { after: v.optional(id), count: wholeNumber(1, 50) };

export const spreadRelationInput = v.object({ depth: wholeNumber(1, TREE_DEPTH), ...listFields });
export const spreadFriendInput = v.object({ id });
export const spreadInvitesInput = v.object(listFields);
export const spreadRechargesInput = v.object(listFields);
export const spreadRechargeInput = v.object({ id });
export const spreadHistoryInput = v.object({
  kind: v.optional(v.picklist(['recharge', 'rebate'])),
  ...pageFields,
});
export const contractLogInput = v.object(pageFields);
