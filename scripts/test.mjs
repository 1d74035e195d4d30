/**
 * `npm test`: sets up and runs every check, prints what each one said, and ends with `N passed, N failed`.
 * `npm test -- unit house` runs only the named steps, `npm test -- --changed` what the changes since main can touch.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedSteps } from './changed.mjs';
import { runSteps } from './schedule.mjs';
import { install, requireNode, root } from './setup.mjs';
import { MODULES, STEPS } from './testSteps.mjs';

requireNode();
process.chdir(root);
install({ dev: true });
mkdirSync(join(root, 'test-results'), { recursive: true });

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
for (const name of wanted)
  if (!STEPS.some((step) => step.name === name))
    fail(`There is no step "${name}"; there are: ${STEPS.map((step) => step.name).join(', ')}`);
const named = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const steps = process.argv.includes('--changed') ? changedSteps(named) : named;

/** Of a failed step so many lines are told once more at the end: some keep only the end of what a run says. */
const LAST_LINES = 60;

const began = Date.now();
const failed = [];
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const { report } of steps) if (report) rmSync(report, { force: true });
rmSync(MODULES, { recursive: true, force: true });
console.log(`running ${steps.map(({ name }) => name).join(', ')}; each is told when it is over`);
await runSteps(steps, availableParallelism(), (step, { status, output, from, seconds }) => {
  const counts = countsOf(step, status);
  for (const kind of Object.keys(sum)) sum[kind] += counts[kind];
  if (counts.failed > 0) failed.push({ ...step, output });
  const skips = counts.skipped ? `, ${counts.skipped} skipped` : '';
  process.stdout.write(`\n== ${step.name}\n${output}`);
  console.log(
    `-- ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skips} (${seconds.toFixed(1)} s, from ${from.toFixed(0)} s on)`,
  );
});
for (const { name, output } of failed) {
  const told = output.split('\n').filter((line) => !/^\s*✓/.test(line));
  console.log(`\n== ${name} failed\n${told.slice(-LAST_LINES).join('\n')}`);
}
console.log(`\nall of it took ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exit(sum.failed > 0 ? 1 : 0);

/** What a step comes to: its report's counts, else one check. A step that ends badly has failed whatever it reports. */
function countsOf({ report }, status) {
  const none = { passed: 0, failed: 0, skipped: 0 };
  if (report && !existsSync(report)) return { ...none, failed: 1 };
  const counts = report ? readReport(report) : { ...none, passed: status === 0 ? 1 : 0 };
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Counts of a report: Playwright's, Vitest's, or our own of a step that has several of Vitest's. */
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

function fail(message) {
  console.error(message);
  process.exit(1);
}
