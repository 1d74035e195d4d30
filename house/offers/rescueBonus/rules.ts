/** From this net loss on, in minor units, a day gives this share of it back, in basis points. */
export interface Step {
  loss: bigint;
  share: number;
}

/** What a day's net loss gives: the share of the highest step that it reaches. Null for nothing. */
export function bonusOf(lost: bigint, steps: readonly Step[]): { amount: bigint; share: number } | null {
  const step = steps.findLast(({ loss }) => lost >= loss);
  if (!step) return null;
  const amount = (lost * BigInt(step.share)) / 10_000n;
  return amount > 0n ? { amount, share: step.share } : null;
}
