/** A player's bets on a round, each on a slip of its own: 1, and where the house allows it 2. */

export const SECOND = 2;

/** Names a slip of a round; the first one by the round alone. */
export function slipPlace(roundId: string, slip: number): string {
  return slip === 1 ? roundId : `${roundId}/${slip}`;
}

/** The round and the slip of a place. */
export function slipAt(place: string): { roundId: string; slip: number } {
  const [roundId = '', slip = '1'] = place.split('/');
  return { roundId, slip: Number(slip) };
}
