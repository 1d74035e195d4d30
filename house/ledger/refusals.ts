import pg from 'pg';
import { ErrorCode, Refusal } from '../../contract/errors.ts';

/** Constraints that say no to a player rather than to a programmer. */
const BY_CONSTRAINT: Record<string, ErrorCode> = {
  bets_one_open: ErrorCode.alreadyJoined,
  bets_amount: ErrorCode.wrongBetAmount,
  ledger_accounts_never_negative: ErrorCode.insufficientBalance,
  ledger_operations_key: ErrorCode.badParameter,
  ledger_transfers_amount: ErrorCode.badParameter,
};

const CODES: readonly number[] = Object.values(ErrorCode);

function isCode(code: number): code is ErrorCode {
  return CODES.includes(code);
}

/** A database error as the Refusal it stands for (SQLSTATE 'KL' and the code), or the error itself. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const named = error.constraint === undefined ? undefined : BY_CONSTRAINT[error.constraint];
  if (named !== undefined) return new Refusal(named);
  const code = /^KL(\d{3})$/.exec(error.code ?? '')?.[1];
  return code !== undefined && isCode(Number(code))
    ? new Refusal(Number(code) as ErrorCode, error.message)
    : error;
}
