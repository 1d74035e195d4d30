/** `npm run dev`: the client with hot reload (Vite) in front of a house that restarts when its code changes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
install({ dev: true });
// The house serves the built version.
await build(['slots']);

const housePort = process.env.HOUSE_PORT ?? '3001';
const pagePort = process.env.PORT ?? '3000';
const bin = (...parts) => join(root, 'node_modules', ...parts);
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const house = start([bin('tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'house/main.ts'], {
  PORT: housePort,
});
const page = start([bin('vite', 'bin', 'vite.js'), '--port', pagePort], { HOUSE_PORT: housePort });

const stop = () => {
  house.kill('SIGTERM');
  page.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of [house, page])
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    stop();
  });
