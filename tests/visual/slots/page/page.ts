import type { SlotEvent } from '../../../../contract/slots/book.ts';
import { modelOf } from '../../../../contract/slots/models.ts';
import type { SlotTitle } from '../../../../contract/slots/title.ts';
import type { SlotLabels } from '../../../../scenes/slots/labels.ts';
import { boardAt } from '../../../../scenes/slots/reels/boardState.ts';
import { SlotScene } from '../../../../scenes/slots/slotScene.ts';
import { NORMAL, stillPace, TURBO } from '../../../../scenes/slots/steps/pace.ts';
import { timelineOf } from '../../../../scenes/slots/steps/slotTimeline.ts';
import type { Timeline } from '../../../../scenes/slots/steps/steps.ts';
import { openPicture } from '../../../../slots/stage/openPicture.ts';
import { slotAtlas } from '../../../../slots/stage/slotAtlas.ts';
import { SlotCanvas } from '../../../../slots/stage/slotCanvas.ts';
import { loadSlotFiles } from '../../../../slots/stage/slotFiles.ts';
import type { SlotPicture } from '../../../../slots/stage/slotPicture.ts';
import { albumSealOf } from '../../page/seal.ts';
import { LABELS, rupiah } from './words.ts';

/** A book to be played by a slot, and its options. */
export interface Played {
  events: readonly SlotEvent[];
  bet: number;
  turbo?: boolean;
  reducedMotion?: boolean;
}

export interface SlotsPage {
  /** Opens a title on a canvas of this size. */
  open(title: SlotTitle, width: number, height: number, scale: number): Promise<void>;
  /** Sets a book. Returns its steps with their times. */
  take(played: Played): { kind: string; start: number; end: number }[];
  /** Draws a time of the book, or the board at rest before it. Returns the picture as a PNG data URL. */
  png(t: number | null): string;
  /** The same, as the seal that an album stores. */
  seal(t: number | null): Promise<string>;
  /** The highest number of draw calls over a number of draws, spread evenly over the book. */
  calls(draws: number): number;
  /** Draws a part of the book at 60 frames per second, and returns the mean ms per frame of each group. */
  time(from: number, until: number, group: number): Promise<number[]>;
  /** Opens the real slot player in a host of this size. */
  live(title: SlotTitle, width: number, height: number): Promise<void>;
  /** Spins it, plays a book in turbo, and returns its events. */
  playLive(events: readonly SlotEvent[]): Promise<string[]>;
  /** Sets the texts of another language, or its own again. */
  label(other: Partial<SlotLabels>): void;
  /** Lets its reels turn without an answer, with or without motion. Returns the number of frames requested meanwhile. */
  framesOfWaiting(reduced: boolean): Promise<number>;
  /** The number of frames requested within this many ms. */
  framesIn(ms: number): Promise<number>;
  /** Loses the graphics context and restores it; resolves when it has been drawn again. */
  loseContext(): Promise<void>;
}

declare global {
  interface Window {
    slotsPage: SlotsPage;
  }
}

const FRAME_MS = 1000 / 60;

const host = document.getElementById('host') as HTMLElement;
let scene: SlotScene | null = null;
let canvas: SlotCanvas | null = null;
let title: SlotTitle | null = null;
let timeline: Timeline | null = null;
let picture: SlotPicture | null = null;
const log: string[] = [];

function boardOf(of: SlotTitle) {
  const { reels, rows } = modelOf(of.slot);
  return boardAt(of.slot.reels, rows, 'base', Array(reels).fill(0));
}

function draw(t: number | null): SlotCanvas {
  if (!scene || !canvas || !title) throw new Error('no title is open');
  if (t === null || !timeline) scene.drawRest(boardOf(title));
  else scene.draw(timeline, t);
  canvas.render();
  return canvas;
}

window.slotsPage = {
  async open(opened, width, height, scale) {
    canvas?.destroy();
    scene?.destroy();
    title = opened;
    timeline = null;
    const files = await loadSlotFiles(opened, () => undefined);
    const atlas = slotAtlas(files);
    scene = new SlotScene({ slot: opened.slot, skin: atlas.skin, labels: LABELS, format: rupiah });
    canvas = await SlotCanvas.open(scene, files.background);
    canvas.resize(width, height, scale);
    scene.resize(width, height);
    host.replaceChildren(canvas.element);
    draw(null);
  },
  take({ events, bet, turbo = false, reducedMotion = false }) {
    if (!scene || !title) throw new Error('no title is open');
    const pace = turbo ? TURBO : NORMAL;
    timeline = timelineOf(events, {
      slot: title.slot,
      pace: reducedMotion ? stillPace(pace) : pace,
      board: boardOf(title),
      turning: null,
    });
    scene.take(timeline, BigInt(bet));
    return timeline.steps.map(({ kind, start, end }) => ({ kind, start, end }));
  },
  png: (t) => draw(t).element.toDataURL('image/png'),
  seal: (t) => albumSealOf(draw(t).element),
  calls(draws) {
    const counted = countCalls('drawElements');
    let most = 0;
    for (let i = 0; i < draws; i++) {
      counted.calls = 0;
      draw(((timeline?.length ?? 0) * i) / draws);
      most = Math.max(most, counted.calls);
    }
    return most;
  },
  async time(from, until, group) {
    const means: number[] = [];
    for (let t = from; t + group * FRAME_MS <= until; t += group * FRAME_MS) {
      const began = performance.now();
      for (let i = 0; i < group; i++) draw(t + i * FRAME_MS);
      means.push((performance.now() - began) / group);
      // Lets pending graphics commands complete, as between visible frames.
      await waited(0);
    }
    return means;
  },
  async live(opened, width, height) {
    host.replaceChildren();
    host.style.width = `${width}px`;
    host.style.height = `${height}px`;
    picture = await openPicture(host, opened, {
      labels: LABELS,
      format: rupiah,
      reducedMotion: false,
      listener: {
        onCue: ({ cue }) => log.push(cue),
        won: (rate) => log.push(`won ${rate}`),
        feature: (left) => log.push(left ? `${left.spin} of ${left.of}` : 'over'),
      },
    });
  },
  async playLive(events) {
    log.length = 0;
    picture?.spin(true);
    await picture?.play(events, 200_000n, true);
    return log;
  },
  label(other) {
    picture?.label({ ...LABELS, ...other });
  },
  async framesOfWaiting(reduced) {
    picture?.reduceMotion(reduced);
    picture?.spin(false);
    await waited(300);
    const frames = await this.framesIn(300);
    picture?.giveUp();
    await waited(2_500);
    return frames;
  },
  async framesIn(ms) {
    let frames = 0;
    const original = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      frames++;
      return original.call(window, callback);
    };
    await waited(ms);
    window.requestAnimationFrame = original;
    return frames;
  },
  async loseContext() {
    const element = document.querySelector('canvas');
    const lost = element?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lost?.loseContext();
    await waited(100);
    lost?.restoreContext();
    await waited(300);
  },
};

const waited = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Counts calls of a WebGL function. */
function countCalls(name: 'drawElements'): { calls: number } {
  const counted = { calls: 0 };
  const { prototype } = WebGL2RenderingContext;
  const original = prototype[name];
  prototype[name] = function (...args) {
    counted.calls++;
    original.apply(this, args);
  };
  return counted;
}
