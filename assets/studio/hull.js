import * as THREE from 'three';

/** The rocket's hull as a profile: radius over height, smooth from the tail (y = -1) to the tip (y = 1.495). */
const KNOTS = [
  [0.4, -1.0],
  [0.53, -0.75],
  [0.635, -0.4],
  [0.68, 0.0],
  [0.645, 0.4],
  [0.53, 0.8],
  [0.37, 1.12],
  [0.2, 1.36],
  [0.085, 1.47],
  [0, 1.495],
];

export const NOSE = 0.8;
export const TAIL = -1;
export const TIP = 1.495;

const curve = new THREE.SplineCurve(KNOTS.map(([radius, y]) => new THREE.Vector2(radius, y)));
const samples = curve.getPoints(600);

/** Radius of the hull at height y. */
export function radius(y) {
  let i = samples.findIndex((p) => p.y >= y);
  if (i < 0) i = samples.length - 1;
  if (i === 0) return samples[0].x;
  const [a, b] = [samples[i - 1], samples[i]];
  return Math.max(0, a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
}

/** Angle the hull's surface leans by at height y: 0 is upright, positive leans towards the axis going up. */
export function lean(y) {
  return Math.atan2(radius(y - 0.04) - radius(y + 0.04), 0.08);
}

/** Profile points of the hull between two heights. */
export function profile(from, to, steps = 64, offset = 0) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const y = from + ((to - from) * i) / steps;
    return [radius(y) + offset, y];
  });
}
