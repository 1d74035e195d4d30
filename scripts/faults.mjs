/**
 * `npm run faults`: the fault tests, houses and databases that are killed while players bet, pay in and are paid.
 * `npm run faults -- --long` kills a thousand times, the processes of bets, of pools, of solo rounds, of slots and of the till beside
 * each other, and has a leader stand still a hundred times; `npm run faults -- --long payments` makes that part of it alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './setup.mjs';

const LONG_RUN = ['kill', 'pools', 'solo', 'payments', 'slots', 'freeze'];
const LONGEST_MS = 4 * 3_600_000;

install({ dev: true });
const args = process.argv.slice(2);
const long = args.includes('--long');
const parts = long ? LONG_RUN.filter((name) => args.includes(name)) : [];
const others = args.filter((arg) => arg !== '--long' && !parts.includes(arg));
const files = (parts.length > 0 ? parts : LONG_RUN).map((name) => `tests/faults/${name}.test.ts`);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--project', 'faults'],
    ...(long ? [...files, `--testTimeout=${LONGEST_MS}`, '--hookTimeout=600000'] : []),
    ...others,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(long && { TEST_LONG: '1' }) } },
);
process.exit(status ?? 1);
