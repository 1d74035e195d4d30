/** The steps of `npm test`: how each is started, what it costs and what it waits for. */
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const results = join(root, 'test-results');
const bin = (...parts) => join(root, 'node_modules', ...parts);

/** Modules as Vitest compiled them, for the run's other steps: emptied before each run. */
export const MODULES = join(results, 'modules');
export const MODULE_CACHE = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${MODULES}`];

/**
 * Puts what tests throw away into memory, where there is plenty: to make and drop 200 databases on a disk takes a
 * twentieth of the processors' time of the house's tests. Their PostgreSQL has its safety off all the same.
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
  const errors = `--reporter=${join(root, 'scripts', 'unhandledErrors.mjs')}`;
  const reports = ['--reporter=default', '--reporter=json', errors, `--outputFile.json=${report}`];
  return {
    args: [bin('vitest', 'vitest.mjs'), 'run', '--project', project, ...MODULE_CACHE, ...reports],
    report,
  };
};

/** As `vitest`; failed tests run again, each file whole, as its tests may share a house. */
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
 * `seconds` are as measured on two processors beside the other steps (docs/measurements.md). Those of the house's tests, of
 * faults and of journeys keep each from running beside another of them: they then take longer than one after the other, and get
 * no round and no answer in time. Visual waits for the journeys: beside the house's tests or journeys both processors are busy without
 * it, and faults leave a third of theirs.
 * @type {readonly TestStep[]}
 */
export const STEPS = [
  {
    name: 'lint',
    args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
    cores: 0.4,
    seconds: 10,
  },
  // The compiler in machine code, a quarter of the other's time; what reads our code by its API needs the other. By one thread: four
  // take twice the processors' time, as each works out types that others have too.
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
    // Quick, but others wait for it.
    seconds: 1000,
  },
  { name: 'size', args: [bin('size-limit', 'bin.js')], after: ['build'], cores: 0.5, seconds: 1 },
  { name: 'visual', ...rerunnable('visual', {}), after: ['build', 'e2e'], cores: 0.9, seconds: 100 },
  { name: 'e2e', ...playwright(), after: ['build'], cores: 1.4, seconds: 650 },
];
