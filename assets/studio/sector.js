import * as THREE from 'three';
import { slab } from './shape.js';

/** A point at a radius and an angle, clockwise from the top. */
export const polar = (radius, angle) => [Math.sin(angle) * radius, Math.cos(angle) * radius];

/**
 * A piece of a ring between two radii and two angles (clockwise from the top), `depth` thick with a round edge.
 * `gap` is kept free along both sides, so that neighbours part by an even joint.
 */
export function sector([inner, outer], [from, to], { depth, round, gap = 0 }, material) {
  const steps = 24;
  const arc = (radius) => {
    const cut = gap / radius;
    return Array.from({ length: steps + 1 }, (_, i) =>
      polar(radius, from + cut + ((to - from - 2 * cut) * i) / steps),
    );
  };
  const points = [...arc(outer), ...arc(inner).reverse()].map(([x, y]) => new THREE.Vector2(x, y));
  return slab(new THREE.Shape(points.reverse()), depth, round, material);
}
