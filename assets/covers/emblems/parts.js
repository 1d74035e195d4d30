import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { metal, plastic } from '../../studio/material.js';
import { curve, puff } from '../../studio/puff.js';
import { at, ball, group, slab } from '../../studio/shape.js';

/** What emblems are built of beyond the studio's shapes. Metals and stones are named by what they look like. */
export const METALS = {
  gold: ['#ffc53f', 0.25, '#a85c00'],
  silver: ['#e8ecfb', 0.2, '#33406a'],
  rose: ['#ffa88c', 0.22, '#7a2430'],
  bronze: ['#e0904a', 0.27, '#5a2408'],
  jade: ['#48e0a4', 0.22, '#00503a'],
  steel: ['#a8b6ea', 0.24, '#1c2a5a'],
};

/** Metal that never falls dark: a little of its own warmth fills what mirrors the night. */
export function tin(name) {
  const [colour, roughness, warmth] = METALS[name];
  const material = metal(colour, roughness);
  material.emissive = new THREE.Color(warmth);
  material.emissiveIntensity = 0.75;
  return material;
}
export const gold = () => tin('gold');
export const silver = () => tin('silver');

/** Polished stone with light in it: facets stay flat. */
export function stone(colour, { glow = 0.22, flat = true } = {}) {
  const tint = new THREE.Color(colour);
  return new THREE.MeshPhysicalMaterial({
    color: tint,
    emissive: tint.clone().multiplyScalar(glow),
    roughness: 0.05,
    metalness: 0.15,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    flatShading: flat,
    side: THREE.DoubleSide,
  });
}

/** Light itself: lamps, embers, eyes that shine. */
export function shine(colour, strength = 1) {
  const material = new THREE.MeshBasicMaterial({ color: new THREE.Color(colour).multiplyScalar(strength) });
  material.side = THREE.DoubleSide;
  return material;
}

/** A colour name becomes glossy plastic, a metal's name the metal, a material stays what it is. */
export function paint(what) {
  if (typeof what !== 'string') return what;
  return what in METALS ? tin(what) : plastic(what);
}

export const solid = (geometry, what) => new THREE.Mesh(geometry, paint(what));

/** A round bead. */
export const bead = (radius, what, place, scale = [1, 1, 1]) => at(ball(radius, paint(what), scale), place);

/** A swollen shape over points (see curve), lifted to z. */
export function pad(points, thick, what, z = 0, options = {}) {
  return at(puff(curve(points, 8), thick, paint(what), options), [0, 0, z]);
}

/** A box with round edges. */
export function brick([width, height, depth], what, round = 0.06) {
  const most = Math.min(width, height, depth) / 2 - 1e-3;
  return solid(new RoundedBoxGeometry(width, height, depth, 5, Math.min(round, most)), what);
}

/** A round bar along points; `girth(t)` is its radius from 0 at the start to 1 at the end. */
export function tube(points, girth, what, { segments = 96, around = 24, closed = false } = {}) {
  const line = new THREE.CatmullRomCurve3(
    points.map(([x, y, z = 0]) => new THREE.Vector3(x, y, z)),
    closed,
    'centripetal',
  );
  const radius = typeof girth === 'function' ? girth : () => girth;
  const geometry = new THREE.TubeGeometry(line, segments, 1, around, closed);
  const position = geometry.attributes.position;
  for (let i = 0; i <= segments; i++) {
    const middle = line.getPointAt(i / segments);
    const r = Math.max(1e-3, radius(i / segments));
    for (let j = 0; j <= around; j++) {
      const n = i * (around + 1) + j;
      position.setXYZ(
        n,
        middle.x + (position.getX(n) - middle.x) * r,
        middle.y + (position.getY(n) - middle.y) * r,
        middle.z + (position.getZ(n) - middle.z) * r,
      );
    }
  }
  geometry.computeVertexNormals();
  const bar = new THREE.Mesh(geometry, paint(what));
  if (closed) return bar;
  const ends = [0, 1].map((t) => {
    const { x, y, z } = line.getPointAt(t);
    return bead(Math.max(1e-3, radius(t)), what, [x, y, z]);
  });
  return group(bar, ...ends);
}

/** A drop or leaf from the origin up along y: pointed at the tip. */
export function leaf(length, width, thick, what, { bend = 0, cells = 40, belly = 0.45 } = {}) {
  const w = width / 2;
  return pad(
    [
      [0, 0, 1],
      [-w * 0.9, length * belly * 0.5],
      [-w + bend * 0.3, length * belly],
      [-w * 0.6 + bend * 0.7, length * 0.78],
      [bend, length, 1],
      [w * 0.6 + bend * 0.7, length * 0.78],
      [w + bend * 0.3, length * belly],
      [w * 0.9, length * belly * 0.5],
    ],
    thick,
    what,
    0,
    { cells },
  );
}

/** n copies of a part turned about z; `make(i)` builds each. */
export function spin(n, make, start = 0) {
  return group(
    ...Array.from({ length: n }, (_, i) =>
      at(group(make(i)), [0, 0, 0], [0, 0, start - (i / n) * Math.PI * 2]),
    ),
  );
}

/** A part and its mirror image. */
export function twins(make) {
  const left = group(make(-1));
  left.scale.x = -1;
  return group(group(make(1)), left);
}

export const turned = (degrees, node, place = [0, 0, 0]) =>
  at(group(node), place, [0, 0, (degrees * Math.PI) / 180]);

export function sized(scale, node) {
  const box = group(node);
  box.scale.setScalar(scale);
  return box;
}

/** A picture drawn with the canvas as a material; `draw(pen, side)` paints a square of `side` pixels. */
export function printed(draw, { side = 512, roughness = 0.24, clear = false } = {}) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  draw(canvas.getContext('2d'), side);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  return new THREE.MeshPhysicalMaterial({
    map,
    roughness,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    transparent: clear,
    depthWrite: !clear,
    side: THREE.DoubleSide,
  });
}

/** A flat picture that faces the viewer. */
export function decal(width, height, draw, options) {
  return solid(new THREE.PlaneGeometry(width, height), printed(draw, { clear: true, ...options }));
}

/** Text as a decal in the site's typeface. */
export function word(text, size, colour, options) {
  return decal(size * 2, size * 2, (pen, side) => write(pen, side, text, colour, 0.5), options);
}

export function write(pen, side, text, colour, size) {
  pen.font = `800 ${side * size}px Cover`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colour;
  pen.fillText(text, side / 2, side * (0.5 + size * 0.04));
}

/** A flat shape of even depth with a round edge, through corners. */
export function slabOf(points, depth, what, round = 0.03) {
  const shape = new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)));
  return slab(shape, depth, round, paint(what));
}
