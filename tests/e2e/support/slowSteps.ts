import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Minimum duration of a reported step. */
const SLOW_MS = 2_000;

/**
 * Reports the slow steps of a failed test and when they began: if only a run's output is available, a step that waited for two
 * minutes and then continued appears in no error.
 */
export default class SlowSteps implements Reporter {
  onTestEnd(test: TestCase, { status, startTime, steps }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    console.log(`slow steps of "${test.title}":`);
    for (const step of steps) report(step, startTime.getTime(), '  ');
  }
}

function report(
  { title, duration, startTime, location, steps }: TestStep,
  began: number,
  indent: string,
): void {
  // A step still running when the test ended has no duration.
  if (duration >= 0 && duration < SLOW_MS) return;
  const at = ((startTime.getTime() - began) / 1000).toFixed(1);
  const took = duration < 0 ? 'did not end' : `${(duration / 1000).toFixed(1)} s`;
  const line = location ? ` (${basename(location.file)}:${location.line})` : '';
  console.log(`${indent}${title}${line}: ${took}, from ${at} s on`);
  for (const inner of steps) report(inner, began, `${indent}  `);
}
