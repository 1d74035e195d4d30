import * as v from 'valibot';
import { call } from '../call.ts';
import type { ClaimedAward } from './promotions.ts';

/** Items that a player owns and uses, and gift codes (calls.tsv, promo). Times are ms since 1970. */

/**
 * wheelSpin: a spin of the daily wheel. envelopeKey: one envelope of a rain without the stakes that it asks for. cashbackDouble: the next day's cashback
 * counts twice. avatarFrame: a frame around the avatar.
 */
export const ITEM_KINDS = ['wheelSpin', 'envelopeKey', 'cashbackDouble', 'avatarFrame'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The frames there are. */
export const FRAMES = ['volt', 'teal', 'violet', 'coral'] as const;
export type Frame = (typeof FRAMES)[number];

export interface PlayerItem {
  id: string;
  kind: ItemKind;
  /** Of a frame: which one. */
  look: Frame | null;
  /** armed: it was used and takes effect at its next occasion; a frame is worn. expired: it was not used in time. */
  state: 'owned' | 'armed' | 'used' | 'expired';
  createdAt: number;
  /** Until when it can be used, null for ever. */
  expiresAt: number | null;
  usedAt: number | null;
}

export interface Props {
  /** The newest first; what was used long ago is left out. */
  items: readonly PlayerItem[];
  /** How many gift codes may still be tried in this hour, and when the next hour begins where none may. */
  tries: number;
  triesAt: number | null;
  /** Until when the player takes a break, and nothing can be used; null otherwise. */
  breakUntil: number | null;
}

export const promoProps = call<Props>()({ method: 'GET', path: '/main/promo/propsDist', auth: 'token' });

/** What came of using an item (`item`) or a gift code (`claimed`: cash, or items that are among `props` then). */
export interface PropsUsed {
  item: PlayerItem | null;
  claimed: ClaimedAward | null;
  props: Props;
}

/**
 * Uses an item ({id}) or redeems a gift code ({code}). The same idempotency key is answered as before.
 * A worn frame is taken off by using it again. Refusals: 704 not the player's, 1046 used already, 1025 its time is over; of codes 8001
 * unknown, 8002 used by this player, 8003 expired, 8004 all used up, 8005 for another account, 8006 five were tried within an hour
 * (`until` says when more may be).
 */
export const promoPropsUse = call<PropsUsed>()({
  method: 'POST',
  path: '/main/promo/propsDist',
  auth: 'token',
  input: v.union([
    v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
    v.object({ code: v.pipe(v.string(), v.regex(/^\P{Cc}{1,40}$/u)) }),
  ]),
});
