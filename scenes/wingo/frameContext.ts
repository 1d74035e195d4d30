import { WINGO_TIMING } from '../../contract/games/wingo/rules.ts';
import type { WingoView } from '../../src/games/wingo/engine/wingoView.ts';
import { smoothstep } from '../engine/ease.ts';
import type { SceneOptions } from '../engine/scene.ts';

/** Timing of the ball's way out of the drum, ms after a round has ended. */
export const DRAWN = {
  /** The ball moves to the drum's bottom, and is through it. */
  sinks: 550,
  sunk: 1_000,
  /** It comes out of the mouth, and lies in the cup. */
  appears: 1_200,
  lies: 1_600,
  /** It leaves the cup for its place beside the machine, and arrives. */
  leaves: 1_800,
  shown: 2_450,
  /** Its colours are shown, and the last glimmer has settled. */
  told: 2_900,
  /** The celebration of the player's win begins. */
  cheered: 3_000,
  rests: 3_400,
} as const;

/** Between these the other balls fall and settle. */
const FALLS = 800;
const LIES = 2_500;

/** Timing after betting closed, ms: the ball goes back the way it came, and the drum is at full power. */
export const CLOSED = { gone: 420, inside: 620, joined: 1_150, whirls: 1_300 } as const;

/** How hard the balls are whirled, 0 to 1, at a time after the round's end. */
function powerAfter(since: number): number {
  return 1 - smoothstep(since, FALLS, LIES);
}

/** How hard they are whirled at a time after betting closed. */
function powerOf(closed: number): number {
  return smoothstep(closed, 0, CLOSED.whirls);
}

/** A time after all animations, ms. */
const LONG_AGO = 1e9;
/** Maximum number of steps between two rounds' whirls, and the length of a step in ms. */
const WHIRLS = 4_096;
const WHIRL_STEP = 97;

/** Geometry and timing of one frame, shared by the parts of the scene; recomputed at every draw, without state. */
export class FrameContext {
  view: WingoView;
  options: WingoOptions;
  width = 0;
  height = 0;
  /** Scale relative to the 360 x 220 canvas for which the scene was composed. */
  unit = 1;
  /** CSS pixels per atlas pixel of the machine. */
  scale = 1;
  /** The drum's middle, and the place of the drawn ball. */
  drumX = 0;
  drumY = 0;
  placeX = 0;
  placeY = 0;
  /** The drawn number that is out of the drum, or on its way; -1 when all ten are in. */
  out = -1;
  /** ms since its round ended, which determines its position on its way out. */
  since = LONG_AGO;
  /** ms since betting closed, while the next ball is awaited; -1 before that. */
  closed = -1;
  /** How hard the balls are whirled, 0 to 1, and the time of that motion. */
  power = 0;
  whirl = 0;

  constructor(view: WingoView, options: WingoOptions) {
    this.view = view;
    this.options = options;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.unit = Math.max(0.6, Math.min(width / 360, height / 220, 2.6));
    this.scale = 0.372 * this.unit;
    this.drumX = width / 2 - 84 * this.unit;
    this.drumY = height / 2 - 56 * this.scale;
    this.placeX = width / 2 + 80 * this.unit;
    this.placeY = height / 2 - 8 * this.unit;
  }

  /** Sets the view. Returns whether the next frame will differ. */
  set(view: WingoView): boolean {
    this.view = view;
    const { drawn, phase, model, elapsed, remaining, roundId } = view;
    const still = this.options.reducedMotion;
    const awaits = phase === 'closed' || (phase === 'waiting' && drawn?.roundId !== roundId);
    const announced = WINGO_TIMING.round[model] - WINGO_TIMING.closed;
    const drawing = drawn !== null && drawn.since < DRAWN.rests;
    this.out = drawn ? drawn.result : -1;
    this.since = drawn && !still ? drawn.since : LONG_AGO;
    this.closed = -1;
    if (awaits && !drawing) {
      this.closed = phase === 'closed' ? Math.max(0, WINGO_TIMING.closed - remaining) : elapsed - announced;
      this.power = still ? 0 : powerOf(this.closed);
      this.whirl = this.closed;
      if (still) this.closed = LONG_AGO;
      if (still || this.closed >= CLOSED.joined) this.out = -1;
    } else {
      this.power = this.since < DRAWN.rests ? powerAfter(this.since) : 0;
      this.whirl = WINGO_TIMING.closed + this.since;
    }
    const seed = drawing && drawn ? drawn.seed : view.seed;
    this.whirl += (seed % WHIRLS) * WHIRL_STEP;
    return !still && (drawing || awaits);
  }
}

export type WingoOptions = SceneOptions<{
  /** Text before the round's number: 'Babak'. */
  round: string;
  green: string;
  violet: string;
  red: string;
  /** Text at the ball's place after betting closed, while the drum whirls. */
  drawing: string;
  /** Text there before any round is known. */
  waiting: string;
  /** Text for a voided round: stakes were returned. */
  returned: string;
}>;
