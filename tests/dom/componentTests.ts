import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders with component tests. */
const ROOMS = ['src', 'scenes', 'slots'];

/** The test files that need a DOM, marked as for Vitest: by `@vitest-environment dom` in the first line. */
export function componentTests(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  ).filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment dom'));
}
