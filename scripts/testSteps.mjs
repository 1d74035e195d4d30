/** The steps of `npm test`: how each is started, what it costs and what it waits for. */
import { join } from 'node:path';
import { root } from './setup.mjs';

const results = join(root, 'test-results');
const bin = (...parts) => join(root, 'node_modules', ...parts);

const vitest = (step, project = step) => {
  const report = join(results, `${step}.json`);
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { args: [bin('vitest', 'vitest.mjs'), 'run', '--project', project, ...reports], report };
};

const playwright = () => {
  const report = join(results, 'e2e.json');
  return {
    args: [bin('@playwright', 'test', 'cli.js'), 'test'],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
};

const ROOMS = ['contract', 'house', 'src', 'scenes', 'audio', 'tests', 'bench'];

/**
 * In the order they are told. A step with a report counts its tests, one without counts as one. `cores` and `seconds`
 * are as measured on two processors beside the other steps (docs/measurements.md): faults wait for a house to come back most of the time, the
 * journeys fill all there is.
 * @type {readonly (import('./schedule.mjs').Step & { report?: string })[]}
 */
export const STEPS = [
  {
    name: 'lint',
    args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
    cores: 1,
    seconds: 2,
  },
  // The compiler in machine code, a quarter of the other's time; what reads our code by its API needs the other.
  { name: 'types', args: [bin('typescript-native', 'bin', 'tsc'), '--noEmit'], cores: 1, seconds: 12 },
  {
    name: 'walls',
    args: [
      bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      ...ROOMS,
      '--config',
      '.dependency-cruiser.cjs',
    ],
    cores: 1,
    seconds: 4,
  },
  { name: 'dead', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'], cores: 1, seconds: 5 },
  { name: 'unit', ...vitest('unit', 'unit*'), cores: 1.7, seconds: 65 },
  { name: 'house', ...vitest('house'), cores: 1.7, seconds: 147 },
  { name: 'abuse', ...vitest('abuse'), cores: 1.2, seconds: 87 },
  { name: 'faults', ...vitest('faults'), after: ['build'], cores: 0.9, seconds: 194 },
  {
    name: 'node',
    args: [join(root, 'scripts', 'nodes.mjs')],
    report: join(results, 'node.json'),
    after: ['build'],
    cores: 1.2,
    seconds: 264,
  },
  {
    name: 'build',
    args: [join(root, 'scripts', 'build.mjs')],
    cores: 1,
    // Quick, but others wait for it.
    seconds: 1000,
  },
  { name: 'size', args: [bin('size-limit', 'bin.js')], after: ['build'], cores: 0.5, seconds: 1 },
  { name: 'visual', ...vitest('visual'), after: ['build'], cores: 1.1, seconds: 135 },
  { name: 'e2e', ...playwright(), after: ['build'], cores: 2, seconds: 450 },
];
