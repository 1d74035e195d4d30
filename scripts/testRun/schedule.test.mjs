import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runSteps } from './schedule.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kilat-steps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A step that prints its name on both streams, writes a file and ends once `file` exists, if given. */
function step(name, more = {}) {
  const { file = '', code = 0, ...rest } = more;
  const script = `
    const { existsSync, writeFileSync } = require('node:fs');
    console.log('${name} out'); console.error('${name} err');
    writeFileSync(${JSON.stringify(join(folder, name))}, '');
    const look = () => !${JSON.stringify(file)} || existsSync(${JSON.stringify(join(folder, file))})
      ? process.exit(${code}) : setTimeout(look, 5);
    look();`;
  return { name, args: ['-e', script], cores: 1, ...rest };
}

async function told(steps, cores) {
  const all = [];
  await runSteps(steps, cores, ({ name }, { status, output, from }) =>
    all.push({ name, status, output, from }),
  );
  return all;
}

it('tells every step whole and in its turn, whichever ends first', async () => {
  const all = await told([step('slow', { file: 'quick' }), step('quick', { code: 3 })], 2);
  expect(all.map(({ name, status }) => [name, status])).toEqual([
    ['slow', 0],
    ['quick', 3],
  ]);
  for (const { name, output } of all)
    expect(output.trim().split('\n').sort()).toEqual([`${name} err`, `${name} out`]);
});

it('runs no more beside each other than the processors bear, the longest first', async () => {
  const waits = (name) => existsSync(join(folder, name));
  const seen = [];
  const steps = [
    step('short', { cores: 1.2, seconds: 1 }),
    step('long', { cores: 1.2, seconds: 9 }),
    step('whole', { cores: 4 }),
  ];
  await runSteps(steps, 1, () => seen.push(['short', 'long', 'whole'].filter(waits)));
  // Reported first, although it ran second.
  expect(seen[0]).toEqual(['short', 'long']);
  expect(seen.at(-1)).toEqual(['short', 'long', 'whole']);
});

it('begins a step once those that it needs are over, where they run at all', async () => {
  const all = await told([step('after', { after: ['before', 'not wanted'] }), step('before')], 4);
  expect(all.map(({ status }) => status)).toEqual([0, 0]);
  const [after, before] = all;
  expect(before.from).toBeLessThan(after.from);
});
