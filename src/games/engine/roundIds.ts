/** Round ids are decimal text of a growing integer: negative when `a` is the older, 0 when equal. */
export function compareRounds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The id after this one; only a stand-in where the house has not named the next round. */
export function roundAfter(roundId: string): string {
  return (BigInt(roundId) + 1n).toString();
}

/** FNV-1a of a round's id: the same round looks the same to everybody. */
export function seedOf(roundId: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < roundId.length; i++) hash = Math.imul(hash ^ roundId.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
