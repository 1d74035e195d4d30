import type { StatementKind } from '../../../contract/http/statement.ts';

/** What a player would look for, and the kinds of lines that it comes in. */
export const GROUPS = {
  all: undefined,
  play: ['stake', 'release', 'profit'],
  deposit: ['deposit'],
  withdrawal: ['hold', 'returned'],
  gift: ['grant', 'bonus'],
} as const satisfies Record<string, readonly StatementKind[] | undefined>;

export type GroupKey = keyof typeof GROUPS;

export const GROUP_KEYS = Object.keys(GROUPS) as GroupKey[];
