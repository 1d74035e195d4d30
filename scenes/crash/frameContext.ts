import type { CrashView } from '../../src/games/crash/engine/crashView.ts';
import { easeOut, lerp, smoothstep } from '../kit/motion/ease.ts';
import type { SceneOptions } from '../scene.ts';
import { FlightPath } from './flightPath.ts';

/** ms after the break-up when the last spark is out and the picture rests. */
export const CALM = 2600;

/** The fire's strength as the rocket leaves the pad. */
const PAD_THRUST = 0.42;

const UPRIGHT = Math.PI / 2;

/** Everything the parts of the picture share about one frame; set anew at every draw, never remembered. */
export class FrameContext {
  readonly path = new FlightPath();
  view: CrashView;
  options: CrashOptions;
  width = 0;
  height = 0;
  /** Size of things against the 360 x 340 canvas the picture was composed on. */
  unit = 1;
  /** The same for small print and tags, which need not grow as much. */
  fine = 1;
  /** A time that runs through lift-off and break-up without a jump and stops when the picture rests, ms. */
  time = 0;
  /** ms since the break-up, 0 before it. */
  broken = 0;
  crashed = false;
  flying = false;
  preparing = false;
  /** How far the stars have gone by; any unit. */
  travel = 0;
  /** How fast they go by, in travel a second. */
  speed = 0;
  /** The rocket's centre, its width, and the radians its nose points above the horizontal. */
  rocketX = 0;
  rocketY = 0;
  rocketSize = 0;
  heading = 0;
  /** How far below its place the pad still is as the round opens, in CSS pixels. */
  arrival = 0;
  /** The engine's fire, 0 out to 1 full, more at lift-off. */
  thrust = 0;

  constructor(view: CrashView, options: CrashOptions) {
    this.view = view;
    this.options = options;
  }

  /** Takes a view. Answers whether the next moment will look different. */
  set(view: CrashView): boolean {
    this.view = view;
    const { phase, flight, elapsed, remaining } = view;
    this.crashed = phase === 'crashed';
    this.flying = phase === 'goUp';
    this.preparing = phase === 'preparation';
    this.broken = this.crashed ? Math.min(elapsed, CALM) : 0;
    this.time = this.preparing ? -remaining : flight + this.broken;
    this.path.set(flight, view.rate, this.width, this.height);
    this.#setTravel(flight / 1000, this.broken / 1000);
    this.arrival = this.preparing ? (1 - easeOut(elapsed / 700)) * this.height * 0.3 : 0;
    this.#setRocket(flight, remaining);
    return this.preparing || this.flying || (this.crashed && elapsed < CALM);
  }

  /** The stars pick up speed at lift-off, go faster for ever, and coast after the break-up. */
  #setTravel(seconds: number, broken: number): void {
    const start = 1 - Math.exp(-seconds / 1.2);
    const ahead = seconds - 1.2 * start;
    this.speed = start * (1 + seconds / 40) + ahead / 40;
    this.travel = ahead * (1 + seconds / 40) + this.speed * 0.5 * (1 - Math.exp(-broken / 0.5));
    this.speed *= Math.exp(-broken / 0.5);
  }

  #setRocket(flight: number, remaining: number): void {
    const { path, unit } = this;
    const still = this.options.reducedMotion;
    this.rocketSize = 114 * unit;
    const turned = smoothstep(flight, 250, 2400);
    const lean = path.angle(1) + 0.16;
    const sway = still ? 0 : Math.sin(this.time / 610) * 0.035 + Math.sin(this.time / 370) * 0.015;
    this.heading = lerp(UPRIGHT, Math.min(1.35, lean), turned) + sway * turned;
    const reach = this.rocketSize * 0.34;
    const rumble =
      this.preparing && !still ? smoothstep(remaining, 1500, 0) * Math.sin(this.time / 11) * 0.7 : 0;
    this.rocketX = path.tipX + Math.cos(this.heading) * reach + rumble * unit;
    this.rocketY = path.tipY - Math.sin(this.heading) * reach + this.arrival;
    const ignition = smoothstep(remaining, 1400, 0) * PAD_THRUST;
    const boost = 0.3 * Math.exp(-(((flight - 1300) / 700) ** 2));
    const full = lerp(PAD_THRUST, 1, smoothstep(flight, 0, 900)) + boost;
    this.thrust = this.preparing ? ignition : this.flying ? full : 0;
  }
}

export type CrashOptions = SceneOptions<{
  /** Stands before the round's number: 'Babak'. */
  round: string;
  /** Stands below the countdown. */
  preparation: string;
  /** Stands below the multiplier the rocket broke up at. */
  crashed: string;
}>;
