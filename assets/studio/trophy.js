import * as THREE from 'three';
import { brick, tube, twins } from '../covers/emblems/parts.js';
import { boltPlate, precious, vivid } from './gold.js';
import { at, group, lathe, ring } from './shape.js';

/** Places by frame: the metal of the cup, the colour of its plinth and of its bolt. */
const PLACES = [
  ['gold', '#4a2fc4', '#fff1a8'],
  ['silver', '#2f56c8', '#2f56c8'],
  ['bronze', '#a3203f', '#ffd9a0'],
];

const CUP = [
  [0.001, -0.72],
  [0.4, -0.72],
  [0.43, -0.66],
  [0.36, -0.59],
  [0.2, -0.53],
  [0.115, -0.38],
  [0.12, -0.3],
];
const BOWL = [
  [0.1, -0.2],
  [0.22, -0.14],
  [0.46, 0.02],
  [0.6, 0.24],
  [0.68, 0.52],
  [0.73, 0.84],
  [0.79, 0.93],
  [0.77, 0.98],
  [0.71, 0.95],
  [0.62, 0.5],
  [0.4, 0.1],
  [0.001, 0.02],
];

/** A profile rounded off through its points. */
function smooth(points, steps = 8) {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    false,
    'centripetal',
  );
  return curve.getPoints(points.length * steps).map(({ x, y }) => [x, y]);
}

/** A cup with two handles and the bolt, by `frame` of gold, silver or bronze. */
export function trophy(frame) {
  const [name, colour, light] = PLACES[frame];
  const shine = precious(name);
  shine.emissiveIntensity = 1.1;
  const stand = vivid(colour);
  const mark = vivid(light, 0.35);
  const handle = tube(
    [
      [0.66, 0.78, 0],
      [0.98, 0.84, 0],
      [1.14, 0.58, 0],
      [1.0, 0.26, 0],
      [0.72, 0.06, 0],
      [0.5, 0.08, 0],
    ],
    (t) => 0.085 - 0.02 * Math.abs(2 * t - 1),
    shine,
  );
  const cup = group(
    lathe(smooth(CUP), shine),
    at(ring(0.13, 0.07, shine), [0, -0.24, 0], [Math.PI / 2, 0, 0]),
    lathe(smooth(BOWL), shine),
    at(ring(0.755, 0.045, precious(name, -0.08)), [0, 0.95, 0], [Math.PI / 2, 0, 0]),
    twins(() => group(handle.clone())),
    at(boltPlate(0.34, 0.14, mark), [0, 0.46, 0.68], [-0.14, 0, 0]),
    at(brick([1.06, 0.36, 1.06], stand, 0.1), [0, -0.93, 0]),
    at(brick([1.26, 0.16, 1.26], stand, 0.07), [0, -1.15, 0]),
    at(brick([0.56, 0.18, 0.06], shine, 0.03), [0, -0.93, 0.53]),
  );
  return {
    object: at(cup, [0, 0, 0], [0.16, 0.3, 0]),
    camera: { eye: [0, 0.16, 1], target: [0, -0.12, 0], height: 2.66 },
    light: 1.3,
    tone: 'aces',
  };
}
