import * as THREE from 'three';
import { EGG_VIEW } from './egg.js';
import { FOOT, shell, TIP } from './eggShell.js';
import { plastic } from './material.js';
import { group, lathe } from './shape.js';

const STRAWS = 96;
/** From the dark of the bottom to the sunlit brim. */
const TINTS = ['#8a3e08', '#b8600c', '#dc8412', '#f6a41e', '#ffbe30', '#ffd04a'];
/** A number of 0 to 1 that looks drawn by lot and is always the same. */
const lot = (n) => {
  const value = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

/** The nest: frame 0 all of it, 1 what of it stands before the egg. */
export function nest(frame) {
  const materials = TINTS.map(thatch);
  const straws = Array.from({ length: STRAWS }, (_, i) => straw(i, materials));
  const parts = group(bowl(), ...straws);
  if (frame === 1) parts.add(hider());
  return { object: parts, camera: EGG_VIEW };
}

/** Straw that the night leaves its warmth. */
function thatch(tint) {
  const material = plastic(tint, { roughness: 0.4, coat: 0.25 });
  material.emissive.set('#7a3800');
  material.emissiveIntensity = 0.35;
  return material;
}

/** The dark between the straws. */
function bowl() {
  const wall = [
    [0.3, -0.88],
    [0.56, -0.85],
    [0.72, -0.84],
    [0.84, -0.62],
  ];
  return lathe(wall, plastic('#5a2a08', { roughness: 0.8, coat: 0 }), 64);
}

function straw(i, materials) {
  const [begin, span] = [lot(i) * Math.PI * 2, 1 + lot(i + 100) * 1.1];
  const height = lot(i + 200);
  const radius = 0.62 + 0.34 * height + 0.1 * (lot(i + 300) - 0.5);
  const lean = (lot(i + 400) - 0.5) * 0.34;
  const shade = height * 0.75 + lot(i + 600) * 0.25;
  const points = Array.from({ length: 7 }, (_, k) => {
    const a = begin + (span * k) / 6;
    const out = radius + 0.07 * (k / 6 - 0.5) ** 2 * 4;
    return new THREE.Vector3(
      Math.sin(a) * out,
      -0.87 + 0.43 * height + lean * (k / 6 - 0.5),
      Math.cos(a) * out * 0.94,
    );
  });
  const bar = new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 28, 0.05 + 0.022 * lot(i + 500), 8);
  return new THREE.Mesh(bar, materials[Math.floor(shade * materials.length)]);
}

/** Hides what is behind the egg without being seen itself. */
function hider() {
  const nothing = new THREE.MeshBasicMaterial({ colorWrite: false });
  const mesh = new THREE.Mesh(shell(TIP, FOOT, 0.99), nothing);
  mesh.renderOrder = -1;
  mesh.userData.noShadow = true;
  return mesh;
}
