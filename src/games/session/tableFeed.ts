import type { TableDeps } from './tableDeps.ts';

/** A missed message is usually missed by many players at once: they do not all ask in the same instant. */
const JITTER_MS = 400;
const RETRY_MS = 1_500;
const WATCH_MS = 1_000;

/**
 * loading: nothing came yet. ready: connected, and a snapshot came since. lost: what is shown goes on by time,
 * nothing can be asked for.
 */
export type TableConnection = 'loading' | 'ready' | 'lost';

/** The game that a feed serves. */
export interface FedTable {
  /** Subscribes to the game's events, each of which must also call `heard`. @returns how to end each */
  listen(heard: () => void): (() => void)[];
  /** Asks for a snapshot. @returns how to fold it. @param asked when, on the scale of `mark` */
  ask(asked: number): Promise<() => void>;
  /** Calls back after every change of the state. */
  subscribe(changed: () => void): () => void;
  needsSnapshot(): boolean;
  /** Whether something must have been missed although nothing proves it. @param silent ms since anything was heard */
  overdue(silent: number): boolean;
  connection(): TableConnection;
  setConnection(connection: TableConnection): void;
}

/** Keeps a table fed: a snapshot at every (re)connection, events after it, a snapshot again when one was missed. */
export class TableFeed {
  readonly #table: FedTable;
  readonly #deps: TableDeps;
  #stops: (() => void)[] = [];
  #asking = false;
  #askAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  /** Counts connections, so that an answer over an older one does not pass for a fresh start. */
  #connections = 0;

  constructor(table: FedTable, deps: TableDeps) {
    this.#table = table;
    this.#deps = deps;
  }

  open(): void {
    const { channel } = this.#deps;
    const timer = setInterval(() => this.#watch(), WATCH_MS);
    this.#stops = [
      ...this.#table.listen(() => this.#heard()),
      channel.onState((state) => this.#follow(state)),
      channel.onConnected(() => {
        this.#connections++;
        void this.refresh();
      }),
      this.#table.subscribe(() => this.#table.needsSnapshot() && this.#refreshSoon(JITTER_MS)),
      () => clearInterval(timer),
    ];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** Fetches a snapshot now; while one is under way, another one after it. */
  async refresh(): Promise<void> {
    if (this.#asking) {
      this.#askAgain = true;
      return;
    }
    const { channel, mark } = this.#deps;
    const connection = this.#connections;
    this.#asking = true;
    this.#askAgain = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      const fold = await this.#table.ask(mark());
      if (this.#stops.length === 0) return;
      this.#heard();
      fold();
      if (connection === this.#connections && isUp(channel.state)) this.#table.setConnection('ready');
    } catch {
      this.#refreshSoon(RETRY_MS);
    } finally {
      this.#asking = false;
    }
    if (this.#askAgain) await this.refresh();
  }

  #heard(): void {
    this.#lastHeard = this.#deps.mark();
  }

  #refreshSoon(within: number): void {
    if (this.#stops.length === 0) return;
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        void this.refresh();
      },
      within * (0.25 + 0.75 * this.#deps.random()),
    );
  }

  #follow(state: string): void {
    if (!isUp(state) && this.#table.connection() === 'ready') this.#table.setConnection('lost');
  }

  #watch(): void {
    const { mark, channel } = this.#deps;
    if (isUp(channel.state) && this.#table.overdue(mark() - this.#lastHeard)) void this.refresh();
  }
}

function isUp(state: string): boolean {
  return state === 'connected' || state === 'ready';
}
