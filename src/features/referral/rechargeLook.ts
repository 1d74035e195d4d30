import type { RechargeState } from '../../../contract/http/offers/spread.ts';

/** Badge text and colour for the state of a friend's first deposit. */

export const RECHARGE_WORDS = {
  waiting: 'recharge_waiting',
  ready: 'recharge_ready',
  claimed: 'recharge_claimed',
  held: 'recharge_held',
  refused: 'recharge_refused',
} as const satisfies Record<RechargeState, string>;

export const RECHARGE_TONES = {
  waiting: 'quiet',
  ready: 'volt',
  claimed: 'teal',
  held: 'violet',
  refused: 'coral',
} as const satisfies Record<RechargeState, string>;
