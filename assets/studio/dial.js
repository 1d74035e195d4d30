import * as THREE from 'three';
import { tin } from '../covers/emblems/parts.js';
import { back, facing } from './facing.js';
import { precious } from './gold.js';
import { inscribe } from './lettering.js';
import { plastic } from './material.js';
import { curve, puff } from './puff.js';
import { at, ball, group, ring } from './shape.js';
import { enamel, polished, print } from './turning.js';

/** The dial's scale: 0 at the lower left, 100 at the lower right, over three quarters of a turn. */
const SPAN = Math.PI * 1.5;
/** The groove the coloured band lies in; the dial's rim is 1. */
const GROOVE = [0.7, 0.84];

/** The dial without its band and needle. */
export function dialFace() {
  return {
    object: group(
      facing([...back(0.885, 0.995, 0.05, 0.05), [0.998, 0]], plastic('#5a47da', { roughness: 0.16 })),
      at(ring(0.885, 0.018, tin('gold')), [0, 0, 0.05]),
      at(ring(0.986, 0.011, tin('gold')), [0, 0, 0.055]),
      at(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), print(paintFace)), [0, 0, 0.01]),
    ),
    camera: { eye: [0, 0, 1], height: 2.02 },
    light: 1.7,
  };
}

function paintFace(pen, side) {
  pen.translate(side / 2, side / 2);
  pen.scale(side / 2000, side / 2000);
  const face = pen.createRadialGradient(-260, -320, 60, 0, 0, 900);
  face.addColorStop(0, '#5a4bc8');
  face.addColorStop(0.55, '#2c2288');
  face.addColorStop(1, '#160f52');
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(0, 0, 885, 0, Math.PI * 2);
  pen.fill();
  const [from, to] = [-SPAN / 2 - Math.PI / 2, SPAN / 2 - Math.PI / 2];
  const middle = (GROOVE[0] + GROOVE[1]) * 500;
  const wide = (GROOVE[1] - GROOVE[0]) * 1000;
  pen.lineCap = 'butt';
  for (const [width, colour, more] of [
    [wide + 34, '#f0b03a', 0.022],
    [wide + 12, '#090424', 0.009],
  ]) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.arc(0, 0, middle, from - more, to + more);
    pen.stroke();
  }
  pen.lineCap = 'round';
  for (let i = 0; i <= 50; i++) {
    pen.save();
    pen.rotate((i / 50 - 0.5) * SPAN);
    const major = i % 5 === 0;
    pen.lineWidth = major ? 13 : 7;
    pen.strokeStyle = major ? '#ffffff' : '#a79ef0';
    pen.beginPath();
    pen.moveTo(0, -652);
    pen.lineTo(0, major ? -596 : -624);
    pen.stroke();
    pen.restore();
  }
  for (const value of [0, 20, 40, 60, 80, 100]) {
    const angle = (value / 100 - 0.5) * SPAN;
    pen.save();
    pen.translate(Math.sin(angle) * 500, -Math.cos(angle) * 500);
    inscribe(pen, `${value}`, 78, '#f6f3ea');
    pen.restore();
  }
}

/** The needle, its point up; it turns about its eye, so its light is the same all round. */
export function dialNeedle() {
  const blade = puff(
    curve(
      [
        [0, 1, 1],
        [-0.05, 0.5],
        [-0.085, 0.02],
        [-0.07, -0.16],
        [0, -0.22],
        [0.07, -0.16],
        [0.085, 0.02],
        [0.05, 0.5],
      ],
      12,
    ),
    0.1,
    enamel('#f1eeff'),
    { cells: 140, back: 0 },
  );
  return {
    object: group(blade, at(ring(0.1, 0.03, polished('#f7b32b')), [0, 0, 0.1])),
    camera: { eye: [0, 0, 1], target: [0, 0.39, 0], height: 1.26 },
  };
}

/** The cap over the needle's eye. */
export function dialCap() {
  return {
    object: group(
      at(ring(0.8, 0.17, tin('gold')), [0, 0, 0]),
      ball(0.76, plastic('#4a37d0', { roughness: 0.18 }), [1, 1, 0.6]),
    ),
    camera: { eye: [0, 0, 1], height: 2.02 },
    light: 1.35,
  };
}

/** The knob that sets the limit on the track: metal, ribbed for the thumb. */
export function trackKnob() {
  const body = facing(
    [
      [0.97, -0.1],
      [0.97, 0.1],
      [0.93, 0.19],
      [0.84, 0.25],
      [0.74, 0.26],
      [0.68, 0.22],
      [0.6, 0.19],
      [0.001, 0.19],
    ],
    precious('silver'),
  );
  const ribs = [-0.26, 0, 0.26].map((x) => {
    const rib = new THREE.Mesh(new THREE.CapsuleGeometry(0.08, 0.56, 12, 24), plastic('#5a3df0'));
    return at(rib, [x, 0, 0.2]);
  });
  return {
    object: group(body, ...ribs),
    camera: { eye: [0, 0, 1], height: 2.02 },
    light: 1.1,
    tone: 'aces',
  };
}
