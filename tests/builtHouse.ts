import { execFileSync } from 'node:child_process';

/** Before tests that run houses in processes of their own: builds the house when a source changed since. @throws when it cannot be */
export default function buildHouse(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', 'house'], { stdio: 'inherit' });
}
