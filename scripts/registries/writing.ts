import { readdirSync } from 'node:fs';

/** How generated lists are written, and how the files are found that they are of. */

export const ROOT = new URL('../../', import.meta.url);

/** The files below a folder whose paths end so, by their paths in the repository, in alphabetical order. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending))
    .toSorted();
}

/** Imports in the formatter's order: by their paths, whatever their case. */
export function imports(...statements: readonly string[]): string {
  const path = (statement: string) => (statement.split(" from '")[1] ?? '').toLowerCase();
  return statements.toSorted((a, b) => (path(a) < path(b) ? -1 : 1)).join('\n');
}
