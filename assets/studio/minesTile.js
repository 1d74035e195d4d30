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

/** Nine cracks from the middle, glowing near it. */
function crack(pen, side) {
  for (const [width, colour] of [
    [0.055, '#1a0416'],
    [0.024, '#ff8a2a'],
  ]) {
    pen.strokeStyle = colour;
    pen.lineWidth = side * width;
    pen.lineJoin = 'round';
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2 + 0.3 * Math.sin(i * 5);
      const reach = 0.34 + 0.14 * Math.sin(i * 2.4);
      pen.beginPath();
      pen.moveTo(side / 2, side / 2);
      for (let k = 1; k <= 4; k++) {
        const bend = a + 0.22 * Math.sin(i * 3 + k * 2.1);
        const r = (reach * side * k) / 4;
        pen.lineTo(side / 2 + Math.cos(bend) * r, side / 2 + Math.sin(bend) * r);
      }
      pen.stroke();
    }
  }
}
