import {
  beak,
  blob,
  eyes,
  fan,
  longEars,
  muzzle,
  pointedEars,
  roundEars,
  skull,
  smile,
  snoutTip,
  spots,
  stripes,
  twin,
} from './face.js';

const INK = '#15121f';
const CREAM = '#fff1dc';
const PINK = '#ff8fa8';

const tiger = () => [
  skull('#ff8a1f'),
  roundEars('#ff8a1f', CREAM),
  stripes(INK, [
    [0, 0.45, 0, 0.13],
    [0.17, 0.41, -14, 0.1],
    [-0.17, 0.41, 14, 0.1],
    [0.53, -0.06, 72, 0.11],
    [-0.53, -0.06, -72, 0.11],
    [0.49, -0.24, 84, 0.1],
    [-0.49, -0.24, -84, 0.1],
  ]),
  muzzle(CREAM),
  snoutTip('#d8455c'),
  eyes(),
  smile(),
];

const axolotl = () => [
  skull('#ff9fc0', [1.12, 0.86, 0.9]),
  fan('#e0386f', [56, 80, 104, -56, -80, -104], { reach: 0.74, size: 0.2, wide: 0.075 }),
  eyes({ x: 0.37, y: 0.08, z: 0.46, size: 0.085 }),
  smile({ y: -0.2, z: 0.58, width: 0.2 }),
  twin('#ff6f9a', [0.42, -0.1, 0.42], 0.09, [1, 0.7, 0.4]),
];

const komodo = () => [
  skull('#5f9d3a', [1.02, 0.84, 0.9]),
  muzzle('#7cb84c', { size: 0.4, y: -0.18, width: 1.05 }),
  twin('#5f9d3a', [0.34, 0.36, 0.28], 0.2),
  eyes({ x: 0.34, y: 0.38, z: 0.43, size: 0.085, white: '#ffe07a' }),
  twin('#3d6f22', [0.1, -0.02, 0.7], 0.035),
  smile({ y: -0.32, z: 0.72, width: 0.24 }),
  spots(
    '#3f7426',
    [
      [0, 0.42],
      [0.16, 0.3, 0.7],
      [-0.16, 0.3, 0.7],
    ],
    0.06,
  ),
];

const orangutan = () => [
  skull('#b4501e', [1.02, 1, 0.85]),
  twin('#7a4a3a', [0.42, -0.02, 0.24], 0.34, [0.8, 1.05, 0.6]),
  blob('#e3a887', [0, 0.08, 0.34], 0.38, [1, 0.8, 0.7]),
  muzzle('#e3a887', { size: 0.34, y: -0.24 }),
  twin('#8a4f3c', [0.06, -0.12, 0.7], 0.03),
  eyes({ x: 0.17, y: 0.12, z: 0.58, size: 0.085 }),
  smile({ y: -0.3, z: 0.69, width: 0.17 }),
  fan('#d0682c', [-16, 0, 16], { reach: 0.66, size: 0.16 }),
];

const jaguar = () => [
  skull('#ffc247'),
  roundEars('#ffc247', '#3a2a1c', { size: 0.2 }),
  spots(
    '#4a2c12',
    [
      [0, 0.44],
      [0.2, 0.38, 0.8],
      [-0.2, 0.38, 0.8],
      [0.43, 0.24],
      [-0.43, 0.24],
      [0.54, 0],
      [-0.54, 0],
      [0.46, -0.24, 0.8],
      [-0.46, -0.24, 0.8],
    ],
    0.068,
  ),
  muzzle('#fff6e0'),
  snoutTip('#3a2a1c'),
  eyes({ pupil: '#0e5a3a' }),
  smile(),
];

const quetzal = () => [
  skull('#10a86b', [0.96, 0.98, 0.92]),
  fan('#0fd08a', [-30, -12, 6, 24], { reach: 0.66, size: 0.24 }),
  blob('#e8323f', [0, -0.5, 0.1], 0.42, [1.05, 0.5, 0.9]),
  eyes({ x: 0.3, y: 0.12, size: 0.11 }),
  beak('#ffc928', { size: 0.19, y: -0.1 }),
];

