import type { DepositStepState } from '../../../contract/http/offers/dailyDeposit.ts';

/**
 * The state of a step by the day's totals: its deposit is reached by the sum of the day's deposits, and counts as staked once
 * if the same amount was staked on that day, on any game and in any order.
 */
export function stateOf(deposit: bigint, day: { deposited: bigint; staked: bigint }): DepositStepState {
  if (day.deposited < deposit) return 'open';
  return day.staked < deposit ? 'staking' : 'ready';
}
