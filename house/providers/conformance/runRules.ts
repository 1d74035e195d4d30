import type { Bench, Rule } from './bench.ts';

export interface Verdict {
  name: string;
  passed: boolean | null;
  /** Why the rule failed or was skipped. */
  detail: string;
}

/** Runs the rules one after the other; a failure does not stop the others. */
export async function runRules(rules: readonly Rule[], bench: Bench): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const rule of rules) {
    const { name, only, needs } = rule;
    if (only !== undefined && only !== bench.driver.protocol) continue;
    if (needs && bench.extras[needs] === undefined)
      verdicts.push({ name, passed: null, detail: `not tried: needs ${needs}` });
    else verdicts.push(await attempt(name, () => rule.check(bench)));
  }
  return verdicts;
}

/** Runs a check: it passes if it completes without an error. */
export async function attempt(name: string, act: () => Promise<unknown>): Promise<Verdict> {
  try {
    await act();
    return { name, passed: true, detail: '' };
  } catch (error) {
    return { name, passed: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** The verdicts as readable lines, with a summary line. */
export function tableOf(verdicts: readonly Verdict[]): string[] {
  const width = Math.max(...verdicts.map(({ name }) => name.length));
  const mark = (passed: boolean | null) => (passed === null ? '-' : passed ? 'ok' : 'NO');
  const count = (passed: boolean | null) => verdicts.filter((verdict) => verdict.passed === passed).length;
  return [
    ...verdicts.map(({ name, passed, detail }) =>
      `${mark(passed).padEnd(3)} ${name.padEnd(width)}  ${detail}`.trimEnd(),
    ),
    `${count(true)} hold, ${count(false)} do not, ${count(null)} were not tried`,
  ];
}
