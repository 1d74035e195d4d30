import type { SlotEvent } from '../../../../contract/slots/book.ts';
import { modelOf } from '../../../../contract/slots/models.ts';
import type { SlotTitle } from '../../../../contract/slots/title.ts';
import { NORMAL, stillPace, TURBO } from '../../../../scenes/slots/pace.ts';
import { SlotScene } from '../../../../scenes/slots/slotScene.ts';
import { timelineOf } from '../../../../scenes/slots/slotTimeline.ts';
import { standingAt } from '../../../../scenes/slots/standing.ts';
import type { Timeline } from '../../../../scenes/slots/steps.ts';
import { openPicture } from '../../../../studio/stage/openPicture.ts';
import { slotAtlas } from '../../../../studio/stage/slotAtlas.ts';
import { SlotCanvas } from '../../../../studio/stage/slotCanvas.ts';
import { loadSlotFiles } from '../../../../studio/stage/slotFiles.ts';
import type { SlotCue, SlotPicture } from '../../../../studio/stage/slotPicture.ts';
import { LABELS, rupiah } from './words.ts';

/** A book as a slot plays it, and how. */
export interface Played {
  events: readonly SlotEvent[];
  bet: number;
  turbo?: boolean;
  reducedMotion?: boolean;
}

export interface SlotsPage {
  /** Opens a title on a canvas of this size. */
  open(title: SlotTitle, width: number, height: number, scale: number): Promise<void>;
  /** Takes a book. Answers its steps: what happens, and when. */
  take(played: Played): { kind: string; start: number; end: number }[];
  /** Draws a time of the book, or the board at rest before it. Answers the picture as a PNG data URL. */
  png(t: number | null): string;
  /** The ms of script that each of so many draws took. */
  time(from: number, to: number, draws: number): number[];
  /** Opens the real thing in a host of this size. */
  live(title: SlotTitle, width: number, height: number, reducedMotion?: boolean): Promise<void>;
  picture: SlotPicture | null;
  heard: (SlotCue['cue'] | string)[];
}

declare global {
  interface Window {
    slotsPage: SlotsPage;
  }
}

const host = document.getElementById('host') as HTMLElement;
let scene: SlotScene | null = null;
let canvas: SlotCanvas | null = null;
let title: SlotTitle | null = null;
let timeline: Timeline | null = null;

function standing(of: SlotTitle) {
  const { reels, rows } = modelOf(of.slot);
  return standingAt(of.slot.reels, rows, 'base', Array(reels).fill(0));
}

function draw(t: number | null): SlotCanvas {
  if (!scene || !canvas || !title) throw new Error('no title is open');
  if (t === null || !timeline) scene.drawRest(standing(title));
  else scene.draw(timeline, t);
  canvas.render();
  return canvas;
}

window.slotsPage = {
  picture: null,
  heard: [],
  async open(opened, width, height, scale) {
    canvas?.destroy();
    title = opened;
    timeline = null;
    const files = await loadSlotFiles(opened, () => undefined);
    const atlas = slotAtlas(files);
    scene = new SlotScene({ slot: opened.slot, skin: atlas.skin, labels: LABELS, format: rupiah });
    canvas = await SlotCanvas.open(scene, atlas, files.background);
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
      standing: standing(title),
      turning: null,
    });
    scene.take(timeline, BigInt(bet));
    return timeline.steps.map(({ kind, start, end }) => ({ kind, start, end }));
  },
  png: (t) => draw(t).element.toDataURL('image/png'),
  time(from, to, draws) {
    return Array.from({ length: draws }, (_, i) => {
      const began = performance.now();
      draw(from + ((to - from) * i) / draws);
      return performance.now() - began;
    });
  },
  async live(opened, width, height, reducedMotion = false) {
    host.replaceChildren();
    host.style.width = `${width}px`;
    host.style.height = `${height}px`;
    const { heard } = window.slotsPage;
    window.slotsPage.picture = await openPicture(host, opened, {
      labels: LABELS,
      format: rupiah,
      reducedMotion,
      ears: {
        heard: (cue) => heard.push(cue.cue),
        won: (rate) => heard.push(`won ${rate}`),
        feature: (left) => heard.push(left ? `${left.spin} of ${left.of}` : 'over'),
      },
    });
  },
};
