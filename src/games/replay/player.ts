import { type Playback, playTo, rewound, type Tape } from '../engine/tape.ts';

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayerState {
  playing: boolean;
  speed: Speed;
}

/** What moves the player of whatever game, and shows nothing of it. */
export interface Deck {
  readonly state: PlayerState;
  readonly at: number;
  readonly tape: { from: number; to: number; marks: readonly [number, number?] };
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  seek(at: number): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Plays a tape on a clock of its own. The moment is computed when it is asked for, so the picture sets the pace;
 * it changes at once only by what the viewer does, and that is what listeners hear of.
 */
export class TapePlayer<State, Event, View> implements Deck {
  readonly tape: Tape<State, Event, View>;
  readonly #clock: () => number;
  readonly #listeners = new Set<() => void>();
  #state: PlayerState = { playing: false, speed: 1 };
  #playback: Playback<State>;
  /** The tape's time at `#since` on the clock. */
  #from: number;
  #since: number;

  /** @param clock monotonic ms, any origin */
  constructor(tape: Tape<State, Event, View>, clock: () => number) {
    this.tape = tape;
    this.#playback = rewound(tape);
    this.#clock = clock;
    this.#from = tape.from;
    this.#since = clock();
  }

  get state(): PlayerState {
    return this.#state;
  }

  /** The tape's time now, in server ms. */
  get at(): number {
    const { playing, speed } = this.#state;
    const passed = playing ? (this.#clock() - this.#since) * speed : 0;
    return Math.min(this.#from + passed, this.tape.to);
  }

  get ended(): boolean {
    return this.at >= this.tape.to;
  }

  /** The playback at `at`. */
  get playback(): Playback<State> {
    this.#playback = playTo(this.tape, this.#playback, this.at);
    return this.#playback;
  }

  view(): View {
    return this.tape.engine.view(this.playback.state, this.at);
  }

  /** Plays on; from the beginning when the end was reached. */
  play(): void {
    if (this.ended) this.#from = this.tape.from;
    this.#set({ ...this.#state, playing: true });
  }

  pause(): void {
    this.#set({ ...this.#state, playing: false });
  }

  setSpeed(speed: Speed): void {
    this.#set({ ...this.#state, speed });
  }

  seek(at: number): void {
    this.#from = Math.min(Math.max(at, this.tape.from), this.tape.to);
    this.#since = this.#clock();
    this.#tell();
  }

  /** To be called now and then: stops at the tape's end. */
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
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
