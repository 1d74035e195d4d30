/**
 * `node scripts/check-lock.mjs`: checks that the lock file has everything that `npm ci` needs on every system, and contains
 * only packages and hashes. npm omits an optional dependency (another system's binary) that the registry lacked when the file
 * was written; such a file installs only on the machine where it was made. Exit code 1 if something is wrong.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const SYSTEMS = ['linux x64', 'linux arm64', 'darwin arm64', 'darwin x64', 'win32 x64'];

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const failures = [...unboundPackages(), ...missingParts(), ...(await refusedSystems())];
for (const failure of failures) console.error(failure);
console.log(
  `${Object.keys(packages).length - 1} packages, ${SYSTEMS.length} systems, ${failures.length} wrong`,
);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Packages with a registry URL, or without a hash. */
function unboundPackages() {
  const all = Object.entries(packages).filter(([path]) => path !== '');
  return [
    ...all
      .filter(([, one]) => one.resolved)
      .map(([path, one]) => `${path} names an address: ${one.resolved}`),
    ...all.filter(([, one]) => !one.integrity).map(([path]) => `${path} has no integrity`),
  ];
}

/** Optional dependencies that a package lists and the file lacks. */
function missingParts() {
  return Object.entries(packages).flatMap(([path, one]) =>
    Object.keys(one.optionalDependencies ?? {})
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} ${one.version ?? ''} lacks its part ${name}: choose a version that is whole`),
  );
}

/** Whether a package resolves another one, in its own node_modules or in one above. */
function isLocked(from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${place && `${place}/`}node_modules/${name}`]) return true;
    if (place === '') return false;
  }
}

/** Systems on which `npm ci` would fail, with its error. */
async function refusedSystems() {
  return (await Promise.all(SYSTEMS.map(dryRun))).filter((failure) => failure !== null);
}

function dryRun(system) {
  const [os, cpu] = system.split(' ');
  const words = `npm ci --dry-run --include=dev --os=${os} --cpu=${cpu} --prefer-offline --loglevel=error`;
  // npm is a batch file on Windows, which needs a shell; the arguments need no quoting.
  const npm = spawn(words, { cwd: root, shell: true });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => {
    npm.on('error', (error) => resolve(`${words}: ${error.message}`));
    npm.on('close', (code) => resolve(code === 0 ? null : `${words} ended with ${code}:\n${reasons(said)}`));
  });
}

/** npm's error message without its usage text. */
function reasons(said) {
  const [before] = said.split(/^npm error Clean install a project$/m);
  return before.replace(/^npm error ?/gm, '').trim();
}
