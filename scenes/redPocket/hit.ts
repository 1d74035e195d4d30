import type { RedPocketView } from '../../src/features/redPocket/engine/redPocketView.ts';
import { ENVELOPE, HUNG, LAYERS, Rainfall, rainEnds } from './rainfall.ts';

/** Half of the minimum touch target, in CSS pixels. */
const FINGER = 22;

/** The canvas that was tapped, and how it was drawn. */
export interface TappedCanvas {
  width: number;
  height: number;
  reducedMotion: boolean;
}

/**
 * The envelope hit by a tap at x, y (CSS pixels of the canvas): the nearest one there. Null if there is none, outside of the
 * rain, or if the player has one.
 */
export function hit(x: number, y: number, view: RedPocketView, canvas: TappedCanvas): number | null {
  const { elapsed, lasts, seed, find, picked } = view;
  if (elapsed < 0 || elapsed >= lasts || find !== null || picked !== null) return null;
  const rain = new Rainfall();
  rain.resize(canvas.width, canvas.height);
  rain.span(elapsed, rainEnds(view));
  const meets = (envelope: number) => {
    if (!rain.set(envelope, elapsed, seed, canvas.reducedMotion)) return false;
    const wide = Math.max(FINGER, (ENVELOPE.width / 2) * rain.scale);
    const high = Math.max(FINGER, (ENVELOPE.height / 2) * rain.scale);
    return Math.abs(x - rain.x) <= wide && Math.abs(y - rain.y) <= high;
  };
  const last = canvas.reducedMotion ? HUNG : rain.to;
  for (let layer = LAYERS - 1; layer >= 0; layer--)
    for (let envelope = last - 1; envelope >= 0; envelope--) {
      if (envelope >= HUNG && envelope < rain.from) envelope = HUNG - 1;
      if (envelope % LAYERS === layer && meets(envelope)) return envelope;
    }
  return null;
}
