/**
 * `npm run faults`: the fault tests, which kill houses and databases during bets, deposits and payouts. `npm run faults --
 * --long` kills a thousand times, with parts for bets, pools, solo rounds, slots and payments, and freezes a leader a hundred
 * times; `npm run faults -- --long payments` runs only that part.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install, root } from './setup.mjs';

const LONG_RUN = ['kill', 'pools', 'solo', 'payments', 'slots', 'freeze'];
const LONGEST_MS = 4 * 3_600_000;
/** A part keeps two processors busy; with less its players wait longer than the tests do. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

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
    ...(long
      ? [...files, `--maxWorkers=${AT_ONCE}`, `--testTimeout=${LONGEST_MS}`, '--hookTimeout=600000']
      : []),
    ...others,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(long && { TEST_LONG: '1' }) } },
);
process.exit(status ?? 1);
