import * as THREE from 'three';
import { metal, plastic } from './material.js';
import { at, group, lathe, slab } from './shape.js';

/** Precious metals: colour, roughness and the warmth that fills what would mirror the dark. */
const METALS = {
  gold: ['#ffb52a', 0.2, '#8a4a00'],
  silver: ['#e4e8f6', 0.18, '#3c4468'],
  bronze: ['#ee9150', 0.22, '#5a2408'],
};

/** Polished gold, silver or bronze; to be photographed with the tone `aces`. */
export function precious(name, rough = 0) {
  const [colour, roughness, warmth] = METALS[name];
  const material = metal(colour, roughness + rough);
  material.emissive = new THREE.Color(warmth);
  material.emissiveIntensity = 0.5;
  return material;
}

/** Gold beside stones, under the tone `neutral`: yellow even where it faces nothing bright. */
export function lit() {
  const material = metal('#ffd452', 0.22);
  material.emissive = new THREE.Color('#c87a00');
  material.emissiveIntensity = 0.85;
  return material;
}

/** Plastic beside metal, under the tone `aces`: a duller coat than a toy's, and a light of its own colour. */
export function vivid(colour, glow = 0.2) {
  const material = plastic(colour, { roughness: 0.34, coat: 0.35 });
  material.emissive = new THREE.Color(colour);
  material.emissiveIntensity = glow;
  return material;
}

/** The brand's bolt, about 2 high round the origin. */
export const BOLT = [
  [0.16, 1],
  [-0.62, -0.16],
  [-0.06, -0.16],
  [-0.2, -1],
  [0.62, 0.22],
  [0.04, 0.22],
];

/** A flat bolt with a round edge, `size` half its height. */
export function boltPlate(size, depth, material) {
  const shape = new THREE.Shape(BOLT.map(([x, y]) => new THREE.Vector2(x * size, y * size)));
  return slab(shape, depth, depth * 0.3, material);
}

const HALF = 0.13;
const RIM = [
  [0.74, 0.03],
  [0.78, 0.09],
  [0.83, HALF],
  [0.91, HALF],
  [0.98, 0.09],
  [1, 0.03],
];

/** A coin of radius 1 facing +z: a round rim, a sunken face of deeper tone and the bolt on both sides. */
export function coin(name = 'gold') {
  const lying = (profile, material) => at(lathe(profile, material, 96), [0, 0, 0], [Math.PI / 2, 0, 0]);
  const rim = [...RIM, ...RIM.map(([radius, y]) => [radius, -y]).reverse()];
  const face = (y) => [
    [0, y],
    [0.77, y],
  ];
  const sunken = precious(name, 0.1);
  sunken.color.multiply(new THREE.Color('#f2b074'));
  return group(
    lying(rim, precious(name)),
    lying(face(0.05), sunken),
    lying(face(-0.05), sunken),
    boltPlate(0.64, 2 * HALF + 0.04, precious(name, -0.06)),
  );
}

/** The coin of the confetti at `frame` of `frames` of half a turn; both its faces are alike, so it loops. */
export function tossedCoin(frame, frames) {
  const spin = at(group(coin()), [0, 0, 0], [0, 0.22 + (frame / frames) * Math.PI, 0]);
  return {
    object: at(group(spin), [0, 0, 0], [-0.3, 0, -0.25]),
    camera: { eye: [0, 0, 1], height: 2.16 },
    light: 1.05,
    tone: 'aces',
  };
}
