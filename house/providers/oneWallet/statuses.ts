import type { WalletFault } from '../wallet/outcome.ts';

export type OneStatus =
  | 'OK'
  | 'TEMPORARY_ERROR'
  | 'INVALID_TOKEN_ID'
  | 'INVALID_SID'
  | 'INVALID_PARAMETER'
  | 'ACCOUNT_LOCKED'
  | 'INSUFFICIENT_FUNDS'
  | 'BET_ALREADY_EXIST'
  | 'BET_ALREADY_SETTLED'
  | 'BET_DOES_NOT_EXIST'
  /** It was not done and must not be retried. */
  | 'FINAL_ERROR_ACTION_FAILED';

const STATUSES: Record<WalletFault, OneStatus> = {
  notConnected: 'INVALID_TOKEN_ID',
  unknownToken: 'INVALID_SID',
  expiredToken: 'INVALID_SID',
  unknownPlayer: 'INVALID_PARAMETER',
  wrongGame: 'INVALID_PARAMETER',
  wrongCurrency: 'INVALID_PARAMETER',
  malformed: 'INVALID_PARAMETER',
  notEnough: 'INSUFFICIENT_FUNDS',
  disabled: 'ACCOUNT_LOCKED',
  closed: 'FINAL_ERROR_ACTION_FAILED',
  limit: 'FINAL_ERROR_ACTION_FAILED',
  betLimit: 'FINAL_ERROR_ACTION_FAILED',
  held: 'TEMPORARY_ERROR',
  duplicate: 'BET_ALREADY_SETTLED',
  rolledBack: 'BET_ALREADY_SETTLED',
  unknownTransaction: 'BET_DOES_NOT_EXIST',
  busy: 'TEMPORARY_ERROR',
};

/** Debits have their own statuses for a repeated one, and for one cancelled before it arrived. */
const OF_DEBITS: Partial<Record<WalletFault, OneStatus>> = {
  duplicate: 'BET_ALREADY_EXIST',
  rolledBack: 'FINAL_ERROR_ACTION_FAILED',
};

export function oneStatusOf(why: WalletFault, path: string): OneStatus {
  return (path === '/debit' ? OF_DEBITS[why] : undefined) ?? STATUSES[why];
}
