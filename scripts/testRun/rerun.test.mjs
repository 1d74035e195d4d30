import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from '../setup.mjs';
import { countsOf, errorsBeside } from './reports.mjs';
import { rerunFailed } from './rerun.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kilat-rerun-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Vitest's report of one file with these test outcomes by title. */
function vitestReport(tests, { status, message = '' } = {}) {
  const outcomes = Object.values(tests);
  const count = (wanted) => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'house', 'a.test.ts'),
        status: status ?? (count('failed') > 0 ? 'failed' : 'passed'),
        message,
        assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({
          fullName,
          status: outcome,
          failureMessages: outcome === 'failed' ? [`${fullName} is wrong`] : [],
        })),
      },
    ],
  };
}

/** Playwright's report of one file with a test in a group. */
function playwrightReport(ok) {
  const results = [{ errors: ok ? [] : [{ message: 'no button' }] }];
  const specs = [{ title: 'pays', ok, tests: [{ results }] }];
  return {
    stats: { expected: ok ? 1 : 0, flaky: 0, unexpected: ok ? 0 : 1, skipped: 0 },
    suites: [
      { file: 'a.spec.ts', title: 'a.spec.ts', suites: [{ title: 'a group', file: 'a.spec.ts', specs }] },
    ],
  };
}

/** A step that wrote the report `first`, and writes `second` when its failed tests are rerun. */
function step(first, second) {
  const report = join(folder, 'first.json');
  const again = join(folder, 'again.json');
  writeFileSync(report, JSON.stringify(first));
  const script = `require('node:fs').writeFileSync(${JSON.stringify(again)}, ${JSON.stringify(JSON.stringify(second))})`;
  const rerun = vi.fn(() => ({ args: ['-e', script], report: again }));
  return { name: 'house', report, rerun };
}

const failedOf = (one) => ({ step: one, failed: countsOf(one, 1).failed });

it('reports a test that passes the second time as flaky, with what it failed with at first', async () => {
  const one = step(
    vitestReport({ good: 'passed', bad: 'failed', worse: 'failed' }),
    vitestReport({ good: 'passed', bad: 'passed', worse: 'failed' }),
  );
  const { flaky } = await rerunFailed([failedOf(one)]);
  expect(one.rerun.mock.calls[0][0].map(({ title }) => title)).toEqual(['bad', 'worse']);
  expect(flaky).toEqual([{ step: 'house', test: 'house/a.test.ts > bad', message: 'bad is wrong' }]);
});

it('leaves a step alone that had an error of no test beside a failed one', async () => {
  const one = step(vitestReport({ bad: 'failed' }), vitestReport({ bad: 'passed' }));
  writeFileSync(errorsBeside(one.report), '["a promise was forgotten"]');
  expect(countsOf(one, 1).failed).toBe(2);
  expect((await rerunFailed([failedOf(one)])).flaky).toEqual([]);
  expect(one.rerun).not.toHaveBeenCalled();
});

it('counts and reruns a file that failed as a whole, as by a hook', async () => {
  const one = step(
    vitestReport({ good: 'passed' }, { status: 'failed', message: 'the hook failed' }),
    vitestReport({ good: 'passed' }),
  );
  expect(countsOf(one, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  const { flaky } = await rerunFailed([failedOf(one)]);
  expect(flaky).toEqual([
    { step: 'house', test: 'house/a.test.ts > (the file)', message: 'the hook failed' },
  ]);
});

it('reads the reports of Playwright', async () => {
  const one = step(playwrightReport(false), playwrightReport(true));
  const { flaky } = await rerunFailed([failedOf(one)]);
  expect(flaky).toEqual([{ step: 'house', test: 'a.spec.ts > a group > pays', message: 'no button' }]);
});

it('takes a test for failed that the second run does not report', async () => {
  const one = step(vitestReport({ bad: 'failed' }), vitestReport({ other: 'passed' }));
  expect((await rerunFailed([failedOf(one)])).flaky).toEqual([]);
});

it('runs nothing again with more failures than may be flaky', async () => {
  const tests = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`test ${index}`, 'failed']));
  const one = step(vitestReport(tests), vitestReport({}));
  expect((await rerunFailed([failedOf(one)])).flaky).toEqual([]);
  expect(one.rerun).not.toHaveBeenCalled();
});

it('runs nothing again of a step that failed beside its tests', async () => {
  const one = step(vitestReport({ good: 'passed' }), vitestReport({}));
  expect((await rerunFailed([failedOf(one)])).flaky).toEqual([]);
  expect(one.rerun).not.toHaveBeenCalled();
});