const xolo = () => [
  skull('#4a4f66', [0.92, 0.96, 0.9]),
  pointedEars('#4a4f66', '#d98a9a', { tall: 0.56, wide: 0.36, x: 0.42, lean: 0.3 }),
  muzzle('#5d637e', { size: 0.31 }),
  snoutTip(INK, { size: 0.1 }),
  eyes({ size: 0.095, white: '#f3d28a', x: 0.26 }),
  smile(),
  fan('#2a2d3d', [-10, 4], { reach: 0.6, size: 0.17, wide: 0.06 }),
];

const eagle = () => [
  skull('#f7f2ea', [0.96, 0.98, 0.92]),
  fan('#8a5a2b', [-64, -40, -16, 16, 40, 64], { reach: 0.62, size: 0.2, wide: 0.12, z: -0.2 }),
  eyes({ x: 0.27, y: 0.12, size: 0.1 }),
  stripes('#6b4420', [
    [0.3, 0.29, 62, 0.15],
    [-0.3, 0.29, -62, 0.15],
  ]),
  beak('#ffb61e', { size: 0.24, deep: 0.95, length: 1.25 }),
];

const elephant = () => [
  twin('#7e92b8', [0.68, 0.06, -0.1], 0.42, [0.62, 1, 0.3]),
  twin('#f0a7b6', [0.68, 0.04, 0.0], 0.3, [0.56, 0.95, 0.24]),
  skull('#8fa5cd', [0.86, 0.92, 0.9]),
  blob('#8fa5cd', [0, -0.16, 0.55], 0.2, [0.9, 1, 0.8]),
  blob('#8fa5cd', [0.01, -0.36, 0.66], 0.165),
  blob('#8fa5cd', [0.06, -0.54, 0.68], 0.14),
  blob('#7e92b8', [0.15, -0.64, 0.7], 0.12),
  eyes({ x: 0.29, y: 0.12, z: 0.5 }),
  twin('#fff8ea', [0.23, -0.36, 0.5], 0.07, [0.8, 1.8, 0.8]),
];

const rhino = () => [
  skull('#a9a4bf', [0.92, 0.9, 0.9]),
  roundEars('#a9a4bf', '#7d7796', { size: 0.16, x: 0.46, y: 0.46 }),
  muzzle('#bdb8d2', { size: 0.38, y: -0.22 }),
  fan('#fff3dc', [0], { reach: -0.02, size: 0.26, wide: 0.115, z: 0.72 }),
  fan('#fff3dc', [0], { reach: 0.28, size: 0.14, wide: 0.08, z: 0.58 }),
  eyes({ x: 0.36, y: 0.12, z: 0.44, size: 0.09 }),
  twin('#6c6686', [0.14, -0.28, 0.72], 0.04),
];

const turtle = () => [
  blob('#7a5a2a', [0, 0.1, -0.32], 0.82, [1, 0.92, 0.3]),
  skull('#48b06a', [0.8, 0.82, 0.86]),
  eyes({ x: 0.25, y: 0.14, z: 0.48, white: '#f6ffe9', size: 0.095 }),
  smile({ y: -0.26, z: 0.55, width: 0.2 }),
  spots(
    '#2f8d50',
    [
      [0, 0.38],
      [0.2, 0.34, 0.7],
      [-0.2, 0.34, 0.7],
    ],
    0.075,
  ),
  twin('#ff9a8c', [0.38, -0.12, 0.42], 0.075, [1, 0.7, 0.4]),
];

const tarsier = () => [
  skull('#c09a6b', [0.96, 0.9, 0.86]),
  longEars('#a37c50', '#e8b79a', { x: 0.56, y: 0.4, tall: 0.28, wide: 0.22, lean: 0.7 }),
  eyes({ x: 0.28, y: 0.08, z: 0.5, size: 0.165, white: '#ffb534' }),
  muzzle('#e2c49a', { size: 0.18, y: -0.28, z: 0.5 }),
  snoutTip('#5a3b2a', { y: -0.23, z: 0.65, size: 0.06 }),
];

