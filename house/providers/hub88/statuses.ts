import type { WalletFault } from '../wallet/outcome.ts';

/** Statuses of answers to a provider. */
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
  // The protocol has no status of its own for an unknown player.
  unknownPlayer: 'UNKNOWN',
  wrongGame: 'INVALID_GAME',
  wrongCurrency: 'WRONG_CURRENCY',
  notEnough: 'NOT_ENOUGH_MONEY',
  disabled: 'USER_DISABLED',
  closed: 'USER_DISABLED',
  limit: 'LIMIT_REACHED',
  betLimit: 'BET_LIMIT_EXCEEDED',
  // The provider repeats the call later and then gets the operators' decision.
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
