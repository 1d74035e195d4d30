import { PAGE_NEEDS_LOGIN, PAGE_PARAMS } from './pageTable.ts';

/** The key of a popup page (pageDefinition.ts). */
export type PageKey = keyof typeof PAGE_NEEDS_LOGIN;

export function isPageKey(text: string): text is PageKey {
  return Object.hasOwn(PAGE_NEEDS_LOGIN, text);
}

type Named = typeof PAGE_PARAMS;

/** The parameters that a page accepts when it is opened. */
export type ParamsOf<Key extends PageKey> = Key extends keyof Named
  ? Readonly<Partial<Record<Named[Key][number], string>>>
  : Readonly<Record<string, never>>;

/** The parameters of all open pages together. */
export type PageParams = Readonly<Partial<Record<Named[keyof Named][number], string>>>;

/** The query names used by these pages. */
export function paramNames(keys: readonly PageKey[]): readonly (keyof PageParams)[] {
  const named: Partial<Record<PageKey, readonly (keyof PageParams)[]>> = PAGE_PARAMS;
  return [...new Set(keys.flatMap((key) => named[key] ?? []))];
}
