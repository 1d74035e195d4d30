/**
 * `npm run test:long`: tests that take too long for `npm test`, for use before a release. `npm run test:long -- draws models`
 * runs only these parts. The last results are in docs/measurements.md.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, root } from './setup.mjs';

const LONGEST_MS = 4 * 3_600_000;
const modules = join(root, 'node_modules');
const vitest = (project, ...files) => [
  join(modules, 'vitest', 'vitest.mjs'),
  ...['run', '--project', project, `--testTimeout=${LONGEST_MS}`, ...files],
];

/** Test files of a folder with more iterations in the long run: those that import tests/longRun.ts. */
const varied = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .filter((name) => readFileSync(join(root, name), 'utf8').includes('/longRun.ts'));

/** Arguments of Node for each part, fastest first. */
const PARTS = {
  // Ten million draws of each kind.
  draws: vitest('unit', ...varied('contract')),
  // Every supported version of Node.
  nodes: [join(root, 'scripts', 'nodes.mjs')],
  // Every end-to-end test in every room.
  journeys: [join(modules, '@playwright', 'test', 'cli.js'), 'test'],
  // Thousands of sequences of money operations, and a thousand rounds of every solo game.
  models: vitest('house', ...varied('house')),
  // Twenty years' ends of promotions with houses that are killed.
  promotions: vitest('faults', 'tests/faults/promotions'),
  // Every reference image, also of unchanged scenes.
  pictures: [join(modules, 'tsx', 'dist', 'cli.mjs'), 'tests/visual/snapshots.ts', '--all'],
  // A thousand kills of houses and databases.
  kills: [join(root, 'scripts', 'faults.mjs'), '--long'],
};

process.chdir(root);
install({ dev: true });
const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!(name in PARTS)) {
    console.error(`There is no part "${name}"; there are: ${Object.keys(PARTS).join(', ')}`);
    process.exit(1);
  }
const parts = Object.entries(PARTS).filter(([name]) => wanted.length === 0 || wanted.includes(name));
// End-to-end tests use the last build of the site.
if (parts.some(([name]) => name === 'journeys'))
  execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
const results = parts.map(([name, args]) => {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_LONG: '1' },
  });
  return { name, passed: status === 0, seconds: (Date.now() - began) / 1000 };
});
console.log('');
for (const { name, passed, seconds } of results)
  console.log(`${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
