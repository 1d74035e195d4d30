import type { ViewChanges } from './messages.ts';

/**
 * What of a view is not what it was. Views keep the parts that did not change, so that of most only a few numbers are sent:
 * a list that is another one is sent whole.
 */
export function changesOf(before: object | null, view: object): ViewChanges {
  const last = (before ?? {}) as ViewChanges;
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(view))
    if (!Object.is(value, last[name]) || !(name in last)) changes[name] = value;
  for (const name in last) if (!(name in view)) changes[name] = undefined;
  return changes;
}
