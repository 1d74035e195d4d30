/** The steps of `npm test`: their commands, their cost and their dependencies. */
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

const results = join(root, 'test-results');
const bin = (...parts) => join(root, 'node_modules', ...parts);

/** Vitest's cache of compiled modules, shared by the run's steps: emptied before each run. */
export const MODULES = join(results, 'modules');
export const MODULE_CACHE = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${MODULES}`];

/**
 * Puts temporary test data into memory if there is enough: creating and dropping 200 databases on a disk takes a twentieth of
 * the CPU time of the house's tests. Their PostgreSQL runs without durability anyway.
 */
const MEMORY = '/dev/shm';
const PLENTY = 4 * 2 ** 30;
const hasMemory = () => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= PLENTY;
};
const inMemory = hasMemory() ? { TMPDIR: MEMORY } : {};

const vitest = (step, project = step) => {
  const report = join(results, `${step}.json`);
  const errors = `--reporter=${join(root, 'scripts', 'testRun', 'unhandledErrors.mjs')}`;
  const reports = ['--reporter=default', '--reporter=json', errors, `--outputFile.json=${report}`];
  return {
    args: [bin('vitest', 'vitest.mjs'), 'run', '--project', project, ...MODULE_CACHE, ...reports],
    report,
  };
};

/** Like `vitest`; failed tests are rerun, each file as a whole, as its tests may share a house. */
const rerunnable = (step, env) => ({
  ...vitest(step),
  env,
  rerun(tests) {
    const { args, report } = vitest(`${step}-again`, step);
    const files = [...new Set(tests.map(({ file }) => file))];
    return { args: [...args, '--no-file-parallelism', ...files], report, env };
  },
});

const playwright = () => {
  const of = (name, ...more) => {
    const report = join(results, `${name}.json`);
    return {
      args: [bin('@playwright', 'test', 'cli.js'), 'test', ...more],
      report,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    };
  };
  const lastRun = join(results, 'e2e', '.last-run.json');
  return {
    ...of('e2e'),
    rerun: () =>
      of(
        'e2e-again',
        ...['--last-failed', '--last-failed-file', lastRun],
        ...['--workers=1', '--output', join(results, 'e2e-again')],
      ),
  };
};

const ROOMS = ['contract', 'house', 'src', 'scenes', 'slots', 'audio', 'tests', 'bench', 'scripts/bundle'];

/**
 * @typedef {object} Reported
 * @property {string} [report] path of the JSON report
 * @property {(tests: import('./reports.mjs').FailedTest[]) => { args: string[], report: string, env?: Record<string, string> }} [rerun]
 * runs these tests once more, one at a time
 * @typedef {import('./schedule.mjs').Step & Reported} TestStep
 */

/**
 * In the order in which they are printed. A step with a report counts its tests, one without counts as one. `cores` and
 * `seconds` are measured on two CPUs beside the other steps (docs/measurements.md). The steps of the house's tests, of faults
 * and of end-to-end tests never run in parallel: that would take longer than in sequence, and rounds and answers would time
 * out. Visual tests wait for the end-to-end tests: the house's and the end-to-end tests keep both CPUs busy on their own, and
 * fault tests leave a third free.
 * @type {readonly TestStep[]}
 */
export const STEPS = [
  {
    name: 'lint',
    args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
    cores: 0.4,
    seconds: 10,
  },
  // The native compiler, in a quarter of the other's time; tools that use the compiler API need the other. On one thread: four
  // take twice the CPU time, as each computes types that others also need.
  {
    name: 'types',
    args: [bin('typescript-native', 'bin', 'tsc'), '--noEmit', '--singleThreaded'],
    cores: 1,
    seconds: 35,
  },
  {
    name: 'walls',
    args: [
      bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      ...ROOMS,
      '--config',
      '.dependency-cruiser.cjs',
    ],
    cores: 1,
    seconds: 10,
  },
  { name: 'dead', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'], cores: 1, seconds: 8 },
  { name: 'unit', ...vitest('unit', 'unit*'), cores: 1.2, seconds: 50 },
  { name: 'house', ...rerunnable('house', inMemory), cores: 1.6, seconds: 500 },
  { name: 'abuse', ...rerunnable('abuse', inMemory), cores: 0.9, seconds: 150 },
  { name: 'faults', ...rerunnable('faults', {}), after: ['build'], cores: 1.7, seconds: 250 },
  {
    name: 'node',
    args: [join(root, 'scripts', 'nodes.mjs')],
    report: join(results, 'node.json'),
    after: ['build'],
    cores: 0.7,
    seconds: 120,
  },
  {
    name: 'build',
    args: [join(root, 'scripts', 'build.mjs')],
    cores: 1,
    // Quick, but others depend on it.
    seconds: 1000,
  },
  { name: 'size', args: [bin('size-limit', 'bin.js')], after: ['build'], cores: 0.5, seconds: 1 },
  { name: 'visual', ...rerunnable('visual', {}), after: ['build', 'e2e'], cores: 0.9, seconds: 100 },
  { name: 'e2e', ...playwright(), after: ['build'], cores: 1.4, seconds: 650 },
];
