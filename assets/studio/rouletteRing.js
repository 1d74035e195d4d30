import * as THREE from 'three';
import { facing } from './facing.js';
import { inscribe } from './lettering.js';
import { polar, sector } from './sector.js';
import { at, group, ring } from './shape.js';
import { disc, enamel, lit, polished, print } from './turning.js';
import { POCKETS, pocketColour } from './wheelOrder.js';

const COLOURS = { red: '#ee2f45', blue: '#2b63f6', black: '#1a1638' };
const GOLD = '#f7b32b';
const STEP = (Math.PI * 2) / POCKETS.length;
/** Radii of the ring, whose rim is 1: the cone's foot, the pockets' outer edge. */
const FOOT = 0.5;
const FLOOR = 0.745;
const VIEW = { eye: [0, 0, 1], height: 2.03 };

/** The ring of pockets, 0 at the top. It turns, so its light is the same all round. */
export function rouletteRing() {
  const panels = POCKETS.map((number, i) =>
    sector(
      [FLOOR, 0.985],
      [(i - 0.5) * STEP, (i + 0.5) * STEP],
      { depth: 0.1, round: 0.035, gap: 0.006 },
      enamel(COLOURS[pocketColour(number)]),
    ),
  );
  const frets = POCKETS.map((_, i) => {
    const angle = (i + 0.5) * STEP;
    const [x, y] = polar((FOOT + FLOOR) / 2 + 0.005, angle);
    const fret = new THREE.Mesh(new THREE.CapsuleGeometry(0.021, FLOOR - FOOT, 12, 24), polished(GOLD));
    return at(fret, [x, y, 0.06], [0, 0, -angle]);
  });
  const floors = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), print(paintFloors));
  const numbers = at(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), print(paintNumbers)), [0, 0, 0.075]);
  return {
    object: group(
      at(floors, [0, 0, -0.05]),
      ...panels,
      ...frets,
      at(ring(FLOOR, 0.017, polished(GOLD)), [0, 0, 0.06]),
      at(ring(FOOT, 0.024, polished(GOLD)), [0, 0, 0.06]),
      at(ring(0.988, 0.016, polished(GOLD)), [0, 0, 0.03]),
      numbers,
    ),
    camera: VIEW,
  };
}

/** The pockets' floors, deep at the rim and the foot, and the cone inside them with its inlay of kawung leaves. */
function paintFloors(pen, side) {
  const half = side / 2;
  pen.translate(half, half);
  pen.scale(half, half);
  disc(pen, 0.99, '#0d0a26');
  POCKETS.forEach((number, i) => {
    const colour = COLOURS[pocketColour(number)];
    const fade = pen.createRadialGradient(0, 0, FOOT, 0, 0, FLOOR);
    fade.addColorStop(0, lit(colour, 0.28));
    fade.addColorStop(0.3, lit(colour, 0.62));
    fade.addColorStop(0.72, lit(colour, 0.68));
    fade.addColorStop(1, lit(colour, 0.24));
    const from = (i - 0.5) * STEP - Math.PI / 2;
    pen.fillStyle = fade;
    pen.beginPath();
    pen.arc(0, 0, FLOOR, from, from + STEP + 0.004);
    pen.arc(0, 0, FOOT, from + STEP + 0.004, from, true);
    pen.fill();
  });
  const cone = pen.createRadialGradient(0, 0, 0, 0, 0, FOOT);
  for (const [stop, colour] of [
    [0, '#7460e6'],
    [0.45, '#5140c0'],
    [0.8, '#382b94'],
    [1, '#1e1660'],
  ])
    cone.addColorStop(stop, colour);
  disc(pen, FOOT, cone);
  for (let i = 0; i < POCKETS.length; i++) {
    pen.save();
    pen.rotate((i + 0.5) * STEP);
    pen.beginPath();
    pen.ellipse(0, -0.395, 0.036, 0.072, 0, 0, Math.PI * 2);
    pen.fillStyle = '#8a78f24d';
    pen.fill();
    pen.lineWidth = 0.009;
    pen.strokeStyle = '#ffc94fcc';
    pen.stroke();
    pen.restore();
  }
}

function paintNumbers(pen, side) {
  const half = side / 2;
  pen.translate(half, half);
  pen.scale(half / 1000, half / 1000);
  shadePanels(pen);
  POCKETS.forEach((number, i) => {
    pen.save();
    pen.rotate(i * STEP);
    pen.translate(0, -866);
    pen.shadowColor = '#05021a99';
    pen.shadowBlur = 20;
    inscribe(pen, `${number}`, 108, number === 0 ? '#ffd257' : '#ffffff');
    pen.restore();
  });
}

/** The number panels bend down to both of their edges. */
function shadePanels(pen) {
  const [low, high] = [FLOOR * 1000 + 18, 968];
  const bend = pen.createRadialGradient(0, 0, low, 0, 0, high);
  bend.addColorStop(0, '#ffffff38');
  bend.addColorStop(0.3, '#ffffff0a');
  bend.addColorStop(0.55, '#05002400');
  bend.addColorStop(1, '#14003c70');
  pen.beginPath();
  pen.arc(0, 0, high, 0, Math.PI * 2);
  pen.arc(0, 0, low, Math.PI * 2, 0, true);
  pen.fillStyle = bend;
  pen.fill();
}

/** The spindle in the middle: four arms with knobs. It turns with the ring. */
export function rouletteCross() {
  const arms = [0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 2;
    const arm = new THREE.Mesh(
      new THREE.LatheGeometry(
        [
          [0.06, 0],
          [0.05, 0.14],
          [0.036, 0.24],
          [0.04, 0.27],
          [0.052, 0.28],
          [0.052, 0.3],
          [0.036, 0.31],
        ].map(([r, y]) => new THREE.Vector2(r, y)),
        48,
      ),
      polished(GOLD),
    );
    const knob = new THREE.Mesh(new THREE.SphereGeometry(0.06, 48, 32), enamel('#ee2f45'));
    knob.position.y = 0.35;
    return at(group(arm, knob), [0, 0, 0.1], [0, 0, -angle]);
  });
  const plate = facing(
    [
      [0.2, 0],
      [0.2, 0.02],
      [0.185, 0.045],
      [0.15, 0.055],
      [0.13, 0.075],
      [0.001, 0.09],
    ],
    polished(GOLD),
  );
  return {
    object: group(...arms, at(group(plate), [0, 0, 0.08])),
    camera: { ...VIEW, height: 0.86 },
  };
}
