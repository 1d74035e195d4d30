import * as v from 'valibot';
import { pageFields } from '../../page.ts';
import { MOST_IMAGES, uploadName } from '../../site/inputs/uploads.ts';

/** Inputs of the calls in ../deposits.ts. */

const orderId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

const byId = v.object({ id: orderId });

const amount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

const code = v.pipe(v.string(), v.regex(/^\w{1,20}$/));

export const payRechargeInput = v.object({
  port: code,
  bank: v.optional(code),
  amount,
  promotion: v.optional(code),
  from: v.optional(orderId),
  /**
   * Made in the installed app, as reported by the client and not verified; used for the reward of first deposits in the app.
   */
  inApp: v.optional(v.boolean()),
});

export type DepositRequest = v.InferOutput<typeof payRechargeInput>;

/** The kind of the feedback's order; a deposit by default. */
const of = v.optional(v.picklist(['deposit', 'withdrawal']));

export const payOrdersInput = v.object(pageFields);
export const payOrderInput = byId;
export const payOrderStateInput = byId;
export const payRecoverInput = byId;
export const payFeedbacksInput = v.object({ id: orderId, of });
export const payFeedbackAddInput = v.object({
  id: orderId,
  of,
  kind: v.picklist(['notCredited', 'wrongAmount', 'other']),
  text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(1_000)),
  images: v.optional(v.pipe(v.array(uploadName), v.maxLength(MOST_IMAGES))),
});
export const feedbackCallbackInput = v.object({ id: orderId, solved: v.boolean() });
