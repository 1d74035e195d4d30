import { type Minor, payout } from '../../../contract/money.ts';
import type { SoloKind } from '../engine/soloPlay.ts';
import type { SoloState } from '../session/soloAdapter.ts';

/** The state of a solo game's big button. */
export interface SoloButton {
  kind:
    | 'loading'
    | 'reconnecting'
    | 'signIn'
    /** The balance is below the minimum bet. */
    | 'noFunds'
    | 'stopAuto'
    /** A request is pending, or its result is being animated: a press skips to the end. */
    | 'playing'
    | 'cashingOut'
    /** A win is on display: a press ends that. */
    | 'resting'
    | 'cashOut'
    /** The open round waits for a choice, and cannot be cashed out yet. */
    | 'choose'
    | 'place'
    | 'startAuto'
    | 'checkFields';
  /** The stake, or the cash-out's payout. */
  amount: Minor;
  /** The part of a cash-out above the stake. */
  profit: Minor;
}

export function soloButton({
  state,
  signedIn,
  balance,
  mode,
  stake,
  ready,
}: {
  state: SoloState<SoloKind>;
  signedIn: boolean;
  /** Null until it is known. */
  balance: Minor | null;
  mode: 'manual' | 'auto';
  /** Null when the field is invalid. */
  stake: Minor | null;
  /** The choice is playable, and in auto mode every setting is valid. */
  ready: boolean;
}): SoloButton {
  const { connection, player, round, request, showing, restsUntil, auto, limits } = state;
  const button = (kind: SoloButton['kind'], amount = stake ?? 0n, profit = 0n) => ({ kind, amount, profit });
  if (connection === 'loading' || !limits) return button('loading');
  if (connection === 'lost') return button('reconnecting');
  if (!signedIn) return button('signIn');
  // The round may arrive before the player is known; then no action is offered.
  if (!player) return button('loading');
  if (auto && !auto.stopped) return button('stopAuto');
  const worth = round && !round.over ? payout(round.stake, round.rate) : 0n;
  if (request?.type === 'cashOut') return button('cashingOut', worth);
  if (request || showing) return button('playing', round?.stake);
  if (restsUntil !== null) return button('resting', round?.win);
  if (round && !round.over)
    return worth > 0n ? button('cashOut', worth, worth - round.stake) : button('choose', round.stake);
  if (balance !== null && balance < limits.min) return button('noFunds');
  if (stake === null || !ready) return button('checkFields');
  return button(mode === 'auto' ? 'startAuto' : 'place');
}

/** Whether the button is drawn as secondary. */
export function looksQuiet({ kind }: SoloButton): boolean {
  return !['place', 'startAuto', 'signIn', 'noFunds', 'cashOut'].includes(kind);
}

/** Whether a press has no effect. */
export function isIdle({ kind }: SoloButton): boolean {
  return ['loading', 'reconnecting', 'choose', 'cashingOut'].includes(kind);
}
