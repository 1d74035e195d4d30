import * as THREE from 'three';
import { BOLT } from './gold.js';
import { polar, sector } from './sector.js';
import { at, ball, group, ring } from './shape.js';
import { disc, enamel, polished, print } from './turning.js';
import { SEGMENTS } from './wheelOrder.js';

const COLOURS = { grey: '#bcb7ee', red: '#f62d47', blue: '#1f63ff', gold: '#ffc01f' };
const GOLD = '#f7b32b';
const STEP = (Math.PI * 2) / SEGMENTS.length;
/** Inner and outer radius of the segments; the disc's rim is 1. */
const INNER = 0.47;
const OUTER = 0.95;

/** The disc of 54 segments, gold at the top. It turns, so its light is the same all round. */
export function colorDisc() {
  const tiles = SEGMENTS.map((name, i) =>
    sector(
      [INNER, OUTER],
      [(i - 0.5) * STEP, (i + 0.5) * STEP],
      { depth: 0.06, round: 0.013, gap: 0.0022 },
      name === 'gold' ? polished(COLOURS.gold) : enamel(COLOURS[name]),
    ),
  );
  const pegs = SEGMENTS.map((_, i) => {
    const [x, y] = polar(0.965, (i + 0.5) * STEP);
    return at(ball(0.0165, polished('#ffd98a')), [x, y, 0.06]);
  });
  const sheet = (paint, z) => at(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), print(paint)), [0, 0, z]);
  return {
    object: group(
      sheet(paintGround, -0.04),
      ...tiles,
      ...pegs,
      sheet(paintShade, 0.05),
      at(ring(INNER - 0.012, 0.018, polished(GOLD)), [0, 0, 0.05]),
      at(ring(0.982, 0.016, polished(GOLD)), [0, 0, 0.02]),
    ),
    camera: { eye: [0, 0, 1], height: 2.03 },
  };
}

/** The dark of the joints, and the middle with its inlay of kawung leaves. */
function paintGround(pen, side) {
  pen.translate(side / 2, side / 2);
  pen.scale(side / 2000, side / 2000);
  disc(pen, 990, '#0d0a26');
  const middle = pen.createRadialGradient(0, 0, 0, 0, 0, INNER * 1000);
  middle.addColorStop(0, '#6a56dc');
  middle.addColorStop(0.55, '#4a3ab8');
  middle.addColorStop(1, '#1d1560');
  disc(pen, INNER * 1000, middle);
  for (let i = 0; i < 18; i++) {
    pen.save();
    pen.rotate(((i + 0.5) / 18) * Math.PI * 2);
    pen.beginPath();
    pen.ellipse(0, -365, 34, 62, 0, 0, Math.PI * 2);
    pen.fillStyle = i % 2 ? '#8a78f266' : '#ffc94f40';
    pen.fill();
    pen.lineWidth = 8;
    pen.strokeStyle = '#ffc94fcc';
    pen.stroke();
    pen.restore();
  }
}

/** The segments bend down to both of their ends; the golden one carries a bolt. */
function paintShade(pen, side) {
  pen.translate(side / 2, side / 2);
  pen.scale(side / 2000, side / 2000);
  const bend = pen.createRadialGradient(0, 0, INNER * 1000, 0, 0, OUTER * 1000);
  for (const [stop, shade] of [
    [0, '#14006480'],
    [0.3, '#14006428'],
    [0.5, '#05002400'],
    [0.66, '#ffffff2e'],
    [0.8, '#ffffff12'],
    [0.92, '#05002400'],
    [1, '#14006450'],
  ])
    bend.addColorStop(stop, shade);
  pen.beginPath();
  pen.arc(0, 0, OUTER * 1000, 0, Math.PI * 2);
  pen.arc(0, 0, INNER * 1000, Math.PI * 2, 0, true);
  pen.fillStyle = bend;
  pen.fill();
  pen.translate(0, -716);
  pen.beginPath();
  for (const [x, y] of BOLT) pen.lineTo(x * 58, -y * 58);
  pen.closePath();
  pen.fillStyle = '#5a2c00';
  pen.fill();
}
