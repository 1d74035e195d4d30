import { call } from '../call.ts';
import type { promoPropsUseInput } from './inputs/props.ts';
import type { ClaimedAward } from './promotions.ts';

/** Shop items that a player owns and uses, and gift codes (calls.tsv, promo). Times are ms since 1970. */

/**
 * wheelSpin: a spin of the daily wheel. envelopeKey: one envelope of a rain without the required stakes. cashbackDouble:
 * doubles the next day's cashback. avatarFrame: an avatar border.
 */
export const ITEM_KINDS = ['wheelSpin', 'envelopeKey', 'cashbackDouble', 'avatarFrame'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The available avatar borders. */
export const FRAMES = ['volt', 'teal', 'violet', 'coral'] as const;
export type Frame = (typeof FRAMES)[number];

export interface PlayerItem {
  id: string;
  kind: ItemKind;
  /** The look of an avatar border. */
  look: Frame | null;
  /** armed: used, takes effect at the next opportunity; for an avatar border: worn. expired: not used in time. */
  state: 'owned' | 'armed' | 'used' | 'expired';
  createdAt: number;
  /** Until when it can be used; null for no limit. */
  expiresAt: number | null;
  usedAt: number | null;
}

export interface Props {
  /** Newest first; items used long ago are omitted. */
  items: readonly PlayerItem[];
  /** Gift code attempts left in this hour, and when the next hour begins if none are left. */
  tries: number;
  triesAt: number | null;
  /** Until when the player is in a time-out or self-exclusion and cannot use items; null otherwise. */
  breakUntil: number | null;
}

export const promoProps = call<Props>({ method: 'GET', path: '/main/promo/propsDist', auth: 'token' });

/** The result of using an item (`item`) or a gift code (`claimed`: cash, or items that are then among `props`). */
export interface PropsUsed {
  item: PlayerItem | null;
  claimed: ClaimedAward | null;
  props: Props;
}

/**
 * Uses an item ({id}) or redeems a gift code ({code}). Idempotent by key. Using a worn avatar border again takes it off.
 * Refusals: 704 not the player's, 1046 used already, 1025 expired; for codes 8001 unknown, 8002 used by this player, 8003
 * expired, 8004 all used up, 8005 for another account, 8006 five attempts within an hour (`until` is when more are allowed).
 */
export const promoPropsUse = call<PropsUsed, typeof promoPropsUseInput>({
  method: 'POST',
  path: '/main/promo/propsDist',
  auth: 'token',
});
