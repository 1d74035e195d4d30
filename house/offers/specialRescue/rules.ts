/** The bonus for a week's net loss, in minor units: a share of it in basis points, from the minimum loss on. */
export function bonusOf(lost: bigint, { least, share }: { least: bigint; share: number }): bigint {
  return lost >= least ? (lost * BigInt(share)) / 10_000n : 0n;
}

/** An amount split into parts that are as equal as possible, the larger ones first. */
export function partsOf(amount: bigint, count: number): bigint[] {
  const of = BigInt(count);
  return Array.from({ length: count }, (_, i) => amount / of + (BigInt(i) < amount % of ? 1n : 0n));
}
