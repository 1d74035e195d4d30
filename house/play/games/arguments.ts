import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { parseInteger } from '../../../contract/money.ts';
import type { Caller } from '../../core/channel/area.ts';

/** Parses the arguments of the games' channel operations. The channel has already checked the types. */

/** A page of a list that is read backwards: `count` entries with ids below `before`. */
export interface Page {
  count: number;
  before: bigint | null;
}

const PAGE = 20;
/** Maximum page size. */
const MOST = 100;

/** The calling user. Refusal: 10004 for a visitor. */
export function playerOf({ userId }: Caller): bigint {
  if (userId === null) throw new Refusal(ErrorCode.logInFirst);
  return BigInt(userId);
}

/** Parses an id. Refusal: 3 if it is not one. */
export function idOf(text: unknown): bigint {
  const id = parseInteger(text);
  if (id === null) throw new Refusal(ErrorCode.badParameter, 'id');
  return id;
}

/** The value parsed by the scalars Minor and Rate. */
export function integerOf(value: unknown): bigint {
  if (typeof value !== 'bigint') throw new Refusal(ErrorCode.badParameter);
  return value;
}

/** Checks a client's idempotency key. Refusal: 3 unless it has 8 to 64 characters. */
export function keyOf(value: unknown): string {
  const key = String(value);
  if (key.length < 8 || key.length > 64) throw new Refusal(ErrorCode.badParameter, 'key');
  return key;
}

/** The requested page of a list: 20 entries by default. Refusal: 3 over 100. */
export function pageOf(count: unknown, before: unknown): Page {
  const size = count == null ? PAGE : Number(count);
  if (!Number.isInteger(size) || size < 1 || size > MOST) throw new Refusal(ErrorCode.badParameter, 'count');
  return { count: size, before: before == null ? null : idOf(before) };
}
