import type { SlotEvent } from '../../contract/slots/book.ts';
import { modelOf, type SlotDefinition } from '../../contract/slots/models.ts';
import { FrameLoop } from '../../scenes/engine/frameLoop.ts';
import { QualityMeter, sharpnessOf } from '../../scenes/engine/quality.ts';
import type { SlotLabels } from '../../scenes/slots/labels.ts';
import { type BoardState, boardAt } from '../../scenes/slots/reels/boardState.ts';
import type { SlotScene } from '../../scenes/slots/slotScene.ts';
import { hurried } from '../../scenes/slots/steps/hurry.ts';
import { NORMAL, type Pace, stillPace, TURBO } from '../../scenes/slots/steps/pace.ts';
import { openTimeline, restTimeline, timelineOf } from '../../scenes/slots/steps/slotTimeline.ts';
import type { Timeline } from '../../scenes/slots/steps/steps.ts';
import type { SlotCanvas } from './slotCanvas.ts';
import type { SlotListener, SlotPicture } from './slotPicture.ts';

/** Maximum time that passes in one frame, ms: the rest was not visible. */
const LONGEST = 250;

interface Playing {
  timeline: Timeline;
  /** ms since its reels began. */
  t: number;
  /** Events up to this time were emitted. */
  emittedUpTo: number;
  /** Null while the result is unknown, or after giving up. */
  done: (() => void) | null;
}

/** The clock of a slot's scene: it requests frames while something moves, and emits the timeline's events. */
export class SlotPlayer implements SlotPicture {
  readonly #host: HTMLElement;
  readonly #slot: SlotDefinition;
  readonly #scene: SlotScene;
  readonly #canvas: SlotCanvas;
  #reducedMotion: boolean;
  readonly #listener: SlotListener;
  readonly #meter = new QualityMeter({ tier: 2, ceiling: 2 });
  readonly #loop = new FrameLoop((interval) => this.#frame(interval));
  readonly #observer: ResizeObserver;
  readonly #abort = new AbortController();
  #board: BoardState;
  #playing: Playing | null = null;
  #pace: Pace = NORMAL;
  #paused = false;
  #size = { width: 0, height: 0, resolution: 0 };

