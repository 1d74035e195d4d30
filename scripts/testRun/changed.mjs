/** `npm test -- --changed`: selects the steps that are relevant to the changes since main. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that affect everything: after a change there, every step runs completely. */
const GROUND =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|playwright\.config\.ts|scripts\/|tests\/dom\/)/;
const CODE = /\.(ts|tsx|mjs|cjs)$/;
const LINTED = /\.(ts|tsx|mjs|cjs|js|json|css|html)$/;
const CLIENT = /^(index\.html|vite\.config\.ts|\.size-limit\.mjs|(contract|src|scenes|slots|audio|public)\/)/;
const SPEC = /^tests\/e2e\/[^/]+\.spec\.ts$/;

/** The files covered by each step. */
const LOOKS_AT = {
  lint: LINTED,
  types: CODE,
  walls: CODE,
  dead: CODE,
  unit: /^(contract|src|scenes|slots|audio)\//,
  house: /^(contract|house|docs|src|scripts)\//,
  abuse: /^(contract|house|tests\/abuse)\//,
  faults: /^(contract|house|tests\/faults|tests\/houseProcess)/,
  node: /^(index\.html|vite\.config\.ts|(contract|house|src|scenes|slots|audio|tests\/smoke)\/)/,
  build: CLIENT,
  size: CLIENT,
  visual: /^(vite\.config\.ts|(contract|src|scenes|slots|public|tests\/visual|tests\/browser)\b)/,
  e2e: /^(index\.html|vite\.config\.ts|(contract|house|src|scenes|slots|audio|public|tests)\b)/,
};

/**
 * The steps affected by the changes, each narrowed where possible: the linter to the files, Vitest to the tests that import
 * them, Playwright to the tests themselves if nothing else changed. Scenes are narrowed by their digests.
 * @template {{ name: string, args: string[] }} Step
 * @param {readonly Step[]} steps
 * @returns {readonly Step[]}
 */
export function changedSteps(steps) {
  const since = firstLine('merge-base', 'HEAD', mainBranch());
  if (!since) {
    console.log('no git here, or no main branch in it: every step runs');
    return steps;
  }
  const tracked = lines('diff', '--name-only', since);
  const files = [...tracked, ...lines('ls-files', '--others', '--exclude-standard')];
  console.log(`changed since ${since.slice(0, 9)}: ${files.length} files`);
  if (files.some((file) => GROUND.test(file))) return steps;
  return steps
    .filter(({ name }) => files.some((file) => LOOKS_AT[name].test(file)))
    .map((step) => ({ ...step, args: narrowed(step, files) }));
}

function narrowed({ name, args }, files) {
  const present = files.filter((file) => existsSync(file));
  if (name === 'lint')
    return [...args.slice(0, -1), '--no-errors-on-unmatched', ...present.filter((file) => LINTED.test(file))];
  // Migrations are not imported by any test.
  if (name === 'unit' || (name === 'house' && !files.some((file) => file.startsWith('house/core/db/'))))
    return [args[0], 'related', '--run', ...args.slice(2), '--passWithNoTests', ...present, ...readers()];
  const touched = files.filter(
    (file) => LOOKS_AT.e2e.test(file) && !/^tests\/(?!e2e|browser|house)/.test(file),
  );
  if (name === 'e2e' && touched.every((file) => SPEC.test(file)))
    return [...args, ...touched.filter((file) => existsSync(file))];
  return args;
}

/** Tests that read sources, texts or documents without importing them: their inputs are unknown. */
function readers() {
  const rooms = ['contract', 'house', 'src', 'scenes', 'slots', 'audio'].filter((room) => existsSync(room));
  const tests = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  );
  return tests.filter((test) => readFileSync(test, 'utf8').includes("'node:fs"));
}

function mainBranch() {
  return (
    ['origin/main', 'main'].find((name) => firstLine('rev-parse', '--verify', '--quiet', name)) ?? 'HEAD'
  );
}

function firstLine(...args) {
  return lines(...args)[0];
}

function lines(...args) {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter(Boolean);
}
