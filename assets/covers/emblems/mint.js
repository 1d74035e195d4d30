import * as THREE from 'three';
import { at, group, lathe } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, spin, stone } from './parts.js';

/** Coins and cut stones, which several motifs are made of. */

/** A coin with a milled rim and a raised sign: 'bolt', 'star' or 'flower'. */
export function coinOf(metal, deep, sign = 'star') {
  const signs = {
    star: () => spin(5, () => leaf(0.5, 0.32, 0.1, metal, { belly: 0.22, cells: 30 })),
    flower: () => spin(8, () => leaf(0.5, 0.24, 0.1, metal, { cells: 26 })),
    bolt: () =>
      pad(
        [
          [0.12, 0.56, 1],
          [-0.4, -0.1, 1],
          [-0.04, -0.1, 1],
          [-0.12, -0.56, 1],
          [0.4, 0.12, 1],
          [0.04, 0.12, 1],
        ],
        0.1,
        metal,
      ),
  };
  return group(
    at(
      lathe(
        [
          [0.001, 0.07],
          [0.78, 0.07],
          [0.8, 0.12],
          [0.86, 0.15],
          [0.96, 0.15],
          [1, 0.1],
          [1, -0.1],
          [0.96, -0.15],
          [0.001, -0.15],
        ],
        paint(metal),
      ),
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
    at(
      lathe(
        [
          [0.001, 0],
          [0.77, 0],
        ],
        paint(deep),
      ),
      [0, 0, 0.085],
      [Math.PI / 2, 0, 0],
    ),
    spin(40, () => bead(0.022, metal, [0, 0.71, 0.1])),
    spin(60, () => at(brick([0.04, 0.03, 0.24], metal, 0.012), [0, 0.995, 0])),
    at(signs[sign](), [0, 0, 0.09]),
  );
}

/** A stone cut in flat facets from a profile. */
export function cut(profile, sides, colour, glow = 0.24) {
  const points = profile.map(([r, y]) => new THREE.Vector2(r, y));
  const geometry = new THREE.LatheGeometry(points, sides).toNonIndexed();
  const base = new THREE.Color(colour);
  const shades = [1, 0.5, 1.5, 0.74, 1.2, 0.38, 0.9];
  const colours = [];
  for (let i = 0; i < geometry.attributes.position.count; i += 3) {
    const tint = base.clone().multiplyScalar(shades[Math.floor(i / 6) % shades.length]);
    for (let k = 0; k < 3; k++) colours.push(tint.r, tint.g, tint.b);
  }
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  const material = stone('#ffffff', { glow: 0 });
  material.vertexColors = true;
  material.emissive = base.clone().multiplyScalar(glow);
  return new THREE.Mesh(geometry, material);
}
