import pg from 'pg';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';

const CODES: readonly number[] = Object.values(ErrorCode);

function isCode(code: number): code is ErrorCode {
  return CODES.includes(code);
}

/** When a refusal ends: its DETAIL, where that is a time. */
function untilOf({ detail = '' }: pg.DatabaseError): number | undefined {
  return /^\d{1,16}$/.test(detail) ? Number(detail) : undefined;
}

/** A database error as the Refusal it stands for (SQLSTATE 'KL' and the code, 'K' and one of four digits), or the error itself. */
export function refusalOf(error: unknown): unknown {
  // node-postgres gives this error no type of its own.
  if (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'))
    return new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  if (!(error instanceof pg.DatabaseError)) return error;
  const code = /^(?:KL(?=\d{3}$)|K(?=\d{4}$))(\d+)$/.exec(error.code ?? '')?.[1];
  return code !== undefined && isCode(Number(code))
    ? new Refusal(Number(code) as ErrorCode, error.message, untilOf(error))
    : error;
}
