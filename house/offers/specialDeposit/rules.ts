import { DAY_MS } from '../../../contract/marketTime.ts';
import type { SpecialDepositNumbers } from './settings.ts';

/** Whether an offer begins now: the last deposit is long enough ago. @param last when it was paid, ms */
export function begins(
  { after, before }: Pick<SpecialDepositNumbers, 'after' | 'before'>,
  last: number | null,
  now: number,
): boolean {
  return last !== null && now >= last + after * DAY_MS && now < last + (before + 1) * DAY_MS;
}

/** The maximum of an offer, by the stakes since the last deposit. Minor units. */
export function mostOf(
  { share }: Pick<SpecialDepositNumbers, 'share'>,
  { most, staked }: { most: bigint; staked: bigint },
): bigint {
  const earned = (staked * BigInt(share)) / 10_000n;
  return earned < most ? earned : most;
}
