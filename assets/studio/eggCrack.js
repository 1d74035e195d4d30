import * as THREE from 'three';
import { breakLine } from './eggShell.js';

const SIDE = 2048;
const STEPS = 112;
/** Side cracks: where round the egg they leave the line, which way, and how long. */
const BRANCHES = [
  [0.5, -1, 0.15],
  [0.44, 1, 0.16],
  [0.57, 1, 0.13],
  [0.39, -1, 0.12],
  [0.62, -1, 0.14],
  [0.34, 1, 0.1],
  [0.67, 1, 0.1],
];

/** The crack at `progress` of 0 to 1: it runs from the front to the sides, then light breaks through. */
export function crackSkin(progress) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  pen.lineJoin = pen.lineCap = 'round';
  const glow = Math.max(0, (progress - 0.5) * 2);
  const width = 10 + 16 * progress;
  for (const [more, colour] of [
    [26 * glow, `rgba(255, 190, 40, ${0.5 * glow})`],
    [7, '#2a0a2e'],
    [-1, glow > 0 ? '#ffc81e' : '#2a0a2e'],
    [-9, glow > 0 ? '#fffbe0' : '#2a0a2e'],
  ]) {
    if (width + more < 3) continue;
    pen.strokeStyle = colour;
    pen.lineWidth = width + more;
    line(pen, progress);
    branches(pen, progress, width + more);
  }
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  return new THREE.MeshBasicMaterial({ map, transparent: true, toneMapped: false, depthWrite: true });
}

function line(pen, progress) {
  const reach = 0.05 + 0.23 * Math.min(1, progress * 1.15);
  pen.beginPath();
  for (let i = 0; i <= STEPS; i++) {
    const turn = 0.5 + (i / STEPS - 0.5) * 2 * reach;
    pen.lineTo(turn * SIDE, (breakLine(turn) / Math.PI) * SIDE);
  }
  pen.stroke();
}

function branches(pen, progress, width) {
  BRANCHES.forEach(([turn, way, length], n) => {
    const grown = Math.min(1, Math.max(0, progress * 1.7 - n * 0.16));
    if (grown === 0) return;
    const [x, y] = [turn * SIDE, (breakLine(turn) / Math.PI) * SIDE];
    pen.lineWidth = width * 0.6;
    pen.beginPath();
    pen.moveTo(x, y);
    for (let k = 1; k <= 3; k++) {
      const far = (grown * length * SIDE * k) / 3;
      pen.lineTo(x + (k % 2 ? 0.34 : -0.1) * length * SIDE * grown * (n % 2 ? 1 : -1), y + way * far);
    }
    pen.stroke();
  });
}
