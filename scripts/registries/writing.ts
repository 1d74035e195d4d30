import { readdirSync } from 'node:fs';

/** Helpers for finding source files and writing generated lists. */

export const ROOT = new URL('../../', import.meta.url);

/** The files below a folder with this path ending, by their paths in the repository, in alphabetical order. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending))
    .toSorted();
}

/** Imports in the formatter's order: by path, ignoring case. */
export function imports(...statements: readonly string[]): string {
  const path = (statement: string) => (statement.split(" from '")[1] ?? '').toLowerCase();
  return statements.toSorted((a, b) => (path(a) < path(b) ? -1 : 1)).join('\n');
}
