/**
 * Reruns failed tests of `npm test` once, after all steps have ended: a test of houses and browsers that only failed because
 * the machine was busy then passes, and is reported as flaky.
 */
import { rmSync } from 'node:fs';
import { failedTests, keyOf, outcomes, unhandledErrors } from './reports.mjs';
import { run } from './schedule.mjs';

/** Maximum number of flaky tests of a passing run; with more failures there is no second run. */
const MAX_FLAKY = 10;

/**
 * @typedef {object} FlakyTest
 * @property {string} step
 * @property {string} test
 * @property {string} message of the first failure
 *
 * @typedef {object} Rerun
 * @property {FlakyTest[]} flaky tests that failed in the first run and passed in the second
 * @property {{ step: string, output: string }[]} outputs the output of each second run
 */

/**
 * Reruns the failed tests of the steps that have `rerun`, one step after the other. A step is skipped if it failed by more than
 * its tests, and all are if there are more failures than allowed flaky tests.
 * @param {{ step: import('./testSteps.mjs').TestStep, failed: number }[]} ended steps with failures
 * @returns {Promise<Rerun>}
 */
export async function rerunFailed(ended) {
  const found = ended
    .filter(({ step }) => step.rerun)
    .map(({ step, failed }) => ({ step, failed, tests: failedTests(step.report) }))
    .filter(({ failed, tests }) => tests.length > 0 && tests.length === failed);
  const total = found.reduce((sum, { tests }) => sum + tests.length, 0);
  const rerun = { flaky: [], outputs: [] };
  if (total > MAX_FLAKY) {
    console.log(`\n${total} tests failed, more than the ${MAX_FLAKY} that may be flaky: none is run again`);
    return rerun;
  }
  for (const { step, tests } of found) {
    const again = step.rerun(tests);
    rmSync(again.report, { force: true });
    console.log(`\nrunning ${tests.length} failed of ${step.name} again`);
    const { output } = await run(again);
    rerun.outputs.push({ step: step.name, output });
    // An error outside of tests may belong to any of them.
    if (unhandledErrors(again.report).length > 0) continue;
    const second = outcomes(again.report);
    for (const test of tests)
      if (second.get(keyOf(test)) === false)
        rerun.flaky.push({ step: step.name, test: keyOf(test), message: test.message });
  }
  return rerun;
}
