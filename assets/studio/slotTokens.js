import * as THREE from 'three';
import { spin, stone } from '../covers/emblems/parts.js';
import { boltPlate, lit } from './gold.js';
import { inscribe } from './lettering.js';
import { at, ball, group, lathe, ring, slab } from './shape.js';

const VIEW = { eye: [0, 0, 1], target: [0, 0, 0.1], height: 2.3 };

/** The symbol that stands for others: the brand's bolt on a violet medal, WILD before it. */
export function slotWild() {
  return {
    object: group(
      at(medal('#5a24e0'), [0, 0.2, 0]),
      at(boltPlate(0.62, 0.26, lit()), [0, 0.36, 0.24], [0, 0, -0.06]),
      at(ribbon('WILD', '#3a10b0', 0.44), [0, -0.66, 0.42]),
    ),
    camera: VIEW,
    light: 1.5,
  };
}

/** The symbol that brings the feature wherever it lies: a star of gold and ruby, SCATTER before it. */
export function slotScatter() {
  return {
    object: group(
      at(starPlate(1.06, 0.47, 0.2, lit()), [0, 0.14, 0]),
      at(facetStar(0.8, 0.35, 0.24, stone('#ff2a5c', { glow: 0.4 })), [0, 0.14, 0.1]),
      at(ball(0.13, lit()), [0, 0.14, 0.3]),
      at(ribbon('SCATTER', '#a00a3c', 0.36), [0, -0.7, 0.46]),
    ),
    camera: VIEW,
    light: 1.5,
  };
}

function medal(colour) {
  const dish = [
    [0.78, 0],
    [0.78, 0.08],
    [0.84, 0.16],
    [0.9, 0.16],
    [0.94, 0.08],
    [0.94, -0.04],
  ];
  const dome = Array.from({ length: 13 }, (_, i) => [(0.8 * i) / 12, 0.04 + 0.12 * (1 - (i / 12) ** 2)]);
  return group(
    at(lathe(dish, lit()), [0, 0, 0], [Math.PI / 2, 0, 0]),
    at(lathe(dome, stone(colour, { glow: 0.5, flat: false })), [0, 0, 0], [Math.PI / 2, 0, 0]),
    at(ring(0.7, 0.018, lit()), [0, 0, 0.09]),
    spin(16, () => at(ball(0.05, lit()), [0, 0.9, 0.14])),
  );
}

function corners(outer, inner) {
  return Array.from({ length: 10 }, (_, i) => {
    const [r, a] = [i % 2 ? inner : outer, (i / 10) * Math.PI * 2];
    return [Math.sin(a) * r, Math.cos(a) * r];
  });
}

function starPlate(outer, inner, depth, material) {
  const shape = new THREE.Shape(corners(outer, inner).map(([x, y]) => new THREE.Vector2(x, y)));
  return slab(shape, depth, 0.06, material);
}

/** A star whose ten facets rise to its middle. */
function facetStar(outer, inner, rise, material) {
  const rim = corners(outer, inner);
  const places = rim.flatMap(([x, y], i) => {
    const [nextX, nextY] = rim[(i + 1) % rim.length];
    return [0, 0, rise, nextX, nextY, 0, x, y, 0];
  });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(places, 3));
  geometry.computeVertexNormals();
  return new THREE.Mesh(geometry, material);
}

/** A golden plate across the symbol with a word on enamel, large enough to be read at a quarter of the size. */
function ribbon(word, colour, size) {
  const plate = (w, h, depth, what) => slab(capsule(w, h), depth, depth * 0.4, what);
  return group(
    plate(2.16, 0.66, 0.2, lit()),
    at(plate(2.02, 0.52, 0.1, stone(colour, { glow: 0.35, flat: false })), [0, 0, 0.09]),
    at(lettered(word, size), [0, 0, 0.16]),
  );
}

function capsule(width, height) {
  const [w, h, r] = [width / 2, height / 2, height * 0.34];
  const shape = new THREE.Shape();
  shape.absarc(w - r, h - r, r, 0, Math.PI / 2);
  shape.absarc(r - w, h - r, r, Math.PI / 2, Math.PI);
  shape.absarc(r - w, r - h, r, Math.PI, Math.PI * 1.5);
  shape.absarc(w - r, r - h, r, Math.PI * 1.5, Math.PI * 2);
  return shape;
}

/** A word that shines by itself: it has to be read in any light. Squeezed to the plate. */
function lettered(word, size) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1024, 256];
  const pen = canvas.getContext('2d');
  const high = size * 512;
  pen.translate(512, 128);
  pen.font = `800 ${high / 0.72}px Studio`;
  const squeeze = Math.min(1, 960 / pen.measureText(word).width);
  pen.scale(squeeze, 1);
  const gold = pen.createLinearGradient(0, -high / 2, 0, high / 2);
  gold.addColorStop(0, '#ffffff');
  gold.addColorStop(0.5, '#fff3b8');
  gold.addColorStop(1, '#ffc93a');
  inscribe(pen, word, high, gold);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  const material = new THREE.MeshBasicMaterial({ map, transparent: true, toneMapped: false });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 0.5), material);
  mesh.userData.noShadow = true;
  return mesh;
}
