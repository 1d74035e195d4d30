/** Progress to the next ticket at a price of `per` each: what is missing, and the whole per cent done. */
export function stepTo(done: bigint, per: bigint): { missing: bigint; percent: number } {
  const part = done % per;
  return { missing: per - part, percent: Number((part * 100n) / per) };
}
