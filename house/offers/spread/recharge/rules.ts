/** The parameters of the bonus, in minor units; the share in 1/10000. */
export interface RechargeBonus {
  least: bigint;
  fixed: bigint;
  share: number;
  most: bigint;
}

/** The bonus for a friend's first deposit, rounded down to whole minor units; 0 for one that is too small. */
export function bonusOf(deposit: bigint, { least, fixed, share, most }: RechargeBonus): bigint {
  if (deposit < least) return 0n;
  const bonus = fixed + (deposit * BigInt(share)) / 10_000n;
  return bonus < most ? bonus : most;
}
