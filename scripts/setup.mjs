/**
 * What `npm start`, `npm test` and `npm run dev` need before they begin, on Node's own modules alone:
 * the packages of the lock file, a client, a house and the sandbox provider's slots built from the present sources.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const INSTALL_STAMP = join(root, 'node_modules', '.kilat-lock');

/** What is built of the sources: where it goes, Vite's arguments and what it is made of. */
const BUILDS = {
  client: {
    out: join(root, 'dist', 'client'),
    args: [],
    sources: [
      'index.html',
      'vite.config.ts',
      'scripts/bundle',
      'package-lock.json',
      'contract',
      'src',
      'scenes',
      'audio',
      'public',
    ],
  },
  house: {
    out: join(root, 'dist', 'house'),
    args: ['--config', 'scripts/bundle/house.config.ts'],
    sources: ['scripts/bundle/house.config.ts', 'package-lock.json', 'contract', 'house'],
    // The house reads them where they are.
    without: join(root, 'house', 'core', 'db', 'migrations', sep),
  },
  slots: {
    out: join(root, 'dist', 'slots'),
    args: ['--config', 'scripts/bundle/slots.config.ts'],
    sources: ['scripts/bundle', 'package-lock.json', 'contract', 'scenes', 'slots', 'public/fonts'],
  },
};

/** Ends the process with a plain message when this Node is too old for the libraries. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Kilat needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/**
 * Installs what the lock file says when node_modules lacks it or is from another lock file. Running the site needs
 * `dependencies` alone; with `dev` the tests' and tools' packages come too, and stay when the site is started again.
 */
export function install({ dev = false } = {}) {
  const lock = digest([join(root, 'package-lock.json')]);
  const [installed, extent] = (read(INSTALL_STAMP) ?? '').split(' ');
  const all = dev || extent === 'all';
  if (installed === lock && (extent === 'all' || !all)) return;
  say(`installing packages ${all ? 'for running and testing' : 'for running'} (once a lock file)`);
  rmSync(INSTALL_STAMP, { force: true });
  // `npm ci` empties node_modules, from which a site may be running: what only grows is added to it instead.
  const command = installed === lock ? ['install', '--no-save'] : ['ci'];
  const kinds = all ? '--include=dev' : '--omit=dev';
  // The lock file names versions and their hashes, so what the cache holds of a package need not be asked for again.
  npm([...command, kinds, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALL_STAMP, `${lock} ${all ? 'all' : 'run'}`);
}

/**
 * Builds the client, the house and the provider's slots, or what is named of them, side by side, when a source changed since.
 * Ends the process when one cannot be built.
 * @param {(keyof typeof BUILDS)[]} names
 */
export async function build(names = ['client', 'house', 'slots']) {
  await Promise.all(names.map(buildOne));
}

async function buildOne(name) {
  const { out, args, sources, without } = BUILDS[name];
  const stamp = join(out, '.stamp');
  const files = sources
    .flatMap((source) => filesBelow(join(root, source)))
    .filter((file) => !without || !file.startsWith(without));
  const [built, lastSeen] = (read(stamp) ?? '').split(' ');
  // Files of the same sizes and times as at the last look, as git does it: they need not be read.
  const seen = digestOfStats(files);
  if (lastSeen === seen) return;
  const present = digest(files);
  if (built === present) {
    writeFileSync(stamp, `${present} ${seen}`);
    return;
  }
  say(`building the ${name}`);
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', ...args, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // Whoever asks: a test's would have React built for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) fail(`the ${name} could not be built; see above.`);
  mkdirSync(out, { recursive: true });
  writeFileSync(stamp, `${present} ${seen}`);
}

function say(text) {
  process.stdout.write(`kilat: ${text}\n`);
}

function fail(text) {
  process.stderr.write(`kilat: ${text}\n`);
  process.exit(1);
}

/** npm unpacks thousands of files: with room for what it holds so briefly, a tenth of its time is spared. */
const ROOMY = '--max-semi-space-size=64';

/** Runs npm, in the repository's root unless the options of `spawnSync` say otherwise. Ends the process when it fails. */
export function npm(args, options) {
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${ROOMY}`.trim() };
  // On Windows npm is a batch file, which only a shell starts; the words need no quotes there.
  if (process.platform === 'win32') run(`npm ${args.join(' ')}`, [], { env, shell: true, ...options });
  else run('npm', args, { env, ...options });
}

function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) fail(`${[command, args[0]].join(' ').trim()} ended with ${status}; see above.`);
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function digestOfStats(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}
