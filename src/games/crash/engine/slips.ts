/** Keys of a player's bets on a round, one per slip: 1, and 2 where the server allows it. */

export const SECOND = 2;

/** The key of a slip of a round; the first slip's key is the round id alone. */
export function betSlotKey(roundId: string, betSlot: number): string {
  return betSlot === 1 ? roundId : `${roundId}/${betSlot}`;
}

/** The round and the slip of a key. */
export function parseBetSlotKey(place: string): { roundId: string; betSlot: number } {
  const [roundId = '', betSlot = '1'] = place.split('/');
  return { roundId, betSlot: Number(betSlot) };
}
