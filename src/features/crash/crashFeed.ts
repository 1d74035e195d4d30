import {
  crashBetInfo,
  crashCurGame,
  crashEnd,
  crashEscapeInfo,
  crashStart,
} from '../../../contract/games/crashOperations.ts';
import type { CrashEvent } from '../../engine/crashState.ts';
import { overdue } from '../../engine/crashWatch.ts';
import type { CrashDeps } from './crashDeps.ts';
import { type CrashStore, dispatch } from './crashStore.ts';

/** A missed message is usually missed by many players at once: they do not all ask in the same instant. */
const JITTER_MS = 400;
const RETRY_MS = 1_500;
const WATCH_MS = 1_000;

/** Keeps a store fed: a snapshot at every (re)connection, events after it, a snapshot again when one was missed. */
export class CrashFeed {
  readonly #store: CrashStore;
  readonly #deps: CrashDeps;
  #stops: (() => void)[] = [];
  #asking = false;
  #askAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  /** Counts connections, so that an answer over an older one does not pass for a fresh start. */
  #connections = 0;

  constructor(store: CrashStore, deps: CrashDeps) {
    this.#store = store;
    this.#deps = deps;
  }

  open(): void {
    const { channel, mark } = this.#deps;
    this.#stops = [
      channel.subscribe(crashStart, { next: (start) => this.#hear({ type: 'start', start, heard: mark() }) }),
      channel.subscribe(crashEnd, { next: (end) => this.#hear({ type: 'end', end }) }),
      channel.subscribe(crashBetInfo, {
        next: (bets) => this.#hear({ type: 'betInfo', bets, heard: mark() }),
      }),
      channel.subscribe(crashEscapeInfo, { next: (escapes) => this.#hear({ type: 'escapeInfo', escapes }) }),
      channel.onState((state) => this.#follow(state)),
      channel.onConnected(() => {
        this.#connections++;
        void this.refresh();
      }),
      this.#store.subscribe(({ game }) => game.needsSnapshot && this.#refreshSoon(JITTER_MS)),
      watch(() => this.#watch()),
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
    const { channel, mark, currency } = this.#deps;
    const connection = this.#connections;
    this.#asking = true;
    this.#askAgain = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const asked = mark();
    try {
      const game = await channel.request(crashCurGame, { currency }, { quiet: true });
      if (this.#stops.length === 0) return;
      this.#hear({ type: 'snapshot', game, asked });
      if (connection === this.#connections && isUp(channel.state))
        this.#store.setState({ connection: 'ready' });
    } catch {
      this.#refreshSoon(RETRY_MS);
    } finally {
      this.#asking = false;
    }
    if (this.#askAgain) await this.refresh();
  }

  #hear(event: CrashEvent): void {
    this.#lastHeard = this.#deps.mark();
    dispatch(this.#store, event);
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
    if (isUp(state)) return;
    if (this.#store.getState().connection === 'ready') this.#store.setState({ connection: 'lost' });
  }

  #watch(): void {
    const { mark, serverNow, channel } = this.#deps;
    if (!isUp(channel.state)) return;
    if (overdue(this.#store.getState().game, serverNow(), mark() - this.#lastHeard)) void this.refresh();
  }
}

function isUp(state: string): boolean {
  return state === 'connected' || state === 'ready';
}

function watch(look: () => void): () => void {
  const timer = setInterval(look, WATCH_MS);
  return () => clearInterval(timer);
}
