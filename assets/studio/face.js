import * as THREE from 'three';
import { plastic } from './material.js';
import { at, ball, cushion, group } from './shape.js';

/**
 * The parts heads are built of. A head is a ball of radius 0.66 at the origin looking along +z; every part is
 * placed on it and comes in pairs where a face has two. Colours are sRGB hex.
 */
const INK = '#15121f';
const paint = (colour) => (typeof colour === 'string' ? plastic(colour) : colour);
const pair = (make) => group(make(1), make(-1));

export function skull(colour, [sx, sy, sz] = [1, 0.94, 0.9]) {
  return ball(0.66, paint(colour), [sx, sy, sz]);
}

/** Round glossy eyes with a spark of light; `white` puts them on larger balls of that colour. */
export function eyes({ x = 0.25, y = 0.1, z = 0.53, size = 0.105, white = null, pupil = INK } = {}) {
  return pair((side) => {
    const parts = [
      at(ball(size, paint(pupil), [1, 1.12, 0.6]), [0, 0, 0]),
      at(ball(size * 0.32, new THREE.MeshBasicMaterial({ color: '#ffffff' })), [
        -size * 0.3,
        size * 0.42,
        size * 0.55,
      ]),
    ];
    if (white) parts.push(at(ball(size * 1.65, paint(white), [1, 1.04, 0.6]), [0, 0, -size * 0.5]));
    return at(group(...parts), [side * x, y, z]);
  });
}

export function muzzle(colour, { y = -0.2, width = 1, size = 0.3, z = 0.44 } = {}) {
  return at(ball(size, paint(colour), [1.2 * width, 0.8, 0.8]), [0, y, z]);
}

export function snoutTip(colour = INK, { y = -0.09, z = 0.68, size = 0.085 } = {}) {
  return at(ball(size, paint(colour), [1.35, 0.9, 0.8]), [0, y, z]);
}

export function smile({ y = -0.3, z = 0.63, width = 0.15, colour = INK } = {}) {
  const arc = new THREE.TorusGeometry(width, 0.026, 16, 48, Math.PI * 0.8);
  return at(new THREE.Mesh(arc, paint(colour)), [0, y + width * 0.5, z], [0.25, 0, Math.PI * 1.1]);
}

/** Round ears with an inner side. */
export function roundEars(colour, inner, { x = 0.5, y = 0.5, size = 0.22 } = {}) {
  return pair((side) =>
    at(
      group(
        ball(size, paint(colour), [1, 1, 0.5]),
        at(ball(size * 0.62, paint(inner), [1, 1, 0.4]), [0, -0.02, size * 0.38]),
      ),
      [side * x, y, 0.02],
    ),
  );
}

/** Pointed ears: soft cushions over a triangle. */
export function pointedEars(
  colour,
  inner,
  { x = 0.4, y = 0.52, tall = 0.42, wide = 0.36, lean = 0.32 } = {},
) {
  const triangle = (w, h) => [
    [-w / 2, 0],
    [-w * 0.3, h * 0.55],
    [0, h],
    [w * 0.3, h * 0.55],
    [w / 2, 0],
    [0, -h * 0.18],
  ];
  return pair((side) =>
    at(
      group(
        cushion(triangle(wide, tall), [0, tall * 0.3], 0.2, paint(colour)),
        at(cushion(triangle(wide * 0.58, tall * 0.7), [0, tall * 0.2], 0.12, paint(inner)), [0, 0.01, 0.085]),
      ),
      [side * x, y - 0.12, 0.05],
      [0, 0, -side * lean],
    ),
  );
}

/** Long ears or feathers: balls stretched upwards, leaning outwards. */
export function longEars(colour, inner, { x = 0.22, y = 0.62, tall = 0.36, wide = 0.13, lean = 0.22 } = {}) {
  return pair((side) =>
    at(
      group(
        ball(1, paint(colour), [wide, tall, 0.1]),
        at(ball(1, paint(inner), [wide * 0.55, tall * 0.75, 0.06]), [0, -0.02, 0.07]),
      ),
      [side * x, y, 0],
      [0, 0, -side * lean],
    ),
  );
}

/** A beak: a drop bent downwards; `deep` is how far it hangs. */
export function beak(colour, { y = -0.08, size = 0.2, length = 1.3, deep = 0.5, wide = 1 } = {}) {
  const geometry = new THREE.SphereGeometry(size, 48, 32);
  const position = geometry.attributes.position;
  for (let i = 0; i < position.count; i++) {
    const [px, py, pz] = [position.getX(i), position.getY(i), position.getZ(i)];
    const t = Math.max(0, pz / size);
    const thin = 1 - 0.72 * t ** 1.6;
    position.setXYZ(i, px * thin * wide, py * thin * 0.9 - deep * size * t * t, pz * length);
  }
  geometry.computeVertexNormals();
  return at(new THREE.Mesh(geometry, paint(colour)), [0, y, 0.52]);
}

/** A fan of drops on top of the head or at its sides: crests, manes, gills, antlers. */
export function fan(
  colour,
  angles,
  { reach = 0.62, size = 0.24, wide = 0.09, x = 0, y = 0, z = -0.02 } = {},
) {
  const drops = angles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const drop = ball(1, paint(colour), [wide, size, wide]);
    return at(drop, [x + Math.sin(angle) * reach, y + Math.cos(angle) * reach, z], [0, 0, -angle]);
  });
  return group(...drops);
}

export function spots(colour, places, size = 0.07) {
  return group(
    ...places.map(([x, y, scale = 1]) =>
      at(ball(size * scale, paint(colour), [1, 1, 0.5]), [x, y, front(x, y)]),
    ),
  );
}

/** Stripes over the brow and cheeks: [x, y, turn in degrees, length]. */
export function stripes(colour, places) {
  return group(
    ...places.map(([x, y, turn, length]) =>
      at(ball(1, paint(colour), [0.045, length, 0.05]), [x, y, front(x, y)], [0, 0, (turn * Math.PI) / 180]),
    ),
  );
}

/** Height of the head's front over (x, y). */
function front(x, y) {
  const r = (x / 0.66) ** 2 + (y / 0.62) ** 2;
  return 0.59 * Math.sqrt(Math.max(0.02, 1 - r)) + 0.005;
}

/** Any ball of a colour at a place: cheeks, horns' knobs, masks. */
export function blob(colour, place, size, scale = [1, 1, 1]) {
  return at(ball(size, paint(colour), scale), place);
}

export function twin(colour, [x, y, z], size, scale = [1, 1, 1]) {
  return pair((side) => blob(colour, [side * x, y, z], size, scale));
}
