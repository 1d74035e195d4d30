/**
 * Preparation for `npm start`, `npm test` and `npm run dev`, using only Node's own modules: installs the packages of the lock
 * file, and builds client, house and the sandbox provider's slots from the current sources.
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

/** The builds: output folder, Vite's arguments and sources. */
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
    // The house reads these directly.
    without: join(root, 'house', 'core', 'db', 'migrations', sep),
  },
  slots: {
    out: join(root, 'dist', 'slots'),
    args: ['--config', 'scripts/bundle/slots.config.ts'],
    sources: ['scripts/bundle', 'package-lock.json', 'contract', 'scenes', 'slots', 'public/fonts'],
  },
};

/** Ends the process with an error message if this Node version is too old for the libraries. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Kilat needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/**
 * Installs the lock file's packages if node_modules lacks them or belongs to another lock file. Running the site needs only
 * `dependencies`; with `dev` the packages of tests and tools are installed too, and stay when the site is started again.
 */
export function install({ dev = false } = {}) {
  const lock = digest([join(root, 'package-lock.json')]);
  const [installed, extent] = (read(INSTALL_STAMP) ?? '').split(' ');
  const all = dev || extent === 'all';
  if (installed === lock && (extent === 'all' || !all)) return;
  say(`installing packages ${all ? 'for running and testing' : 'for running'} (once a lock file)`);
  rmSync(INSTALL_STAMP, { force: true });
  // `npm ci` empties node_modules, from which a site may be running: if packages are only added, they are installed
  // incrementally instead.
  const command = installed === lock ? ['install', '--no-save'] : ['ci'];
  const kinds = all ? '--include=dev' : '--omit=dev';
  // The lock file has versions and hashes, so cached packages need no revalidation.
  npm([...command, kinds, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALL_STAMP, `${lock} ${all ? 'all' : 'run'}`);
}

/**
 * Builds the client, the house and the provider's slots, or the named ones, in parallel, if a source changed since. Ends the
 * process if a build fails.
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
  // Like git, skips reading files whose sizes and times are unchanged.
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
    // Overrides the caller's: with a test's, React would be built for development.
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

/** npm unpacks thousands of files: more space for short-lived objects saves a tenth of its time. */
const ROOMY = '--max-semi-space-size=64';

/** Runs npm, by default in the repository's root. Ends the process if it fails. */
export function npm(args, options) {
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${ROOMY}`.trim() };
  // On Windows npm is a batch file, which needs a shell; the arguments need no quoting.
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
