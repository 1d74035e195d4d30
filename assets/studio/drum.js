import * as THREE from 'three';
import { tin } from '../covers/emblems/parts.js';
import { PALETTE, plastic } from './material.js';
import { at, ball, group, lathe, ring } from './shape.js';

/** The view of the pedestal and the cup, which lie one over the other. */
const VIEW = { eye: [0, 0.2, 1], target: [0, 0.36, 0], height: 1.64 };
/** Radius of the cup's bowl. */
const CUP = 0.4;
/** The mouth the drawn ball comes out of: height of its middle, radius. */
const MOUTH = [0.46, 0.36];

const flat = (node, y) => at(node, [0, y, 0], [Math.PI / 2, 0, 0]);

/** What carries the drum: a collar, the body with the mouth, a foot. */
export const drumPedestal = () => pedestal('#4f3cd4', '#2f2296');
/** The weekly lottery's. */
export const lotteryPedestal = () => pedestal('#0a8f8a', '#075660');

function pedestal(of, below) {
  const body = lathe(
    [
      [0.62, 0.98],
      [0.66, 0.86],
      [0.76, 0.62],
      [0.86, 0.3],
      [0.96, 0.04],
    ],
    plastic(of, { roughness: 0.2 }),
  );
  const foot = lathe(
    [
      [0.94, 0.06],
      [1.1, 0.05],
      [1.17, 0.0],
      [1.18, -0.07],
      [1.12, -0.12],
      [0.001, -0.13],
    ],
    plastic(below, { roughness: 0.36, coat: 0.4 }),
  );
  const collar = lathe(
    [
      [0.5, 0.96],
      [0.6, 0.93],
      [0.68, 0.96],
      [0.72, 1.02],
      [0.7, 1.07],
      [0.64, 1.08],
      [0.56, 1.03],
      [0.001, 0.98],
    ],
    tin('gold'),
  );
  const hole = new THREE.Mesh(
    new THREE.CircleGeometry(MOUTH[1], 96),
    new THREE.MeshBasicMaterial({ color: '#0a0524' }),
  );
  const mouth = group(hole, at(ring(MOUTH[1], 0.055, tin('gold')), [0, 0, 0.01]));
  return {
    object: group(
      body,
      foot,
      collar,
      flat(ring(0.95, 0.03, tin('gold')), 0.06),
      at(mouth, [0, MOUTH[0], 0.98], [-0.12, 0, 0]),
    ),
    camera: VIEW,
    light: 1.35,
  };
}

/** The cup before the mouth, in front of the ball that lies in it. */
export const drumCup = () => cup(PALETTE.coral);
export const lotteryCup = () => cup('#6a3fe0');

function cup(colour) {
  const shell = new THREE.Mesh(
    new THREE.SphereGeometry(CUP, 96, 48, 0, Math.PI * 2, Math.PI * 0.6, Math.PI * 0.4),
    plastic(colour, { roughness: 0.2 }),
  );
  const lip = flat(ring(CUP * Math.sin(Math.PI * 0.6), 0.03, tin('gold')), CUP * Math.cos(Math.PI * 0.6));
  const front = group(shell, lip);
  front.scale.set(1, 1, 0.7);
  return {
    object: at(front, [0, MOUTH[0] - 0.06, 1.2]),
    camera: VIEW,
    light: 1.35,
  };
}

/** The cap on top of the drum. */
export const drumCap = () => lid(PALETTE.coral);
export const lotteryCap = () => lid('#6a3fe0');

function lid(colour) {
  const cap = lathe(
    [
      [0.52, -0.06],
      [0.5, 0.02],
      [0.42, 0.1],
      [0.3, 0.15],
      [0.001, 0.17],
    ],
    plastic(colour, { roughness: 0.2 }),
  );
  return {
    object: group(
      cap,
      flat(ring(0.52, 0.055, tin('gold')), -0.05),
      at(ball(0.12, tin('gold')), [0, 0.24, 0]),
    ),
    camera: { eye: [0, 0.12, 1], target: [0, 0.1, 0], height: 0.62 },
    light: 1.35,
  };
}
