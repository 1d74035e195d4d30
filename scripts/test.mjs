/**
 * `npm test`: sets up and runs every check, prints what each one said, and ends with `N passed, N failed`.
 * `npm test -- unit house` runs only the named steps.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
process.chdir(root);
install({ dev: true });

const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });

const bin = (...parts) => join(root, 'node_modules', ...parts);
const script = (path, ...args) => ({ args: [path, ...args] });
const vitest = (project) => {
  const report = join(results, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { args: [bin('vitest', 'vitest.mjs'), ...args], report };
};
const playwright = () => {
  const report = join(results, 'e2e.json');
  return {
    args: [bin('@playwright', 'test', 'cli.js'), 'test'],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
};

/** Steps in order: the quick ones first. A step with a report counts its tests, one without counts as one. */
const STEPS = {
  lint: script(bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'),
  types: script(bin('typescript', 'bin', 'tsc'), '--noEmit'),
  walls: script(
    bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    ...[
      'contract',
      'house',
      'src',
      'scenes',
      'audio',
      'tests',
      'bench',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  ),
  dead: script(bin('knip', 'bin', 'knip.js'), '--no-progress'),
  unit: vitest('unit'),
  house: vitest('house'),
  abuse: vitest('abuse'),
  faults: vitest('faults'),
  build: { build: true },
  size: script(bin('size-limit', 'bin.js')),
  visual: vitest('visual'),
  e2e: playwright(),
};

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
for (const name of wanted)
  if (!STEPS[name]) {
    console.error(`There is no step "${name}"; there are: ${Object.keys(STEPS).join(', ')}`);
    process.exit(1);
  }

let passed = 0;
let failed = 0;
let skipped = 0;
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  console.log(`\n== ${name}`);
  const counts = step.build ? runBuild() : runStep(step);
  passed += counts.passed;
  failed += counts.failed;
  skipped += counts.skipped;
  const skips = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`-- ${name}: ${counts.passed} passed, ${counts.failed} failed${skips} (${seconds} s)`);
}
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);

function runBuild() {
  build();
  return { passed: 1, failed: 0, skipped: 0 };
}

function runStep({ args, report, env }) {
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  const counts = report && existsSync(report) ? readReport(report) : { passed: 0, failed: 0, skipped: 0 };
  const uncounted = status !== 0 && counts.failed === 0;
  if (uncounted) return { ...counts, failed: 1 };
  return report ? counts : { passed: 1, failed: 0, skipped: 0 };
}

/** Counts of a Vitest or a Playwright JSON report. */
function readReport(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  if (report.stats)
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
    };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
