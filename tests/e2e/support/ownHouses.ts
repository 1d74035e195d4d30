import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'tests/e2e';

/** The test files with a house of their own: those with `test.use` settings (tests/e2e/support/house.ts). */
export function withOwnHouse(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => /test\.use\(\{\s*settings:/.test(readFileSync(join(FOLDER, name), 'utf8')));
}
