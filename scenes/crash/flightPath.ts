import { lerp } from '../engine/ease.ts';

/**
 * The flight's geometry on the canvas. The curve runs from `origin` (1x, lift-off) to `tip` (now); both move with the flight,
 * so the axes rescale continuously without jumps.
 */
export class FlightPath {
  originX = 0;
  originY = 0;
  tipX = 0;
  tipY = 0;
  /** How far the flight has left the ground behind, 0 on the pad to 1. */
  risen = 0;
  /** Doublings of the multiplier so far: seconds of flight / 8. */
  #doublings = 0;
  /** 2^doublings - 1, the climbed height. */
  #climbed = 0;

  /** Sets the path at `flight` ms and multiplier `rate` on a canvas of this size. */
  set(flight: number, rate: number, width: number, height: number): void {
    this.risen = 1 - Math.exp(-((flight / 1700) ** 2));
    const late = flight / (flight + 30_000);
    this.originX = lerp(0.5, -0.03, this.risen) * width;
    this.originY = lerp(0.815, 0.94, this.risen) * height;
    this.tipX = lerp(0.5, 0.695, this.risen) * width;
    this.tipY = lerp(0.815, lerp(0.61, 0.55, late), this.risen) * height;
    this.#doublings = rate > 1 ? Math.log2(rate) : 0;
    this.#climbed = rate - 1;
  }

  /** x at a share 0..1 of the flight's time. */
  x(share: number): number {
    return lerp(this.originX, this.tipX, share);
  }

  /** y at a share 0..1 of the flight's time. */
  y(share: number): number {
    const climb = this.#climbed > 1e-6 ? (2 ** (share * this.#doublings) - 1) / this.#climbed : share;
    return lerp(this.originY, this.tipY, climb);
  }

  /** Radians above the horizontal of the curve at a share of the flight's time. */
  angle(share: number): number {
    const slope =
      this.#climbed > 1e-6
        ? (Math.LN2 * this.#doublings * 2 ** (share * this.#doublings)) / this.#climbed
        : 1;
    return Math.atan2((this.originY - this.tipY) * slope, this.tipX - this.originX);
  }

  /** CSS pixels per whole multiplier. */
  rateHeight(): number {
    return (this.originY - this.tipY) / Math.max(1e-6, this.#climbed);
  }
}
