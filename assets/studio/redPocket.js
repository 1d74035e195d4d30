import * as THREE from 'three';
import { brick } from '../covers/emblems/parts.js';
import { boltPlate, precious, vivid } from './gold.js';
import { at, group, lathe, slab } from './shape.js';

/** An envelope of the rain: its front towards +z. */
const [WIDTH, TALL, DEEP] = [1.5, 2, 0.16];
/** Where the flap is folded, and how deep the pocket's mouth is cut. */
const FOLD = TALL / 2 - 0.02;
const CUT = 0.42;
/** All parts of the opened one are photographed alike, so they lie one over the other. */
const VIEW = { eye: [0, 0, 1], target: [0, 0.42, 0], height: 3.12 };
const LIGHT = { light: 1.05, tone: 'aces' };

const red = () => vivid('#b5061f', 0.12);
const dark = () => vivid('#6d0018', 0.2);
const gold = () => precious('gold');

/** The whole of it at `frame` of `frames` of a turn about its upright axis. */
export function redPocketTurn(frame, frames) {
  const whole = group(body(), flap(red()), at(seal(), SEAL), at(leaves(0.3), [0, -0.5, 0.1]), back());
  const turned = at(whole, [0, 0, 0], [0, (frame / frames) * Math.PI * 2, 0]);
  return {
    object: at(group(turned), [0, 0, 0], [-0.16, 0, 0]),
    camera: { eye: [0, 0, 1], height: 2.24 },
    ...LIGHT,
  };
}

const SEAL = [0, 0.24, 0.17];

/** Its inside: what is seen behind the paper once it is open. */
export const redPocketInside = () => part(at(panel([WIDTH, TALL, 0.06], dark()), [0, 0, -0.1]));

/** Its front, with the mouth cut into the upper edge. */
export function redPocketFront() {
  const front = new THREE.Mesh(slab(mouth(), 0.12, 0.045, red()).geometry, red());
  return part(front, at(edge(), [0, 0, 0.07]), at(leaves(0.4), [0, -0.4, 0.09]));
}

/** The flap with its seal, as it hangs over the front. */
export const redPocketFlap = () => part(at(flap(red()), [0, 0, 0.04]), at(seal(), [0, 0.24, 0.24]));

/** The same turned up, its inside to the viewer. */
export const redPocketFlapUp = () => part(at(flap(dark(), -0.02), [0, 2 * FOLD, -0.02], [Math.PI, 0, 0]));

const part = (...parts) => ({ object: group(...parts), camera: VIEW, ...LIGHT });
const panel = (size, material) => brick(size, material, 0.05);
const body = () => group(panel([WIDTH, TALL, DEEP], red()), at(frameLine(), [0, 0, DEEP / 2]));
const back = () => at(group(frameLine(), at(leaves(0.5), [0, 0, 0.03])), [0, 0, -DEEP / 2], [0, Math.PI, 0]);

/** The front's outline: the mouth is a soft cut, deepest in the middle. */
function mouth() {
  const [x, y] = [WIDTH / 2, TALL / 2];
  const shape = new THREE.Shape();
  shape.moveTo(-x, -y + 0.08);
  shape.quadraticCurveTo(-x, -y, -x + 0.08, -y);
  shape.lineTo(x - 0.08, -y);
  shape.quadraticCurveTo(x, -y, x, -y + 0.08);
  shape.lineTo(x, y - 0.04);
  shape.bezierCurveTo(0.52, y - 0.1, 0.44, y - CUT, 0, y - CUT);
  shape.bezierCurveTo(-0.44, y - CUT, -0.52, y - 0.1, -x, y - 0.04);
  return shape;
}

