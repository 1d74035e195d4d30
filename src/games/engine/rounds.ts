import { drawPrefix } from '../../../contract/drawPrefix.ts';

/** Round ids are decimal text of a growing integer: negative when `a` is the older, 0 when equal. */
export function compareRounds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The id after this one; a fallback while the server has not announced the next round. */
export function roundAfter(roundId: string): string {
  return (BigInt(roundId) + 1n).toString();
}

/** FNV-1a of a round's id: the same round looks the same to all players. */
export function seedOf(roundId: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < roundId.length; i++) hash = Math.imul(hash ^ roundId.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Reference to a round: its id, and the table for a game with several (wingo's models), else ''. */
export interface RoundRef {
  table: string;
  roundId: string;
}

/** A round reference in addresses: '48213', 'fastest-202611200001'. */
export function refText({ table, roundId }: RoundRef): string {
  return table === '' ? roundId : `${table}-${roundId}`;
}

/** Parses a round reference; null when it is not one of a game with these tables (null: a single table). */
export function refFrom(tables: readonly string[] | null, text: string): RoundRef | null {
  const [, table = '', roundId = ''] = /^(?:([a-z]+)-)?(\d{1,18})$/.exec(text) ?? [];
  const known = tables ? tables.includes(table) : table === '';
  return known && roundId !== '' ? { table, roundId } : null;
}

/** How a game draws whole numbers from a secret and a round reference (games.md, "Fairness"). */
export interface DrawRule {
  /** Every pick is an integer from 0 to `of` - 1. */
  of: number;
  /**
   * The HMAC message of a block of eight floats.
   * @param value the public value that the round mixes in, null for none
   */
  message(ref: RoundRef, value: string | null, block: number): string;
  /** Whether these picks complete the draw. */
  whole(picks: readonly number[]): boolean;
}

/** The message of most games: the round's id, its public value, and the block number. */
export const blockMessage: DrawRule['message'] = ({ roundId }, value, block) =>
  `${drawPrefix(roundId, value)}:${block}`;