const hornbill = () => [
  skull('#23222e', [0.94, 0.98, 0.92]),
  fan('#3a394a', [-26, -8], { reach: 0.64, size: 0.2 }),
  eyes({ x: 0.3, y: 0.16, white: '#ff5a4a', size: 0.085 }),
  beak('#ffd23c', { size: 0.27, length: 1.4, deep: 0.7 }),
  blob('#ff6a2a', [0, 0.22, 0.6], 0.16, [0.9, 0.85, 1.25]),
];

const rabbit = () => [
  longEars('#9a7b66', '#f3b9b4', { tall: 0.36, y: 0.6, wide: 0.15 }),
  skull('#9a7b66', [0.94, 0.82, 0.88]),
  muzzle('#e9d7c4', { size: 0.27, y: -0.22 }),
  snoutTip(PINK, { y: -0.12 }),
  eyes({ y: 0.08, x: 0.28 }),
  twin('#fffdf6', [0.035, -0.36, 0.63], 0.045, [0.75, 1.2, 0.5]),
];

const cockatoo = () => [
  skull('#fbf8ff', [0.96, 0.98, 0.92]),
  fan('#ffd12e', [-44, -26, -8, 10, 28], { reach: 0.68, size: 0.26, wide: 0.085, z: -0.1 }),
  eyes({ x: 0.28, y: 0.12 }),
  twin('#ff9fb2', [0.42, -0.12, 0.38], 0.11, [1, 0.8, 0.4]),
  beak('#3d3a4c', { size: 0.2, deep: 0.9, length: 1.1 }),
];

const frog = () => [
  skull('#8fd63a', [1.1, 0.8, 0.9]),
  twin('#8fd63a', [0.33, 0.42, 0.14], 0.25),
  eyes({ x: 0.33, y: 0.46, z: 0.32, size: 0.115, white: '#fdffe9' }),
  smile({ y: -0.22, z: 0.56, width: 0.27 }),
  twin('#ff9d7a', [0.46, -0.08, 0.4], 0.09, [1, 0.7, 0.4]),
];

const owl = () => [
  skull('#8c5a34', [1.02, 0.98, 0.9]),
  pointedEars('#6b4225', '#8c5a34', { tall: 0.34, wide: 0.3, x: 0.44, lean: 0.55 }),
  twin('#f6dcb4', [0.25, 0.08, 0.38], 0.29, [1, 1, 0.55]),
  eyes({ x: 0.24, y: 0.09, z: 0.58, size: 0.12, white: '#ffc02e' }),
  beak('#ff8a1f', { size: 0.12, y: -0.12, deep: 0.8, length: 1.6 }),
];

const cat = () => [
  skull('#2b2938', [1.04, 0.9, 0.9]),
  pointedEars('#2b2938', PINK),
  muzzle('#3d3a4f', { size: 0.25 }),
  snoutTip(PINK, { z: 0.62, size: 0.07 }),
  eyes({ size: 0.1, white: '#b6f04a', x: 0.27 }),
  smile({ z: 0.6 }),
];

const redPanda = () => [
  skull('#c4492a', [1.06, 0.9, 0.9]),
  roundEars('#fff4e6', '#5b2a22', { size: 0.21, x: 0.54, y: 0.44 }),
  twin('#fff4e6', [0.42, -0.12, 0.3], 0.24, [1, 0.9, 0.6]),
  twin('#fff4e6', [0.24, 0.28, 0.47], 0.085, [1.2, 0.8, 0.5]),
  muzzle('#fff4e6', { size: 0.26 }),
  snoutTip(),
  eyes({ y: 0.08 }),
  smile(),
];

const deer = () => [
  fan('#6a4a30', [-24, 24], { reach: 0.68, size: 0.26, wide: 0.05 }),
  fan('#6a4a30', [-46, 46], { reach: 0.66, size: 0.17, wide: 0.045 }),
  longEars('#c98a4e', '#ffd9b8', { x: 0.6, y: 0.3, tall: 0.28, wide: 0.14, lean: 1.1 }),
  skull('#d89a5a', [0.84, 0.94, 0.9]),
  muzzle('#ffe9cf', { size: 0.28, y: -0.26 }),
  snoutTip(INK, { y: -0.16, size: 0.095 }),
  eyes({ x: 0.28, y: 0.08 }),
  spots(
    '#fff0da',
    [
      [0, 0.42],
      [0.16, 0.34, 0.8],
      [-0.16, 0.34, 0.8],
    ],
    0.05,
  ),
];

