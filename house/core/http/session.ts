/** A signed-in player's session, as who asks is known by it. */
export interface Session {
  userId: string;
  tokenHash: string;
}
