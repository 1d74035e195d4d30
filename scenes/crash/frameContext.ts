import type { CrashView } from '../../src/games/crash/engine/crashView.ts';
import { easeOut, lerp, smoothstep } from '../engine/ease.ts';
import type { SceneOptions } from '../engine/scene.ts';
import { FlightPath } from './flightPath.ts';

/** ms after the break-up when the last spark is out and the scene is at rest. */
export const CALM = 2600;

/** The fire's strength as the rocket leaves the pad. */
const PAD_THRUST = 0.42;

const UPRIGHT = Math.PI / 2;

/** Geometry and timing of one frame, shared by the parts of the scene; recomputed at every draw, without state. */
export class FrameContext {
  readonly path = new FlightPath();
  view: CrashView;
  options: CrashOptions;
  width = 0;
  height = 0;
  /** Scale relative to the 360 x 340 canvas for which the scene was composed. */
  unit = 1;
  /** The same for small text and tags, which need not grow as much. */
  fine = 1;
  /** A clock that is continuous at lift-off and break-up and stops when the scene is at rest, ms. */
  time = 0;
  /** ms since the break-up, 0 before it. */
  broken = 0;
  crashed = false;
  flying = false;
  preparing = false;
  /** Distance travelled by the stars; arbitrary unit. */
  travel = 0;
  /** Their speed, in travel per second. */
  speed = 0;
  /** The rocket's centre, its width, and the angle of its nose above the horizontal, in radians. */
  rocketX = 0;
  rocketY = 0;
  rocketSize = 0;
  heading = 0;
  /** How far below its final position the pad still is at the start of the round, in CSS pixels. */
  arrival = 0;
  /** The engine's fire, 0 off to 1 full, more at lift-off. */
  thrust = 0;

  constructor(view: CrashView, options: CrashOptions) {
    this.view = view;
    this.options = options;
  }

  /** Sets the view. Returns whether the next frame will differ. */
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

  /** The stars accelerate at lift-off, keep getting faster, and coast after the break-up. */
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
  /** Text before the round's number: 'Babak'. */
  round: string;
  /** Text below the countdown. */
  preparation: string;
  /** Text below the multiplier at which the rocket broke up. */
  crashed: string;
}>;
