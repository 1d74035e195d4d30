import type { WalletFault } from '../wallet/outcome.ts';

/** Its answers to what a provider tells. */
export type HubStatus = 'RS_OK' | `RS_ERROR_${HubError}`;

type HubError =
  | 'UNKNOWN'
  | 'INVALID_PARTNER'
  | 'INVALID_TOKEN'
  | 'INVALID_GAME'
  | 'WRONG_CURRENCY'
  | 'NOT_ENOUGH_MONEY'
  | 'USER_DISABLED'
  | 'INVALID_SIGNATURE'
  | 'TOKEN_EXPIRED'
  | 'WRONG_SYNTAX'
  | 'WRONG_TYPES'
  | 'DUPLICATE_TRANSACTION'
  | 'TRANSACTION_DOES_NOT_EXIST'
  | 'TRANSACTION_ROLLED_BACK'
  | 'LIMIT_REACHED'
  | 'TIMEOUT'
  | 'BET_LIMIT_EXCEEDED';

const ERRORS: Record<WalletFault, HubError> = {
  notConnected: 'INVALID_PARTNER',
  unknownToken: 'INVALID_TOKEN',
  expiredToken: 'TOKEN_EXPIRED',
  // It has no word of its own for a player who is not there.
  unknownPlayer: 'UNKNOWN',
  wrongGame: 'INVALID_GAME',
  wrongCurrency: 'WRONG_CURRENCY',
  notEnough: 'NOT_ENOUGH_MONEY',
  disabled: 'USER_DISABLED',
  closed: 'USER_DISABLED',
  limit: 'LIMIT_REACHED',
  betLimit: 'BET_LIMIT_EXCEEDED',
  // Told again later, it is answered as operators have decided by then.
  held: 'UNKNOWN',
  duplicate: 'DUPLICATE_TRANSACTION',
  rolledBack: 'TRANSACTION_ROLLED_BACK',
  unknownTransaction: 'TRANSACTION_DOES_NOT_EXIST',
  malformed: 'WRONG_SYNTAX',
  busy: 'UNKNOWN',
};

export function hubStatusOf(why: WalletFault): HubStatus {
  return `RS_ERROR_${ERRORS[why]}`;
}
