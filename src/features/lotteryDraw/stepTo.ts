/** How far it is to the next ticket, where each asks for so much: what is missing, and whole per cent of it done. */
export function stepTo(done: bigint, per: bigint): { missing: bigint; percent: number } {
  const part = done % per;
  return { missing: per - part, percent: Number((part * 100n) / per) };
}
