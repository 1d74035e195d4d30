import type { SessionDeps } from './sessionDeps.ts';

/** A message is usually missed by many players at once; the jitter spreads their requests. */
const JITTER_MS = 400;
const RETRY_MS = 1_500;
const WATCH_MS = 1_000;

/** The game that is synchronized with the server. */
export interface SyncedGame<Snapshot> {
  /**
   * Requests a snapshot.
   * @param requestedAt when, on the monotonic scale
   */
  request(requestedAt: number): Promise<Snapshot>;
  /**
   * Applies a snapshot.
   * @param fresh the connection of its request is still up: nothing is missing now
   */
  take(snapshot: Snapshot, requestedAt: number, fresh: boolean): void;
  disconnected(): void;
  /** Whether an event was probably missed although nothing proves it. */
  overdue(): boolean;
}

/** Keeps a game in sync: a snapshot at every (re)connection, events after it, another snapshot when one was missed. */
export class SnapshotSync<Snapshot> {
  readonly #game: SyncedGame<Snapshot>;
  readonly #deps: SessionDeps;
  #stops: (() => void)[] = [];
  #requesting = false;
  #requestAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts connections, so that a reply over an older one does not count as fresh. */
  #connections = 0;

  constructor(game: SyncedGame<Snapshot>, deps: SessionDeps) {
    this.#game = game;
    this.#deps = deps;
  }

  open(): void {
    const { channel } = this.#deps;
    const timer = setInterval(() => this.#watch(), WATCH_MS);
    this.#stops = [
      channel.foregroundHeartbeat(),
      channel.onState((state) => !isUp(state) && this.#game.disconnected()),
      () => clearInterval(timer),
    ];
    const stop = channel.onConnected(() => {
      this.#connections++;
      void this.refresh();
    });
    this.#stops.push(stop);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** Fetches a snapshot now; if one is in progress, another one after it. */
  async refresh(): Promise<void> {
    if (this.#requesting) {
      this.#requestAgain = true;
      return;
    }
    const { channel, monotonicNow } = this.#deps;
    const connection = this.#connections;
    const requestedAt = monotonicNow();
    this.#requesting = true;
    this.#requestAgain = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      const snapshot = await this.#game.request(requestedAt);
      if (this.#stops.length === 0) return;
      this.#game.take(snapshot, requestedAt, connection === this.#connections && isUp(channel.state));
    } catch {
      this.#refreshWithin(RETRY_MS);
    } finally {
      this.#requesting = false;
    }
    if (this.#requestAgain) await this.refresh();
  }

  /** Something was missed: fetches a snapshot after a short delay. */
  refreshSoon(): void {
    this.#refreshWithin(JITTER_MS);
  }

  #refreshWithin(ms: number): void {
    if (this.#stops.length === 0) return;
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        void this.refresh();
      },
      ms * (0.25 + 0.75 * this.#deps.random()),
    );
  }

  #watch(): void {
    if (isUp(this.#deps.channel.state) && this.#game.overdue()) void this.refresh();
  }
}

function isUp(state: string): boolean {
  return state === 'connected' || state === 'ready';
}
