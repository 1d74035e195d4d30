import { WINGO_TIMING } from '../../contract/games/wingo/rules.ts';
import type { WingoView } from '../../src/games/wingo/engine/wingoView.ts';
import { smoothstep } from '../kit/motion/ease.ts';
import type { SceneOptions } from '../scene.ts';

/** When things happen after a round has ended, in ms: the way of its ball out of the drum. */
export const DRAWN = {
  /** The ball is drawn to the drum's foot, and is through it. */
  sinks: 550,
  sunk: 1_000,
  /** It comes out of the mouth, and lies in the cup. */
  appears: 1_200,
  lies: 1_600,
  /** It leaves the cup for its place beside the machine, and is there. */
  leaves: 1_800,
  shown: 2_450,
  /** Its colours are told, and the last glimmer has settled. */
  told: 2_900,
  /** The player's win is celebrated from here on. */
  cheered: 3_000,
  rests: 3_400,
} as const;

/** Between these the other balls fall and come to lie. */
const FALLS = 800;
const LIES = 2_500;

/** When things happen after bets were closed: the ball goes back the way it came, and the drum is at full power. */
export const CLOSED = { gone: 420, inside: 620, joined: 1_150, whirls: 1_300 } as const;

/** How hard the balls are whirled, 0 to 1, so long after the round's end. */
function powerAfter(since: number): number {
  return 1 - smoothstep(since, FALLS, LIES);
}

/** How hard they are whirled so long after bets were closed. */
function powerOf(closed: number): number {
  return smoothstep(closed, 0, CLOSED.whirls);
}

/** Later than anything happens. */
const LONG_AGO = 1e9;
/** The most steps that two rounds' whirls are apart, and how long a step is in ms. */
const WHIRLS = 4_096;
const WHIRL_STEP = 97;

/** Everything the parts of the picture share about one frame; set anew at every draw, never remembered. */
export class FrameContext {
  view: WingoView;
  options: WingoOptions;
  width = 0;
  height = 0;
  /** Size of things against the 360 x 220 canvas the picture was composed on. */
  unit = 1;
  /** CSS pixels of an atlas pixel of the machine. */
  scale = 1;
  /** The drum's middle, and the place of the drawn ball. */
  drumX = 0;
  drumY = 0;
  placeX = 0;
  placeY = 0;
  /** The drawn number that is out of the drum, or on its way; -1 when all ten are in. */
  out = -1;
  /** ms since its round ended: where it is on its way out. */
  since = LONG_AGO;
  /** ms since bets were closed, while the next ball is waited for; -1 before that. */
  closed = -1;
  /** How hard the balls are whirled, 0 to 1, and the whirl's own time. */
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

  /** Takes a view. Answers whether the next moment will look different. */
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
  /** Stands before the round's number: 'Babak'. */
  round: string;
  green: string;
  violet: string;
  red: string;
  /** Stands where the drawn ball will be: no bets any more, and the drum whirls. */
  drawing: string;
  /** Stands there before any round is known. */
  waiting: string;
  /** The round was interrupted: stakes went back. */
  returned: string;
}>;
