import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { leaf, printed, spin } from '../covers/emblems/parts.js';
import { plastic } from './material.js';
import { at, group, slab } from './shape.js';

const CLOSED = [
  { body: '#4a3cc8', mark: '#6f62ec' },
  { body: '#7463f2', mark: '#a79bff' },
];
const OPEN = [
  { frame: '#2a2468', floor: ['#1a1546', '#100c30'] },
  { frame: '#12a58c', floor: ['#136b6b', '#0a2f4a'] },
  { frame: '#d8202c', floor: ['#8a1526', '#2a0a20'], cracks: true },
];
const VIEW = { eye: [0, -0.16, 1], height: 2.34 };

/** A tile still closed: frame 0 at rest, 1 lit under the finger. */
export function closedTile(frame) {
  const { body, mark } = CLOSED[frame];
  const box = new THREE.Mesh(new RoundedBoxGeometry(2.04, 2.04, 0.56, 10, 0.24), plastic(body));
  const kawung = spin(
    4,
    () => at(leaf(0.6, 0.44, 0.06, plastic(mark), { belly: 0.5 }), [0, 0.09, 0.27]),
    Math.PI / 4,
  );
  return { object: group(box, kawung), camera: VIEW };
}

/** The hollow under a tile: frame 0 empty, 1 where a gem was found, 2 where a mine went off. */
export function openTile(frame) {
  const { frame: colour, floor, cracks } = OPEN[frame];
  const shape = square(1.02, 0.3);
  shape.holes.push(square(0.86, 0.2));
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(1.8, 1.8), floorOf(floor, cracks));
  return {
    object: group(slab(shape, 0.3, 0.07, plastic(colour)), at(ground, [0, 0, -0.1])),
    camera: VIEW,
  };
}

function square(half, round) {
  const shape = new THREE.Shape();
  shape.moveTo(-half + round, -half);
  for (const [x, y, a] of [
    [1, -1, -0.5],
    [1, 1, 0],
    [-1, 1, 0.5],
    [-1, -1, 1],
  ])
    shape.absarc(x * (half - round), y * (half - round), round, a * Math.PI, (a + 0.5) * Math.PI);
  return shape;
}

function floorOf([light, dark], cracks) {
  return printed(
    (pen, side) => {
      const fade = pen.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side * 0.66);
      fade.addColorStop(0, light);
      fade.addColorStop(1, dark);
      pen.fillStyle = fade;
      pen.fillRect(0, 0, side, side);
      if (cracks) crack(pen, side);
    },
    { roughness: 0.5 },
  );
}

/** Cracks: direction in turns, length, and the bend of their far half. */
const CRACKS = [
  [0.02, 0.46, 0.3],
  [0.13, 0.36, -0.4],
  [0.24, 0.48, 0.24],
  [0.36, 0.4, -0.3],
  [0.47, 0.48, 0.36],
  [0.6, 0.36, -0.24],
  [0.7, 0.46, -0.36],
  [0.82, 0.4, 0.3],
  [0.91, 0.3, -0.4],
];

/** A burnt crater with cracks that taper off from it, embers in their depth. */
function crack(pen, side) {
  for (const [scale, colour] of [
    [1, '#19030f'],
    [0.42, '#ff7a1e'],
  ])
    for (const [turn, length, bend] of CRACKS) {
      pen.fillStyle = colour;
      wedge(pen, side, { turn, length: length * (0.5 + scale / 2), bend, width: 0.062 * scale });
    }
  const burnt = pen.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side * 0.2);
  burnt.addColorStop(0, '#ffe08a');
  burnt.addColorStop(0.35, '#ff7a1e');
  burnt.addColorStop(0.6, '#8a1020');
  burnt.addColorStop(1, 'rgba(40, 4, 20, 0)');
  pen.fillStyle = burnt;
  pen.fillRect(0, 0, side, side);
}

function wedge(pen, side, { turn, length, bend, width }) {
  const a = turn * Math.PI * 2;
  const place = (along, across, swing) => {
    const [c, s] = [Math.cos(a + swing), Math.sin(a + swing)];
    return [side * (0.5 + c * along - s * across), side * (0.5 + s * along + c * across)];
  };
  pen.beginPath();
  pen.moveTo(...place(0, -width, 0));
  pen.lineTo(...place(length * 0.5, -width * 0.5, -bend * 0.3));
  pen.lineTo(...place(length, 0, bend));
  pen.lineTo(...place(length * 0.5, width * 0.35, -bend * 0.3));
  pen.lineTo(...place(0, width, 0));
  pen.fill();
}
