import type { DepositStepState } from '../../../contract/http/offers/dailyDeposit.ts';

/**
 * How a step stands by its day's totals: its deposit is reached by all that was deposited in the day, and counts as staked once when
 * as much was staked in that day, on whatever game and in whichever order.
 */
export function stateOf(deposit: bigint, day: { deposited: bigint; staked: bigint }): DepositStepState {
  if (day.deposited < deposit) return 'open';
  return day.staked < deposit ? 'staking' : 'ready';
}
