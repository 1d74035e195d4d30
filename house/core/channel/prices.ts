import { OperationTypeNode } from 'graphql';
import type { Caller } from './area.ts';
import type { Prepared } from './documents.ts';
import { isSecure } from './schema.ts';

/** What operations cost before they are run, in units of about 0.1 ms of the house's processor; what they came to is settled afterwards. */

/** A subscription that begins. */
export const SUBSCRIPTION = 1;
/** A mutation that is no player's act: signing a connection in or out. */
export const SIGNING = 4;
/** A query whose client had left when its turn came. */
export const UNWANTED = 1;
/** A query that tells of one thing: a live round with its largest bets. */
const QUERY = 10;
/** A list: whatever is in it, and each entry. */
const LIST = 2;
const ENTRY = 0.4;
const MOST_ENTRIES = 100;
const DEFAULT_ENTRIES = 20;
/** A document that has to be read and checked: whatever is in it, and so many characters cost one more. */
const DOCUMENT = 10;
const CHARACTERS = 100;

/** What is set aside for a query. */
export function priceOf({ field }: Prepared, { count }: Record<string, unknown>): number {
  if (!field.args.some(({ name }) => name === 'count')) return QUERY;
  const entries = typeof count === 'number' && count > 0 ? Math.min(count, MOST_ENTRIES) : DEFAULT_ENTRIES;
  return LIST + entries * ENTRY;
}

/** What it costs to read a document that is not kept ready. */
export function documentPrice(query: string): number {
  return DOCUMENT + query.length / CHARACTERS;
}

/** Whether a signed-in player does something: it goes before whatever anybody reads. */
export function isAct({ kind, field }: Prepared, caller: Caller): caller is Caller & { userId: string } {
  return kind === OperationTypeNode.MUTATION && isSecure(field) && caller.userId !== null;
}
