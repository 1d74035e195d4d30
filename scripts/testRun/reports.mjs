/** Reads the JSON reports of Vitest, Playwright and scripts/nodes.mjs. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../setup.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {object} FailedTest
 * @property {string} file relative to the repository's root
 * @property {string} title unique within its file
 * @property {string} message
 */

/** The title of a failure of a whole file: it cannot be loaded, or a top-level hook failed. */
const WHOLE_FILE = '(the file)';

/**
 * Counts of a step: those of its report, or one check for a step without one. A step that exits with an error has at least one
 * failure, whatever its report.
 * @returns {Counts}
 */
export function countsOf({ report }, status) {
  const none = { passed: 0, failed: 0, skipped: 0 };
  if (report && !existsSync(report)) return { ...none, failed: 1 };
  const counts = report ? countsIn(read(report)) : { ...none, passed: status === 0 ? 1 : 0 };
  if (report) counts.failed += unhandledErrors(report).length;
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Path of the errors outside of tests that scripts/testRun/unhandledErrors.mjs writes beside a report of Vitest. */
export const errorsBeside = (report) => report.replace(/\.json$/, '.errors.json');

/** Their messages. @returns {string[]} */
export function unhandledErrors(report) {
  const path = errorsBeside(report);
  return existsSync(path) ? read(path) : [];
}

/** The failed tests of a report. @returns {FailedTest[]} */
export function failedTests(path) {
  if (!existsSync(path)) return [];
  return testsIn(read(path)).filter(({ failed }) => failed);
}

/** Whether each test of a report failed, by `keyOf`. @returns {Map<string, boolean>} */
export function outcomes(path) {
  const tests = existsSync(path) ? testsIn(read(path)) : [];
  return new Map(tests.map((test) => [keyOf(test), test.failed]));
}

/** A test's unique key over all files. */
export const keyOf = ({ file, title }) => `${file} > ${title}`;

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function countsIn(report) {
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.testResults ?? []).filter(failedAsWhole).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function testsIn(report) {
  return report.stats ? report.suites.flatMap(playwrightTests) : report.testResults.flatMap(vitestTests);
}

/** Tests of a Playwright suite and its nested suites. `titles` are those of the suites above, without the file's. */
function playwrightTests({ file, title, specs = [], suites = [] }, _index, _all, titles = null) {
  const path = titles === null ? [] : [...titles, title];
  return [
    ...specs.map(({ title: name, ok, tests }) => ({
      file,
      title: [...path, name].join(' > '),
      failed: !ok,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message)
        .join('\n'),
    })),
    ...suites.flatMap((suite, index, all) => playwrightTests(suite, index, all, path)),
  ];
}

function vitestTests(result) {
  const file = relative(root, result.name);
  const tests = result.assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
    file,
    title: fullName,
    failed: status === 'failed',
    message: failureMessages.join('\n'),
  }));
  return [...tests, { file, title: WHOLE_FILE, failed: failedAsWhole(result), message: result.message }];
}

/** Whether a file failed in Vitest although none of its tests did. */
function failedAsWhole({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}
