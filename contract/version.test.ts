import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SITE_VERSION } from './version.ts';

it('is the version of the package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(SITE_VERSION);
});
