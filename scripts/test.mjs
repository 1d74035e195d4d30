/**
 * `npm test`: sets up, runs every check, prints the output of each and ends with `N passed, N failed`. `npm test -- unit house`
 * runs only the named steps, `npm test -- --changed` only those affected by the changes since main. `npm test -- --accept`
 * saves the figures of a complete passing run for comparison in later runs.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install, requireNode, root } from './setup.mjs';
import { changedSteps } from './testRun/changed.mjs';
import { accept, acceptedRun, table } from './testRun/figures.mjs';
import { countsOf } from './testRun/reports.mjs';
import { rerunFailed } from './testRun/rerun.mjs';
import { runSteps } from './testRun/schedule.mjs';
import { MODULES, STEPS } from './testRun/testSteps.mjs';
import { yardstick } from './testRun/yardstick.mjs';

const began = Date.now();
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

/** Number of a failed step's last lines that are printed again at the end: some logs keep only the end of a run. */
const LAST_LINES = 60;

/** A partial run is compared without scaling, as this would make it longer. */
const workSeconds = steps.length === STEPS.length ? yardstick() : null;
const failedSteps = [];
const figures = {};
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const { report } of steps) if (report) rmSync(report, { force: true });
rmSync(MODULES, { recursive: true, force: true });
console.log(`running ${steps.map(({ name }) => name).join(', ')}; each is printed when it has ended`);
await runSteps(steps, availableParallelism(), (step, { status, output, from, seconds, cpu }) => {
  const counts = countsOf(step, status);
  for (const kind of Object.keys(sum)) sum[kind] += counts[kind];
  if (counts.failed > 0) failedSteps.push({ step, failed: counts.failed, output });
  figures[step.name] = { wall: seconds, cpu, tests: counts.passed + counts.failed };
  const skips = counts.skipped ? `, ${counts.skipped} skipped` : '';
  process.stdout.write(`\n== ${step.name}\n${output}`);
  console.log(
    `-- ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skips} (${seconds.toFixed(1)} s, from ${from.toFixed(0)} s on)`,
  );
});
const { flaky, outputs } = await rerunFailed(failedSteps);
for (const { step, output } of outputs) console.log(`\n== ${step}, failed tests again\n${output}`);
for (const { step, failed, output } of failedSteps) {
  if (flaky.filter((test) => test.step === step.name).length === failed) continue;
  const lines = output.split('\n').filter((line) => !/^\s*✓/.test(line));
  console.log(`\n== ${step.name} failed\n${lines.slice(-LAST_LINES).join('\n')}`);
}
if (flaky.length > 0) console.log(`\n== flaky: ${flaky.length} failed at first and passed alone`);
for (const { step, test, message } of flaky) console.log(`${step}: ${test}\n${message}\n`);
sum.passed += flaky.length;
sum.failed -= flaky.length;

const wall = (Date.now() - began) / 1000;
console.log(`\n${table(figures, workSeconds, acceptedRun()).join('\n')}`);
console.log(`\nall of it took ${wall.toFixed(0)} s`);
if (process.argv.includes('--accept')) {
  if (steps.length < STEPS.length || sum.failed > 0) fail('only a whole run that passed can be accepted');
  accept(wall, workSeconds, figures);
}
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exit(sum.failed > 0 ? 1 : 0);

function fail(message) {
  console.error(message);
  process.exit(1);
}
