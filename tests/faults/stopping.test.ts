import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive, readPostmaster } from '../../house/core/db/postmaster.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

let dataDir: string;
let npm: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kilat-stopping-'));
});

afterEach(async () => {
  npm.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** `npm start` as on a command line; resolves to the address of the open house. */
async function start(): Promise<string> {
  const settings = { PORT: '0', DATA_DIR: dataDir, SEED: '0', BOTS: '0', GAMES: 'crash' };
  npm = spawn('npm', ['start'], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A separate process group, as created by a terminal.
    detached: true,
  });
  const lines = createInterface({ input: npm.stdout as NodeJS.ReadableStream });
  for await (const line of lines) {
    const open = /^Kilat is open at (\S+)/.exec(line)?.[1];
    if (open) return open;
  }
  throw new Error('npm start ended');
}

it.each([
  { what: 'SIGTERM to npm alone', end: () => npm.kill('SIGTERM') },
  { what: 'SIGKILL to npm alone', end: () => npm.kill('SIGKILL') },
  {
    what: 'Ctrl-C, which a terminal sends to all of them,',
    end: () => process.kill(-(npm.pid as number), 'SIGINT'),
  },
])('$what stops the house and its PostgreSQL', async ({ end }) => {
  const url = await start();
  const database = await readPostmaster(join(dataDir, 'postgres'));
  if (!database) throw new Error('no PostgreSQL runs');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  end();
  await vi.waitFor(() => expect(isAlive(database.pid)).toBe(false), PATIENCE);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
