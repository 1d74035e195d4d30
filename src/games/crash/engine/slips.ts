/** A player's bets on a round, each on a slip of its own: 1, and where the house allows it 2. */

export const SECOND = 2;

/** Names a slip of a round; the first one by the round alone. */
export function betSlotKey(roundId: string, betSlot: number): string {
  return betSlot === 1 ? roundId : `${roundId}/${betSlot}`;
}

/** The round and the slip of a place. */
export function parseBetSlotKey(place: string): { roundId: string; betSlot: number } {
  const [roundId = '', betSlot = '1'] = place.split('/');
  return { roundId, betSlot: Number(betSlot) };
}
