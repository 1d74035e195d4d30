import { drawPrefix } from '../../../contract/drawPrefix.ts';

/** Round ids are decimal text of a growing integer: negative when `a` is the older, 0 when equal. */
export function compareRounds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The id after this one; only a stand-in where the house has not named the next round. */
export function roundAfter(roundId: string): string {
  return (BigInt(roundId) + 1n).toString();
}

/** FNV-1a of a round's id: the same round looks the same to everybody. */
export function seedOf(roundId: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < roundId.length; i++) hash = Math.imul(hash ^ roundId.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A round by its name: the number, and the table's name where a game has several (wingo's models), else ''. */
export interface RoundRef {
  table: string;
  roundId: string;
}

/** A round's name in addresses: '48213', 'fastest-202611200001'. */
export function refText({ table, roundId }: RoundRef): string {
  return table === '' ? roundId : `${table}-${roundId}`;
}

/** The round that an address names; null when it names none of a game with these tables (null: it has one alone). */
export function refFrom(tables: readonly string[] | null, text: string): RoundRef | null {
  const [, table = '', roundId = ''] = /^(?:([a-z]+)-)?(\d{1,18})$/.exec(text) ?? [];
  const known = tables ? tables.includes(table) : table === '';
  return known && roundId !== '' ? { table, roundId } : null;
}

/** How a game draws (games.md, "Fairness"): from a secret and a round's name to whole numbers. */
export interface DrawRule {
  /** Every pick is one of so many: 0 to one less. */
  of: number;
  /**
   * The text of the HMAC whose bytes are the floats of a block, eight of them.
   * @param value the public value that the round mixes in, null for none
   */
  message(ref: RoundRef, value: string | null, block: number): string;
  /** Whether these picks are the whole draw. */
  whole(picks: readonly number[]): boolean;
}

/** The text of most games: the round's id, with its public value, and the number of the block. */
export const blockMessage: DrawRule['message'] = ({ roundId }, value, block) =>
  `${drawPrefix(roundId, value)}:${block}`;
