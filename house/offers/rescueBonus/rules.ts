/** A net loss of a day, in minor units, from which this share of it is returned, in basis points. */
export interface Step {
  loss: bigint;
  share: number;
}

/** The bonus for a day's net loss: the share of the highest step that it reaches. Null for nothing. */
export function bonusOf(lost: bigint, steps: readonly Step[]): { amount: bigint; share: number } | null {
  const step = steps.findLast(({ loss }) => lost >= loss);
  if (!step) return null;
  const amount = (lost * BigInt(step.share)) / 10_000n;
  return amount > 0n ? { amount, share: step.share } : null;
}
