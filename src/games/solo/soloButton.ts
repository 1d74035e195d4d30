import { type Minor, payout } from '../../../contract/money.ts';
import type { SoloKind } from '../engine/soloPlay.ts';
import type { SoloState } from '../session/soloAdapter.ts';

/** What the big button of a solo game says and does. */
export interface SoloButton {
  kind:
    | 'loading'
    | 'reconnecting'
    | 'signIn'
    /** Not even the smallest bet can be paid. */
    | 'noFunds'
    | 'stopAuto'
    /** The house was asked, or the picture comes to its answer: a press sees the end of it. */
    | 'playing'
    | 'cashingOut'
    /** A win rests: a press ends that. */
    | 'resting'
    | 'cashOut'
    /** The open round waits for a choice, and nothing of it can be taken yet. */
    | 'choose'
    | 'place'
    | 'startAuto'
    | 'checkFields';
  /** What is staked, or what cashing out brings. */
  amount: Minor;
  /** Of a cash-out: what of that is above the stake. */
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
  /** Null when the field is wrong. */
  stake: Minor | null;
  /** What is chosen, and in auto mode every setting, can be played. */
  ready: boolean;
}): SoloButton {
  const { connection, player, round, request, showing, restsUntil, auto, limits } = state;
  const button = (kind: SoloButton['kind'], amount = stake ?? 0n, profit = 0n) => ({ kind, amount, profit });
  if (connection === 'loading' || !limits) return button('loading');
  if (connection === 'lost') return button('reconnecting');
  if (!signedIn) return button('signIn');
  // The round may be here before who its player is: nothing is played for nobody.
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

/** Not the screen's main action, or none at all. */
export function looksQuiet({ kind }: SoloButton): boolean {
  return !['place', 'startAuto', 'signIn', 'noFunds', 'cashOut'].includes(kind);
}

/** A press does nothing now. */
export function isIdle({ kind }: SoloButton): boolean {
  return ['loading', 'reconnecting', 'choose', 'cashingOut'].includes(kind);
}
