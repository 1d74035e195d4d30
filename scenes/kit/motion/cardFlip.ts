import { smoothstep } from '../../engine/ease.ts';

/** A card that turns over about its vertical axis, lifted on the way. */
export class CardFlip {
  /** Relative width: 1 flat, 0 seen from the edge. */
  scaleX = 1;
  /** Whether the face shows; else the back does. */
  face = false;
  /** 0 on the ground to 1 at its highest: for its size and the distance of its shadow. */
  lift = 0;

  /** Sets the progress of the turn from back to face, 0..1. */
  set(share: number): this {
    const turn = smoothstep(share, 0, 1) * Math.PI;
    this.scaleX = Math.abs(Math.cos(turn));
    this.lift = Math.sin(turn);
    this.face = share >= 0.5;
    return this;
  }
}
