import * as THREE from 'three';
import { brick, leaf, pad, spin, stone, twins } from '../covers/emblems/parts.js';
import { boltPlate, precious } from './gold.js';
import { plastic } from './material.js';
import { at, ball, group, lathe, slab } from './shape.js';

/**
 * VIP levels by frame. Every level adds: `points` to the star behind the disc, a second star, a wreath, wings, a
 * crown, stones. `face` is the enamel, `metal` everything that shines.
 */
const LEVELS = [
  { metal: 'bronze', face: '#8c5a3c', points: 0 },
  { metal: 'bronze', face: '#c2452f', points: 6 },
  { metal: 'bronze', face: '#d9662a', points: 8, gems: 1 },
  { metal: 'silver', face: '#2c7fd0', points: 8, gems: 1 },
  { metal: 'silver', face: '#0fa39a', points: 10, gems: 3 },
  { metal: 'silver', face: '#6a4fe8', points: 10, gems: 3, wreath: true },
  { metal: 'gold', face: '#0f9a6c', points: 12, gems: 3, wreath: true },
  { metal: 'gold', face: '#1f5fe0', points: 12, gems: 5, wreath: true, crown: true },
  { metal: 'gold', face: '#d0213f', points: 12, gems: 5, wings: 2, crown: true },
  { metal: 'gold', face: '#8a2be0', points: 16, gems: 5, wings: 3, crown: true },
  { metal: 'gold', face: '#16123c', points: 16, gems: 7, wings: 4, crown: true, fire: true },
];

const RIM = [
  [0.001, 0.06],
  [0.56, 0.06],
  [0.6, 0.13],
  [0.68, 0.17],
  [0.76, 0.13],
  [0.8, 0.02],
  [0.76, -0.1],
  [0.001, -0.1],
];

/** The medal of VIP level `frame`. */
export function medal(frame) {
  const { metal, face, points, gems = 0, wreath, wings = 0, crown, fire } = LEVELS[frame];
  const shine = precious(metal);
  const gem = (size) =>
    new THREE.Mesh(
      new THREE.OctahedronGeometry(size, 1),
      stone(fire ? '#ff1f45' : '#c4f2ff', { glow: 0.35 }),
    );
  const parts = [
    at(lathe(RIM, shine, 120), [0, 0, 0], [Math.PI / 2, 0, 0]),
    at(ball(0.57, enamel(face), [1, 1, 0.3]), [0, 0, 0.06]),
    at(boltPlate(0.4, 0.16, precious(metal === 'bronze' ? 'bronze' : 'gold', -0.06)), [0, 0, 0.27]),
  ];
  if (points > 0) parts.push(at(star(points, 0.98, shine), [0, 0, -0.08]));
  if (frame >= 4)
    parts.push(
      at(star(points, 1.07, enamel(fire ? '#d0102f' : face)), [0, 0, -0.18], [0, 0, Math.PI / points]),
    );
  if (wreath) parts.push(laurel(precious(metal)));
  if (wings > 0) parts.push(at(plumes(wings, shine), [0, -0.1, -0.12]));
  if (crown) parts.push(at(diadem(shine, fire ? '#ff1f45' : face), [0, 0.86, 0.06]));
  if (gems > 0) parts.push(spin(gems, () => at(gem(gems > 3 ? 0.095 : 0.115), [0, -0.68, 0.16]), 0));
  if (frame < 5) parts.push(at(ribbon(face), [0, 0, -0.3]));
  return {
    object: at(group(...parts), [0, 0, 0], [-0.1, -0.2, 0]),
    camera: { eye: [0, 0, 1], target: [0, crown ? 0.1 : 0, 0], height: wings > 0 ? 2.8 : 2.6 },
    light: 1.05,
    tone: 'aces',
  };
}

/** The domed colour of the face: deep, so that the bright room does not bleach it. */
function enamel(colour) {
  const material = plastic(colour, { roughness: 0.2, coat: 0.8 });
  material.color.multiplyScalar(0.6);
  material.emissive = new THREE.Color(colour);
  material.emissiveIntensity = 0.12;
  return material;
}

function star(points, reach, material) {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 ? 0.8 : reach;
    const angle = (i * Math.PI) / points + Math.PI / 2;
    return new THREE.Vector2(Math.cos(angle) * radius, Math.sin(angle) * radius);
  });
  return slab(new THREE.Shape(corners), 0.14, 0.04, material);
}

/** Two tails of cloth below the disc. */
const ribbon = (colour) =>
  twins(() =>
    at(
      pad(
        [
          [-0.2, 0.1, 1],
          [0.2, 0.1, 1],
          [0.24, -0.72, 1],
          [0.02, -0.58, 1],
          [-0.2, -0.74, 1],
        ],
        0.07,
        plastic(colour, { roughness: 0.35 }),
      ),
      [0.3, -0.5, 0],
      [0, 0, 0.32],
    ),
  );

const laurel = (material) =>
  twins(() =>
    group(
      ...Array.from({ length: 6 }, (_, i) => {
        const angle = -Math.PI / 2 + 0.2 + i * 0.36;
        return at(
          leaf(0.46, 0.24, 0.07, material),
          [Math.cos(angle) * 0.9, Math.sin(angle) * 0.9, 0.04],
          [0, 0, angle - 0.34],
        );
      }),
    ),
  );

/** Wings of `count` feathers a side. */
const plumes = (count, material) =>
  twins(() =>
    group(
      ...Array.from({ length: count + 2 }, (_, i) =>
        at(
          leaf(0.86 - i * 0.07, 0.26, 0.07, material, { bend: 0.12 }),
          [0.55 + i * 0.02, 0.22 - i * 0.17, -0.04 * i],
          [0, 0, -0.62 - i * 0.24],
        ),
      ),
    ),
  );

function diadem(material, colour) {
  const peak = (x, tall, turn) => at(leaf(tall, 0.22, 0.08, material), [x, 0, 0], [0, 0, turn]);
  return group(
    peak(0, 0.5, 0),
    twins(() => group(peak(0.18, 0.42, -0.22), peak(0.34, 0.34, -0.46))),
    at(brick([0.76, 0.14, 0.16], material, 0.06), [0, 0.02, 0.02]),
    at(ball(0.085, stone(colour, { flat: false }), [1, 1.2, 0.8]), [0, 0.16, 0.1]),
  );
}
