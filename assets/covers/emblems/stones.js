import * as THREE from 'three';
import { at, group, ring } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, spin, stone, tube, turned } from './parts.js';

/** A stone with a stepped cut: corners of the outline, scaled inwards and up. */
function table(
  corners,
  colour,
  steps = [
    [1, 0],
    [0.94, 0.14],
    [0.74, 0.3],
    [0.52, 0.38],
  ],
) {
  return group(
    ...steps.slice(0, -1).map(([s, z], i) => {
      const [t, z2] = steps[i + 1];
      return group(
        ...corners.map(([x, y], k) => {
          const [nx, ny] = corners[(k + 1) % corners.length];
          const shade = [1, 0.72, 1.2, 0.55, 0.9, 1.35, 0.65, 1.1][(k + i * 3) % 8];
          return facet(
            [
              [x * s, y * s, z],
              [nx * s, ny * s, z],
              [nx * t, ny * t, z2],
              [x * t, y * t, z2],
            ],
            colour,
            shade,
          );
        }),
      );
    }),
    facet(
      corners.map(([x, y]) => [x * steps.at(-1)[0], y * steps.at(-1)[0], steps.at(-1)[1]]),
      colour,
      1.15,
    ),
  );
}

function facet(points, colour, shade) {
  const material = stone(colour, { glow: 0.3 });
  material.color.multiplyScalar(shade);
  material.emissive.multiplyScalar(shade);
  const [[x0, y0, z0]] = points;
  const vertices = [];
  for (let i = 1; i + 1 < points.length; i++) vertices.push(x0, y0, z0, ...points[i], ...points[i + 1]);
  return polygon(vertices, material);
}

function polygon(vertices, material) {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(vertices, 3));
  geometry.computeVertexNormals();
  return new THREE.Mesh(geometry, material);
}

const oval = (n, rx, ry, twist = 0) =>
  Array.from({ length: n }, (_, i) => [
    Math.sin(twist + (i / n) * Math.PI * 2) * rx,
    Math.cos(twist + (i / n) * Math.PI * 2) * ry,
  ]);

export const emerald = {
  skins: [
    ['#18d07a', 'gold'],
    ['#2ae0a0', 'silver'],
    ['#12b85a', 'gold'],
  ],
  pose: [-8, 16, -10],
  make: (colour, metal) => [
    at(brick([1.5, 1.9, 0.16], metal, 0.08), [0, 0, -0.06]),
    table(
      [
        [-0.4, 0.86],
        [0.4, 0.86],
        [0.66, 0.6],
        [0.66, -0.6],
        [0.4, -0.86],
        [-0.4, -0.86],
        [-0.66, -0.6],
        [-0.66, 0.6],
      ],
      colour,
    ),
    ...[
      [-0.62, 0.84],
      [0.62, 0.84],
      [-0.62, -0.84],
      [0.62, -0.84],
    ].map(([x, y]) => bead(0.13, metal, [x, y, 0.08])),
    ...[
      [0, 1.06, 0],
      [0, -1.06, 180],
      [0.88, 0, -90],
      [-0.88, 0, 90],
    ].map(([x, y, a]) => turned(a, leaf(0.34, 0.34, 0.08, metal), [x * 0.78, y * 0.86, -0.04])),
  ],
};

export const ruby = {
  skins: [['#ff1f4a', 'gold']],
  pose: [-8, -14, 0],
  make: (colour, metal) => [
    spin(14, () => at(leaf(0.36, 0.26, 0.08, metal), [0, 0.86, -0.1])),
    ring(0.9, 0.09, paint(metal)),
    table(oval(12, 0.86, 0.86), colour, [
      [1, 0],
      [0.9, 0.2],
      [0.62, 0.38],
      [0.44, 0.4],
    ]),
    spin(6, () => bead(0.1, metal, [0, 0.86, 0.1])),
  ],
};

export const sapphire = {
  skins: [
    ['#2a5aff', 'silver'],
    ['#18a0ff', 'gold'],
  ],
  pose: [-6, 12, 6],
  make: (colour, metal) => [
    ...Array.from({ length: 18 }, (_, i) =>
      bead(0.12, stone(i % 2 ? '#ffffff' : '#cfe4ff', { flat: false, glow: 0.4 }), [
        Math.sin(i * 0.349) * 0.86,
        Math.cos(i * 0.349) * 1.08,
        -0.02,
      ]),
    ),
    at(pad(oval(16, 0.98, 1.2), 0.14, metal), [0, 0, -0.14]),
    table(oval(10, 0.72, 0.94, 0.31), colour, [
      [1, 0.02],
      [0.9, 0.22],
      [0.6, 0.4],
      [0.4, 0.42],
    ]),
    tube(
      [
        [0, 1.16, -0.1],
        [0, 1.36, -0.06],
        [0.16, 1.44, 0],
      ],
      0.06,
      metal,
    ),
    at(ring(0.14, 0.045, paint(metal)), [0, 1.38, -0.06]),
  ],
};
