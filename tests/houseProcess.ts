import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Number of last output lines reported when it does not start. */
const MAX_LINES = 20;

/** Processes to be killed if a test fails. */
const RUNNING = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of RUNNING) child.kill('SIGKILL');
});

/** The built house in a separate process, which can be killed like by a power cut. */
export class HouseProcess {
  readonly port: number;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | null = null;

  /** @param settings environment variables (README.md); of the games crash alone is played unless GAMES names others */
  constructor(port: number, settings: Record<string, string>) {
    this.port = port;
    this.#settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Whether it leads the rounds of crash. */
  async leads(): Promise<boolean> {
    const { leads } = (await (await fetch(`${this.url}/healthz`)).json()) as { leads: string[] };
    return leads.includes('crash');
  }

  /** Starts it and waits until it is open. @throws when it exits instead */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/house/main.mjs'], {
      env: {
        ...process.env,
        PORT: String(this.port),
        LOG_LEVEL: 'fatal',
        GAMES: 'crash',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    RUNNING.add(child);
    child.once('exit', () => RUNNING.delete(child));
    const lines: string[] = [];
    const listen = (stream: NodeJS.ReadableStream, onLine: (line: string) => void) =>
      createInterface({ input: stream }).on('line', (line) => {
        if (process.env.TEST_LOG) console.log(line);
        lines.push(line);
        if (lines.length > MAX_LINES) lines.shift();
        onLine(line);
      });
    await new Promise<void>((resolve, reject) => {
      listen(child.stderr, () => {});
      listen(child.stdout, (line) => {
        if (line.startsWith('Kilat is open')) resolve();
      });
      child.once('close', (code, signal) =>
        reject(new Error(`the house ended with ${signal ?? code}: ${lines.join('\n')}`)),
      );
    });
  }

  /** SIGKILL, without a clean shutdown. A private PostgreSQL keeps running. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** SIGSTOP: it is frozen, like a process of a paused host, and its connections stay open. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  /** SIGCONT: it continues. */
  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Stops it cleanly. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    // A frozen process handles no other signal.
    child.kill('SIGCONT');
    await ended;
  }
}
