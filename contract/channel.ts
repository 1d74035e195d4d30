// Generated from channel.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

/** What became of a bet. Exactly one of lost, cashed and returned is final. */
export type BetStatus =
  | 'placed'
  | 'cashed'
  | 'lost'
  | 'returned';

export interface AuthReply {
  /** Null when signed out. */
  userId: string | null;
}
