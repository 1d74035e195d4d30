import type { Minor } from '../../../../contract/money.ts';
import { type PoolButton, poolButton } from '../../pools/session/poolButton.ts';
import type { PoolTableState } from '../../pools/session/poolStore.ts';

/** What the big button says and does: as at every table of pools, but that what is bet on is chosen first. */
export interface WingoButton {
  kind: Exclude<PoolButton['kind'], 'layFirst' | 'startAuto' | 'checkFields'> | 'choose' | 'amount';
  /** What is laid and not placed yet, and what stands. */
  amount: Minor;
  stands: Minor;
}

/** @param chosen how many numbers and colours are chosen */
export function wingoButton(
  state: PoolTableState<number>,
  open: boolean,
  signedIn: boolean,
  chosen: number,
): WingoButton {
  const button = poolButton({ state, open, signedIn, mode: 'manual', formRight: true });
  const { kind, amount, stands } = button;
  if (kind !== 'layFirst' && kind !== 'startAuto' && kind !== 'checkFields') return { kind, amount, stands };
  return { kind: chosen > 0 ? 'amount' : 'choose', amount, stands };
}
