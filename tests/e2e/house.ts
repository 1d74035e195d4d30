import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';

/** A house of its own in a process of its own, as a player's browser meets it. */
export class HouseProcess {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'kilat-e2e-'));
  readonly #settings: Record<string, string>;
  #child: ChildProcess | null = null;
  #port = 0;

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it (again) on its port and data and waits until it is open. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const child = spawn(process.execPath, ['--import', 'tsx', 'house/main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        LOG_LEVEL: 'warn',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => line.includes('http://') && resolve());
      child.once('exit', (code) => reject(new Error(`the house ended with ${code}`)));
    });
  }

  /** SIGKILL: no goodbye. The private PostgreSQL stays behind, as it would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it gracefully and removes its data. */
  async remove(): Promise<void> {
    if (this.#child?.exitCode !== null || this.#child.signalCode) await this.start();
    await this.#end('SIGTERM');
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Playwright's `test` with a house for the worker and its address as the base of every page. */
export const test = base.extend<object, { settings: Record<string, string>; house: HouseProcess }>({
  settings: [{}, { option: true, scope: 'worker' }],
  house: [
    async ({ settings }, use) => {
      const house = new HouseProcess({ CRASH_PREPARATION_MS: '5000', CRASH_SQUIB_MS: '2000', ...settings });
      await house.start();
      await use(house);
      await house.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});
