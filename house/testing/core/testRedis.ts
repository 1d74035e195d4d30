import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './freePort.ts';

/** Why Redis tests cannot run here, or null if they can: they need Debian's redis-server. */
export function redisMissing(): string | null {
  const { error } = spawnSync('redis-server', ['--version']);
  return error ? 'redis-server is not on the PATH (Debian: apt-get install redis-server)' : null;
}

/** A separate Redis on a free port, without persistence. */
export class TestRedis {
  #port = 0;
  #child: ChildProcess | null = null;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts it, always on the same port, and waits until it accepts clients. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const settings = [
      '--port',
      String(this.#port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => line.includes('Ready to accept connections') && resolve());
      child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    });
  }

  /** Suspends the process; its connections stay open. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