  constructor(of: {
    host: HTMLElement;
    slot: SlotDefinition;
    scene: SlotScene;
    canvas: SlotCanvas;
    reducedMotion: boolean;
    listener: SlotListener;
  }) {
    this.#host = of.host;
    this.#slot = of.slot;
    this.#scene = of.scene;
    this.#canvas = of.canvas;
    this.#reducedMotion = of.reducedMotion;
    this.#listener = of.listener;
    const { reels, rows } = modelOf(of.slot);
    this.#board = boardAt(of.slot.reels, rows, 'base', Array(reels).fill(0));
    this.#observer = new ResizeObserver(() => this.#fit());
    const { signal } = this.#abort;
    const { element } = this.#canvas;
    element.addEventListener('webglcontextrestored', () => this.#draw(), { signal });
    document.addEventListener('visibilitychange', () => this.#wake(), { signal });
    this.#host.append(element);
    this.#observer.observe(this.#host);
    this.#fit();
  }

  spin(turbo: boolean): void {
    this.#pace = this.#paceOf(turbo);
    const timeline = openTimeline({ slot: this.#slot, pace: this.#pace, board: this.#board });
    const playing = { timeline, t: 0, emittedUpTo: -1, done: null };
    // An answer may arrive before the first frame.
    this.#emit(playing, -1, 0, true);
    this.#begin(playing);
  }

  play(events: readonly SlotEvent[], bet: bigint, turbo: boolean): Promise<void> {
    const turns = this.#playing;
    if (!turns) this.#pace = this.#paceOf(turbo);
    const timeline = timelineOf(events, {
      slot: this.#slot,
      pace: this.#pace,
      board: this.#board,
      turning: turns ? turns.t : null,
    });
    this.#scene.take(timeline, bet);
    return new Promise((done) => {
      this.#begin({ timeline, t: turns?.t ?? 0, emittedUpTo: turns?.emittedUpTo ?? -1, done });
    });
  }

  hurry(): void {
    const playing = this.#playing;
    if (!playing) return;
    const { timeline, t } = hurried(playing.timeline, playing.t, modelOf(this.#slot).rows);
    // Sound cues of skipped steps are dropped, but other events are emitted.
    this.#emit(playing, playing.t, t, false);
    playing.timeline = timeline;
    playing.t = t;
    this.#wake();
  }

  giveUp(): void {
    const turns = this.#playing;
    if (!turns) return;
    const timeline = restTimeline({
      slot: this.#slot,
      pace: this.#pace,
      board: this.#board,
      turning: turns.t,
    });
    this.#begin({ timeline, t: turns.t, emittedUpTo: turns.emittedUpTo, done: null });
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#wake();
  }

  label(labels: SlotLabels): void {
    this.#scene.label(labels);
    this.#draw();
  }

  reduceMotion(reduced: boolean): void {
    this.#reducedMotion = reduced;
  }

  destroy(): void {
    this.#abort.abort();
    this.#observer.disconnect();
    this.#loop.stop();
    this.#canvas.destroy();
    this.#scene.destroy();
  }

  #paceOf(turbo: boolean): Pace {
    const pace = turbo ? TURBO : NORMAL;
    return this.#reducedMotion ? stillPace(pace) : pace;
  }

  #begin(playing: Playing): void {
    this.#playing = playing;
    this.#wake();
  }

  /** Frames are requested while something moves and the page is visible. */
  #wake(): void {
    if (this.#paused || document.hidden) this.#loop.stop();
    else if (this.#playing) this.#loop.start();
  }

  /** Returns whether the next frame differs. */
  #frame(interval: number): boolean {
    const playing = this.#playing;
    if (!playing) return false;
    this.#meter.add(interval);
    playing.t += Math.min(LONGEST, interval);
    this.#emit(playing, playing.emittedUpTo, playing.t, true);
    if (playing.t >= playing.timeline.length) this.#end(playing);
    this.#draw();
    // With reduced motion nothing moves while reels wait for their answer.
    const waits = playing.timeline.pace.still && playing.timeline.length === Number.POSITIVE_INFINITY;
    return this.#playing !== null && !waits;
  }

  #end({ timeline, done }: Playing): void {
    this.#board = timeline.end;
    this.#playing = null;
    // The resolution changes only between spins, which avoids visible jumps.
    this.#fit();
    done?.();
  }

  #emit(playing: Playing, after: number, upTo: number, withCues: boolean): void {
    const { events } = playing.timeline;
    for (const one of events) {
      if (one.at <= after || one.at > upTo) continue;
      if (one.kind === 'won') this.#listener.won(one.rate);
      else if (one.kind === 'feature') this.#listener.feature(one.left);
      // At the exact end of a skip the next step begins: its cue is emitted.
      else if (withCues || one.at === upTo) this.#listener.onCue(one.cue);
    }
    playing.emittedUpTo = upTo;
  }

  /** Fits the canvas to its host, and draws at once. */
  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    const resolution = sharpnessOf(this.#meter.quality, devicePixelRatio).picture;
    const size = this.#size;
    if (size.width === width && size.height === height && size.resolution === resolution) return;
    const turns = this.#playing && size.resolution > 0;
    this.#size = { width, height, resolution: turns ? size.resolution : resolution };
    if (this.#size.resolution !== size.resolution) this.#meter.taken();
    this.#canvas.resize(width, height, this.#size.resolution);
    this.#scene.resize(width, height);
    this.#draw();
  }

  #draw(): void {
    if (this.#canvas.lost || this.#size.width === 0) return;
    const playing = this.#playing;
    if (playing) this.#scene.draw(playing.timeline, playing.t);
    else this.#scene.drawRest(this.#board);
    this.#canvas.render();
  }
}
