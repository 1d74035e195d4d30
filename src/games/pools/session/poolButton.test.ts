import { expect, it } from 'vitest';
import type { PoolSessionState } from './poolAdapter.ts';
import { isIdle, looksQuiet, poolButton } from './poolButton.ts';

const LIMITS = { min: 100_000n, max: 500_000_000n };

/** A round with open betting and this amount on the slip. */
function state(onSlip: bigint): PoolSessionState<unknown> {
  const stakes = onSlip > 0n ? [{ pool: 0, amount: onSlip }] : [];
  return {
    game: { round: { ownStakes: [] }, limits: LIMITS },
    connection: 'ready',
    slip: { stakes },
    pending: [],
    auto: null,
  } as unknown as PoolSessionState<unknown>;
}

const facts = { open: true, signedIn: true, formRight: true };

it.each([
  ['nothing on the slip, enough for the smallest bet', 0n, 100_000n, 'manual', 'slipEmpty'],
  ['not enough for the smallest bet', 0n, 99_999n, 'manual', 'noFunds'],
  ['the same with auto-bet', 0n, 0n, 'auto', 'noFunds'],
  ['a slip that can be placed', 200_000n, 0n, 'manual', 'place'],
  ['a balance that is not known yet', 0n, null, 'manual', 'slipEmpty'],
] as const)('%s', (_what, onSlip, balance, mode, kind) => {
  expect(poolButton({ ...facts, state: state(onSlip), balance, mode }).kind).toBe(kind);
});

it('leads to the cashier with an enabled button, also while betting is closed', () => {
  const button = poolButton({ ...facts, open: false, state: state(0n), balance: 0n, mode: 'manual' });
  expect([button.kind, isIdle(button), looksQuiet(button)]).toEqual(['noFunds', false, false]);
});
