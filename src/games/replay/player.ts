import { type Playback, playTo, type ReplayLog, rewound } from '../engine/replayLog.ts';

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayerState {
  playing: boolean;
  speed: Speed;
}

/** The controls of a player, independent of the game. */
export interface ReplayControls {
  readonly state: PlayerState;
  readonly at: number;
  readonly replayLog: { from: number; to: number; marks: readonly [number, number?] };
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  seek(at: number): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Plays a replay log on its own clock. The moment is computed on access, so the picture sets the frame rate; jumps come only
 * from the viewer's actions, and listeners are notified of those only.
 */
export class ReplayPlayer<State, Event, View> implements ReplayControls {
  readonly replayLog: ReplayLog<State, Event, View>;
  readonly #clock: () => number;
  readonly #listeners = new Set<() => void>();
  #state: PlayerState = { playing: false, speed: 1 };
  #playback: Playback<State>;
  /** The replay log's time when the clock was at `#since`. */
  #from: number;
  #since: number;

  /** @param clock monotonic ms, any origin */
  constructor(replayLog: ReplayLog<State, Event, View>, clock: () => number) {
    this.replayLog = replayLog;
    this.#playback = rewound(replayLog);
    this.#clock = clock;
    this.#from = replayLog.from;
    this.#since = clock();
  }

  get state(): PlayerState {
    return this.#state;
  }

  /** The replay log's current time, in server ms. */
  get at(): number {
    const { playing, speed } = this.#state;
    const passed = playing ? (this.#clock() - this.#since) * speed : 0;
    return Math.min(this.#from + passed, this.replayLog.to);
  }

  get ended(): boolean {
    return this.at >= this.replayLog.to;
  }

  /** The playback at `at`. */
  get playback(): Playback<State> {
    this.#playback = playTo(this.replayLog, this.#playback, this.at);
    return this.#playback;
  }

  view(): View {
    return this.replayLog.engine.view(this.playback.state, this.at);
  }

  /** Resumes; from the beginning when the end was reached. */
  play(): void {
    if (this.ended) this.#from = this.replayLog.from;
    this.#set({ ...this.#state, playing: true });
  }

  pause(): void {
    this.#set({ ...this.#state, playing: false });
  }

  setSpeed(speed: Speed): void {
    this.#set({ ...this.#state, speed });
  }

  seek(at: number): void {
    this.#from = Math.min(Math.max(at, this.replayLog.from), this.replayLog.to);
    this.#since = this.#clock();
    this.#notify();
  }

  /** Called periodically: stops at the replay log's end. */
  heed(): void {
    if (this.#state.playing && this.ended) this.pause();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #set(state: PlayerState): void {
    this.#from = this.at;
    this.#since = this.#clock();
    this.#state = state;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
