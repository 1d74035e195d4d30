import { execFileSync } from 'node:child_process';

/**
 * Setup for tests that run houses in separate processes: builds the house when a source changed since.
 * @throws when the build fails
 */
export default function buildHouse(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', 'house'], { stdio: 'inherit' });
}
