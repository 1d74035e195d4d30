import type { GameError } from '../../contract/providers/envelope.ts';
import type { TextKey } from './texts.ts';

/** What the player is told of each reason why a game cannot go on. */
export const REFUSAL_TEXTS: Record<GameError, TextKey> = {
  connection: 'refusedConnection',
  session: 'refusedSession',
  balance: 'refusedBalance',
  limit: 'refusedLimit',
  maintenance: 'refusedMaintenance',
  unsupported: 'refusedUnsupported',
  other: 'refusedOther',
};
