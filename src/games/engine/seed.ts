/** FNV-1a of a round's id: the same round looks the same to everybody. */
export function seedOf(roundId: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < roundId.length; i++) hash = Math.imul(hash ^ roundId.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
