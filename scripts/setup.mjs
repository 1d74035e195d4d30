/**
 * What `npm start`, `npm test` and `npm run dev` need before they begin, on Node's own modules alone:
 * the packages of the lock file and a client built from the present sources.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const INSTALL_STAMP = join(root, 'node_modules', '.kilat-lock');
const BUILD_STAMP = join(root, 'dist', 'client', '.stamp');
const CLIENT_SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'contract',
  'src',
  'scenes',
  'audio',
  'public',
];

/** Ends the process with a plain message when this Node is too old for the libraries. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Kilat needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs what the lock file says when node_modules is missing or from another lock file. */
export function install() {
  const lock = digest([join(root, 'package-lock.json')]);
  if (read(INSTALL_STAMP) === lock) return;
  say('installing packages (once, or when the lock file changed)');
  rmSync(INSTALL_STAMP, { force: true });
  // Not `npm ci`: it refuses a lock file that lacks other platforms' optional packages, which registries may not
  // carry. With --no-save the lock file's versions are installed and the file stays as it is.
  run(npm(), ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALL_STAMP, lock);
}

/** Builds the client when a source changed since the last build. */
export function build() {
  const sources = digest(CLIENT_SOURCES.flatMap((name) => filesBelow(join(root, name))));
  if (read(BUILD_STAMP) === sources) return;
  say('building the client');
  rmSync(BUILD_STAMP, { force: true });
  run(process.execPath, [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel',
    'warn',
  ]);
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, sources);
}

function say(text) {
  process.stdout.write(`kilat: ${text}\n`);
}

function fail(text) {
  process.stderr.write(`kilat: ${text}\n`);
  process.exit(1);
}

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: command.endsWith('.cmd'),
  });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) fail(`${command} ${args[0]} ended with ${status}; see above.`);
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

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}
