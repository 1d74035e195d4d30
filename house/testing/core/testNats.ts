import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './freePort.ts';

/** Why NATS tests cannot run here, or null if they can: they need Debian's nats-server. */
export function natsMissing(): string | null {
  const { error } = spawnSync('nats-server', ['--version']);
  return error ? 'nats-server is not on the PATH (Debian: apt-get install nats-server)' : null;
}

/** A separate nats-server on a free port. */
export class TestNats {
  #port = 0;
  #child: ChildProcess | null = null;

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`;
  }

  /** Starts it, always on the same port, and waits until it accepts clients. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(this.#port)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    const lines = createInterface({ input: child.stderr });
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => line.includes('Server is ready') && resolve());
      child.once('exit', (code) => reject(new Error(`nats-server ended with ${code}`)));
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
