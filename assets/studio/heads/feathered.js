import { beak, blob, eyes, fan, pointedEars, skull, stripes, twin } from '../face.js';

/** Heads with feathers: each a list of parts, back to front. */

export const quetzal = () => [
  skull('#10a86b', [0.96, 0.98, 0.92]),
  fan('#0fd08a', [-30, -12, 6, 24], { reach: 0.66, size: 0.24 }),
  blob('#e8323f', [0, -0.5, 0.1], 0.42, [1.05, 0.5, 0.9]),
  eyes({ x: 0.3, y: 0.12, size: 0.11 }),
  beak('#ffc928', { size: 0.19, y: -0.1 }),
];

export const eagle = () => [
  skull('#f7f2ea', [0.96, 0.98, 0.92]),
  fan('#8a5a2b', [-64, -40, -16, 16, 40, 64], { reach: 0.62, size: 0.2, wide: 0.12, z: -0.2 }),
  eyes({ x: 0.27, y: 0.12, size: 0.1 }),
  stripes('#6b4420', [
    [0.3, 0.29, 62, 0.15],
    [-0.3, 0.29, -62, 0.15],
  ]),
  beak('#ffb61e', { size: 0.24, deep: 0.95, length: 1.25 }),
];

export const hornbill = () => [
  skull('#23222e', [0.94, 0.98, 0.92]),
  fan('#3a394a', [-26, -8], { reach: 0.64, size: 0.2 }),
  eyes({ x: 0.3, y: 0.16, white: '#ff5a4a', size: 0.085 }),
  beak('#ffd23c', { size: 0.27, length: 1.4, deep: 0.7 }),
  blob('#ff6a2a', [0, 0.22, 0.6], 0.16, [0.9, 0.85, 1.25]),
];

export const cockatoo = () => [
  skull('#fbf8ff', [0.96, 0.98, 0.92]),
  fan('#ffd12e', [-44, -26, -8, 10, 28], { reach: 0.68, size: 0.26, wide: 0.085, z: -0.1 }),
  eyes({ x: 0.28, y: 0.12 }),
  twin('#ff9fb2', [0.42, -0.12, 0.38], 0.11, [1, 0.8, 0.4]),
  beak('#3d3a4c', { size: 0.2, deep: 0.9, length: 1.1 }),
];

export const owl = () => [
  skull('#8c5a34', [1.02, 0.98, 0.9]),
  pointedEars('#6b4225', '#8c5a34', { tall: 0.34, wide: 0.3, x: 0.44, lean: 0.55 }),
  twin('#f6dcb4', [0.25, 0.08, 0.38], 0.29, [1, 1, 0.55]),
  eyes({ x: 0.24, y: 0.09, z: 0.58, size: 0.12, white: '#ffc02e' }),
  beak('#ff8a1f', { size: 0.12, y: -0.12, deep: 0.8, length: 1.6 }),
];

export const chick = () => [
  skull('#ffd83a', [1, 0.98, 0.92]),
  fan('#ffb81e', [-14, 2, 18], { reach: 0.66, size: 0.17, wide: 0.07 }),
  eyes({ x: 0.3, y: 0.1 }),
  beak('#ff7a1f', { size: 0.17, length: 1.3, deep: 0.35, wide: 1.25 }),
  twin('#ff9a5a', [0.44, -0.12, 0.36], 0.1, [1, 0.7, 0.4]),
];
