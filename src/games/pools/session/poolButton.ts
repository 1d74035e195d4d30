import type { Minor } from '../../../../contract/money.ts';
import { sumOf } from '../engine/poolLays.ts';
import type { PoolTableState } from './poolStore.ts';

/** What the big button says and does. `amount`: what is laid; `stands`: what is placed on the round already. */
export interface PoolButton {
  kind:
    | 'loading'
    | 'reconnecting'
    | 'signIn'
    | 'stopAuto'
    | 'placing'
    | 'closed'
    | 'place'
    | 'startAuto'
    | 'checkFields'
    | 'layFirst';
  amount: Minor;
  stands: Minor;
}

export function poolButton({
  state,
  open,
  signedIn,
  mode,
  formRight,
}: {
  state: PoolTableState<unknown>;
  /** Bets are taken now. */
  open: boolean;
  signedIn: boolean;
  mode: 'manual' | 'auto';
  /** The settings of auto-bets can be read. */
  formRight: boolean;
}): PoolButton {
  const { game, connection, lays, intents, auto } = state;
  const stands = game.round?.owns.reduce((sum, own) => sum + own, 0n) ?? 0n;
  const amount = sumOf(lays);
  const button = (kind: PoolButton['kind']) => ({ kind, amount, stands });
  if (connection === 'loading' || !game.round) return button('loading');
  if (connection === 'lost') return button('reconnecting');
  if (!signedIn) return button('signIn');
  if (auto && !auto.stopped) return button('stopAuto');
  if (intents.length > 0) return button('placing');
  if (mode === 'auto') {
    if (lays.length === 0 && stands === 0n) return button('layFirst');
    return button(formRight ? 'startAuto' : 'checkFields');
  }
  if (!open) return button('closed');
  return button(lays.length > 0 ? 'place' : 'layFirst');
}

/** Not the screen's main action, or none at all. */
export function looksQuiet({ kind }: PoolButton): boolean {
  return kind !== 'place' && kind !== 'startAuto' && kind !== 'signIn';
}

/** A press does nothing now. */
export function isIdle({ kind }: PoolButton): boolean {
  return ['loading', 'reconnecting', 'placing', 'closed'].includes(kind);
}
