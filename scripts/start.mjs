/** `npm start`: from a fresh clone with only Node to the open site. Settings: the table in README.md. */
import { execFileSync } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, requireNode, root } from './setup.mjs';

/** Interval of the check whether npm still runs, ms. */
const LOOK_MS = 500;

requireNode();
process.chdir(root);
install();
process.env.NODE_ENV ??= 'production';
await build();
endWithNpm();
// With Node 22.10 or later, compiled code is cached, so later starts need not compile it. A killed house does not write it at
// its end.
module.enableCompileCache?.(join(root, 'dist', 'compiled'));
await import(pathToFileURL(join(root, 'dist', 'house', 'main.mjs')).href);
module.flushCompileCache?.();

/**
 * A signal to npm alone ends npm but not its children: without this the house and its PostgreSQL would go on in the background.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(npm)) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

/** The process id of npm itself, if a shell runs the script in between. */
function npmAbove(parent) {
  if (process.platform === 'win32') return parent;
  try {
    const told = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
    const [, above, command] = /^\s*(\d+)\s+(.+?)\s*$/.exec(told) ?? [];
    return /(^|[/-])(ba|da|a|z|k)?sh$/.test(command ?? '') ? Number(above) : parent;
  } catch {
    return parent;
  }
}

/** A process of another user is alive too. */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
