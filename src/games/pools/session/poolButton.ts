import type { Minor } from '../../../../contract/money.ts';
import { sumOf } from '../engine/poolStakes.ts';
import type { PoolSessionState } from './poolAdapter.ts';

/** The state of the big button. `amount`: the sum on the slip; `stands`: the sum already placed on the round. */
export interface PoolButton {
  kind:
    | 'loading'
    | 'reconnecting'
    | 'signIn'
    /** The balance is below the minimum bet. */
    | 'noFunds'
    | 'stopAuto'
    | 'placing'
    | 'closed'
    | 'place'
    | 'startAuto'
    | 'checkFields'
    | 'slipEmpty';
  amount: Minor;
  stands: Minor;
}

export function poolButton({
  state,
  open,
  signedIn,
  balance,
  mode,
  formRight,
}: {
  state: PoolSessionState<unknown>;
  /** Betting is open. */
  open: boolean;
  signedIn: boolean;
  /** Null until it is known. */
  balance: Minor | null;
  mode: 'manual' | 'auto';
  /** The auto-bet settings are valid. */
  formRight: boolean;
}): PoolButton {
  const { game, connection, slip, pending, auto } = state;
  const stands = game.round?.ownStakes.reduce((sum, own) => sum + own, 0n) ?? 0n;
  const amount = sumOf(slip.stakes);
  const button = (kind: PoolButton['kind']) => ({ kind, amount, stands });
  if (connection === 'loading' || !game.round) return button('loading');
  if (connection === 'lost') return button('reconnecting');
  if (!signedIn) return button('signIn');
  if (auto && !auto.stopped) return button('stopAuto');
  if (pending.length > 0) return button('placing');
  const short = balance !== null && game.limits !== null && balance < game.limits.min;
  if (short && amount === 0n) return button('noFunds');
  if (mode === 'auto') {
    if (amount === 0n && stands === 0n) return button('slipEmpty');
    return button(formRight ? 'startAuto' : 'checkFields');
  }
  if (!open) return button('closed');
  return button(amount > 0n ? 'place' : 'slipEmpty');
}

/** Whether the button is drawn as secondary. */
export function looksQuiet({ kind }: PoolButton): boolean {
  return kind !== 'place' && kind !== 'startAuto' && kind !== 'signIn' && kind !== 'noFunds';
}

/** Whether a press has no effect. */
export function isIdle({ kind }: PoolButton): boolean {
  return ['loading', 'reconnecting', 'placing', 'closed'].includes(kind);
}