/** A golden thread along the mouth and the three other edges. */
function edge() {
  const points = [];
  const [x, y] = [WIDTH / 2 - 0.12, TALL / 2];
  const curve = new THREE.CubicBezierCurve(
    new THREE.Vector2(-x, y - 0.2),
    new THREE.Vector2(-0.5, y - 0.24),
    new THREE.Vector2(-0.4, y - CUT - 0.13),
    new THREE.Vector2(0, y - CUT - 0.13),
  );
  const left = curve.getPoints(24);
  const right = left.map((p) => new THREE.Vector2(-p.x, p.y)).reverse();
  for (const p of [...left, ...right]) points.push(new THREE.Vector3(p.x, p.y, 0));
  for (const [cx, cy] of [
    [x, -y + 0.12],
    [-x, -y + 0.12],
  ])
    points.push(new THREE.Vector3(cx, cy, 0));
  const path = new THREE.CurvePath();
  for (const [i, p] of points.entries()) path.add(new THREE.LineCurve3(p, points[(i + 1) % points.length]));
  return new THREE.Mesh(new THREE.TubeGeometry(path, 420, 0.018, 12, true), gold());
}

function frameLine() {
  const bar = (size, place) => at(brick(size, gold(), 0.012), place);
  const [x, y] = [WIDTH / 2 - 0.12, TALL / 2 - 0.12];
  return group(
    bar([0.035, 2 * y, 0.03], [-x, 0, 0]),
    bar([0.035, 2 * y, 0.03], [x, 0, 0]),
    bar([2 * x, 0.035, 0.03], [0, -y, 0]),
    bar([2 * x, 0.035, 0.03], [0, y, 0]),
  );
}

/** The flap, hanging from its fold, with a golden edge; `lift` is how far its cloth stands out from that. */
function flap(material, lift = 0.01) {
  const outline = (inset) => {
    const half = WIDTH / 2 - 0.01 - inset;
    const shape = new THREE.Shape();
    shape.moveTo(-half, 0);
    shape.lineTo(half, 0);
    shape.lineTo(half, -0.14);
    shape.bezierCurveTo(half, -0.36, 0.42, -0.7 + inset, 0, -0.84 + inset);
    shape.bezierCurveTo(-0.42, -0.7 + inset, -half, -0.36, -half, -0.14);
    return shape;
  };
  return group(
    at(slab(outline(0), 0.06, 0.025, gold()), [0, FOLD, 0.085]),
    at(slab(outline(0.035), 0.08, 0.03, material), [0, FOLD, 0.085 + lift]),
  );
}

/** The seal: a golden disc with the brand's bolt in red enamel. */
function seal() {
  const disc = [
    [0.001, 0.05],
    [0.26, 0.05],
    [0.3, 0.09],
    [0.35, 0.09],
    [0.38, 0.04],
    [0.38, -0.04],
  ];
  return group(
    at(lathe(disc, gold(), 96), [0, 0, 0], [Math.PI / 2, 0, 0]),
    at(boltPlate(0.24, 0.1, vivid('#c4122c')), [0, 0, 0.06]),
  );
}

/** Four leaves of kawung round a seed, in gold. */
function leaves(size) {
  const leaf = () => {
    const shape = new THREE.Shape();
    shape.absellipse(0, 0, 0.46 * size, 0.2 * size, 0, Math.PI * 2);
    const hole = new THREE.Path();
    hole.absellipse(0, 0, 0.37 * size, 0.12 * size, 0, Math.PI * 2);
    shape.holes.push(hole);
    return slab(shape, 0.025, 0.008, gold());
  };
  const around = [1, 3, 5, 7].map((eighth) => {
    const angle = (eighth * Math.PI) / 4;
    return at(leaf(), [Math.cos(angle) * 0.48 * size, Math.sin(angle) * 0.48 * size, 0], [0, 0, angle]);
  });
  const seed = at(
    lathe(
      [
        [0.001, 0.02],
        [0.06 * size, 0.02],
        [0.07 * size, 0],
      ],
      gold(),
      32,
    ),
    [0, 0, 0],
    [Math.PI / 2, 0, 0],
  );
  return group(...around, seed);
}
