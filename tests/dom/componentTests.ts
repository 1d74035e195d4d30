import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where pages and pictures are put together. */
const ROOMS = ['src', 'scenes', 'slots'];

/** The files of tests that ask for a page, as Vitest has it: by `@vitest-environment dom` in the first line. */
export function componentTests(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  ).filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment dom'));
}
