/** How generated lists are written. */

export const ROOT = new URL('../../', import.meta.url);

/** Imports in the formatter's order: by their paths, whatever their case. */
export function imports(...statements: readonly string[]): string {
  const path = (statement: string) => (statement.split(" from '")[1] ?? '').toLowerCase();
  return statements.toSorted((a, b) => (path(a) < path(b) ? -1 : 1)).join('\n');
}
