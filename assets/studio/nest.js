import * as THREE from 'three';
import { EGG_VIEW } from './egg.js';
import { FOOT, shell, TIP } from './eggShell.js';
import { plastic } from './material.js';
import { group } from './shape.js';

const STRAWS = 84;
const TINTS = ['#f6b73c', '#e39a22', '#ffd468', '#c97a16', '#ffc24a'];
/** A number of 0 to 1 that looks drawn by lot and is always the same. */
const lot = (n) => {
  const value = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

/** The nest: frame 0 all of it, 1 what of it stands before the egg. */
export function nest(frame) {
  const materials = TINTS.map((tint) => plastic(tint, { roughness: 0.34 }));
  const straws = Array.from({ length: STRAWS }, (_, i) => straw(i, materials[i % TINTS.length]));
  const parts = group(...straws);
  if (frame === 1) parts.add(hider());
  return { object: parts, camera: EGG_VIEW };
}

function straw(i, material) {
  const [begin, span] = [lot(i) * Math.PI * 2, 1 + lot(i + 100) * 1.1];
  const height = lot(i + 200);
  const radius = 0.62 + 0.34 * height + 0.1 * (lot(i + 300) - 0.5);
  const lean = (lot(i + 400) - 0.5) * 0.3;
  const points = Array.from({ length: 7 }, (_, k) => {
    const a = begin + (span * k) / 6;
    const out = radius + 0.07 * (k / 6 - 0.5) ** 2 * 4;
    return new THREE.Vector3(
      Math.sin(a) * out,
      -1.02 + 0.46 * height + lean * (k / 6 - 0.5),
      Math.cos(a) * out * 0.94,
    );
  });
  const bar = new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 28, 0.042 + 0.014 * lot(i + 500), 8);
  return new THREE.Mesh(bar, material);
}

/** Hides what is behind the egg without being seen itself. */
function hider() {
  const nothing = new THREE.MeshBasicMaterial({ colorWrite: false });
  const mesh = new THREE.Mesh(shell(TIP, FOOT, 0.99), nothing);
  mesh.renderOrder = -1;
  mesh.userData.noShadow = true;
  return mesh;
}