const octopus = () => [
  fan('#c02bb0', [112, 140, 168, -112, -140, -168], { reach: 0.6, size: 0.27, wide: 0.14, z: 0.1 }),
  skull('#e04ad0', [0.96, 1.02, 0.9]),
  eyes({ x: 0.24, y: 0.04, white: '#ffffff', size: 0.115 }),
  smile({ y: -0.26, z: 0.57, width: 0.13 }),
  spots(
    '#ff8df0',
    [
      [-0.26, 0.42],
      [-0.06, 0.5, 0.7],
      [0.3, 0.4, 0.8],
    ],
    0.08,
  ),
];

const chick = () => [
  skull('#ffd83a', [1, 0.98, 0.92]),
  fan('#ffb81e', [-14, 2, 18], { reach: 0.66, size: 0.17, wide: 0.07 }),
  eyes({ x: 0.3, y: 0.1 }),
  beak('#ff7a1f', { size: 0.17, length: 1.3, deep: 0.35, wide: 1.25 }),
  twin('#ff9a5a', [0.44, -0.12, 0.36], 0.1, [1, 0.7, 0.4]),
];

const puffer = () => [
  fan('#ffe9a8', [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], {
    reach: 0.68,
    size: 0.14,
    wide: 0.06,
    z: 0,
  }),
  skull('#18b6c9', [1, 0.98, 0.94]),
  blob('#fff3cf', [0, -0.26, 0.14], 0.52, [1.02, 0.74, 0.94]),
  eyes({ x: 0.32, y: 0.14, white: '#ffffff', size: 0.11 }),
  blob('#ff7f8c', [0, -0.14, 0.62], 0.09, [1.3, 0.8, 0.6]),
  spots(
    '#0c8597',
    [
      [0, 0.42],
      [0.2, 0.42, 0.7],
      [-0.2, 0.42, 0.7],
    ],
    0.07,
  ),
];

const alebrije = () => [
  fan('#ffcf2e', [-38, 38], { reach: 0.7, size: 0.26, wide: 0.085 }),
  fan('#ff4f9a', [-14, 0, 14], { reach: 0.64, size: 0.2 }),
  skull('#7b4dff', [0.98, 0.92, 0.9]),
  muzzle('#a583ff', { size: 0.34, y: -0.22 }),
  twin('#3a1f9a', [0.11, -0.12, 0.7], 0.04),
  eyes({ white: '#fff27a', size: 0.1 }),
  spots(
    '#2fe0c0',
    [
      [0.46, 0.22],
      [-0.46, 0.22],
      [0.55, 0, 0.7],
      [-0.55, 0, 0.7],
      [0, 0.36, 0.9],
    ],
    0.07,
  ),
  smile({ y: -0.32, z: 0.68, width: 0.19 }),
];

/** In the order of their numbers; a number once given stays. */
export const HEADS = [
  { back: '#0f9f9a', parts: tiger },
  { back: '#3b2fb8', parts: axolotl },
  { back: '#ff7a59', parts: komodo },
  { back: '#3aa0ff', parts: orangutan },
  { back: '#6b3fd6', parts: jaguar },
  { back: '#ffc83a', parts: quetzal },
  { back: '#ff6f9f', parts: xolo },
  { back: '#2456c8', parts: eagle },
  { back: '#ffb92e', parts: elephant },
  { back: '#1fa463', parts: rhino },
  { back: '#2ba7e8', parts: turtle },
  { back: '#4a1f8a', parts: tarsier },
  { back: '#e9483f', parts: hornbill },
  { back: '#3fc79a', parts: rabbit },
  { back: '#1f8fd0', parts: cockatoo },
  { back: '#7a2fb0', parts: frog },
  { back: '#23307a', parts: owl },
  { back: '#f2a71b', parts: cat },
  { back: '#12807e', parts: redPanda },
  { back: '#2f7d3a', parts: deer },
  { back: '#141c5c', parts: octopus },
  { back: '#e8486a', parts: chick },
  { back: '#e86fb8', parts: puffer },
  { back: '#0d6f5c', parts: alebrije },
];
