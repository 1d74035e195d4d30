import type { GameError } from '../../contract/providers/envelope.ts';
import type { TextKey } from './texts.ts';

/** The text shown for each reason why a game cannot continue. */
export const REFUSAL_TEXTS: Record<GameError, TextKey> = {
  connection: 'refusedConnection',
  session: 'refusedSession',
  balance: 'refusedBalance',
  limit: 'refusedLimit',
  maintenance: 'refusedMaintenance',
  unsupported: 'refusedUnsupported',
  other: 'refusedOther',
};
