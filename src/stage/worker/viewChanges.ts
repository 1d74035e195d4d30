import type { ViewChanges } from './messages.ts';

/**
 * The changed properties of a view. Views keep the identity of unchanged parts, so usually only a few numbers are sent; a
 * changed list is sent in full.
 */
export function changesOf(before: object | null, view: object): ViewChanges {
  const last = (before ?? {}) as ViewChanges;
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(view))
    if (!Object.is(value, last[name]) || !(name in last)) changes[name] = value;
  for (const name in last) if (!(name in view)) changes[name] = undefined;
  return changes;
}
