import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { parseInteger } from '../../../contract/money.ts';
import type { Caller } from '../../core/channel/area.ts';

/** Reads what channel operations of games are given. The channel has checked the types. */

/** A page of a list that is read backwards: `count` entries below the id `before`. */
export interface Page {
  count: number;
  before: bigint | null;
}

const PAGE = 20;
/** Entries of a page, at most. */
const MOST = 100;

/** Who asks. Refused with 10004 for a visitor. */
export function playerOf({ userId }: Caller): bigint {
  if (userId === null) throw new Refusal(ErrorCode.logInFirst);
  return BigInt(userId);
}

/** An id: refused with 3 when it is none. */
export function idOf(text: unknown): bigint {
  const id = parseInteger(text);
  if (id === null) throw new Refusal(ErrorCode.badParameter, 'id');
  return id;
}

/** What the scalars Minor and Rate have read. */
export function integerOf(value: unknown): bigint {
  if (typeof value !== 'bigint') throw new Refusal(ErrorCode.badParameter);
  return value;
}

/** A client's idempotency key: refused with 3 unless it has 8 to 64 characters. */
export function keyOf(value: unknown): string {
  const key = String(value);
  if (key.length < 8 || key.length > 64) throw new Refusal(ErrorCode.badParameter, 'key');
  return key;
}

/** Which part of a list is asked for: 20 entries unless told otherwise, refused with 3 over 100. */
export function pageOf(count: unknown, before: unknown): Page {
  const size = count == null ? PAGE : Number(count);
  if (!Number.isInteger(size) || size < 1 || size > MOST) throw new Refusal(ErrorCode.badParameter, 'count');
  return { count: size, before: before == null ? null : idOf(before) };
}
