import * as THREE from 'three';
import { radius } from './hull.js';
import { plastic } from './material.js';
import { group } from './shape.js';

const THICK = 0.08;
const RINGS = 72;
/** Teeth between two named corners, and how far each reaches. */
const TEETH = 3;
const BITE = [1, 0.8, 1.05, 0.92, 1.02, 0.76, 1.06, 0.95, 0.84, 1.03, 0.9];
/** Points between two teeth, so that the paint's edges stay sharp. */
const FINE = 8;

/**
 * A torn piece of the hull about height y, its outside towards the viewer, moved to the origin. `tear` are the
 * reaches of its corners, clockwise from the top; `paint(height)` names the colour of the outside.
 */
export function shard(y, tear, paint) {
  const corners = ragged(tear);
  const point = (j, r, inset) => {
    const [girth, up] = corners[j % corners.length];
    const angle = (girth * r) / radius(y);
    const out = radius(y + up * r) - inset;
    return [Math.sin(angle) * out, up * r, Math.cos(angle) * out - radius(y)];
  };
  const outside = patch(corners.length, RINGS, (j, k) => point(j, k / RINGS, 0));
  tint(outside, (height) => paint(y + height));
  const inside = patch(corners.length, RINGS, (j, k) => point(j, k / RINGS, THICK));
  const edge = patch(corners.length, 1, (j, k) => point(j, 1, k * THICK));
  const outer = plastic('#ffffff', { roughness: 0.2 });
  outer.vertexColors = true;
  return group(
    new THREE.Mesh(outside, outer),
    new THREE.Mesh(inside, plastic('#37335a', { roughness: 0.6, coat: 0.2 })),
    new THREE.Mesh(edge, plastic('#a7a3c4', { roughness: 0.45, coat: 0.4 })),
  );
}

function ragged(tear) {
  const steps = tear.length * TEETH;
  const teeth = Array.from({ length: steps }, (_, i) => {
    const from = Math.floor(i / TEETH);
    const next = (from + 1) % tear.length;
    const reach = tear[from] + (tear[next] - tear[from]) * ((i % TEETH) / TEETH);
    const angle = ((i + 0.4 * BITE[(i * 3) % BITE.length]) / steps) * Math.PI * 2;
    return [Math.sin(angle), Math.cos(angle)].map((part) => part * reach * BITE[i % BITE.length]);
  });
  return teeth.flatMap((tooth, i) => {
    const next = teeth[(i + 1) % steps];
    return Array.from({ length: FINE }, (_, j) =>
      tooth.map((part, c) => part + ((next[c] - part) * j) / FINE),
    );
  });
}

/** A closed strip of `rings` rings with `around` points each; a disc when the first ring is one point. */
function patch(around, rings, point) {
  const vertices = [];
  const faces = [];
  for (let k = 0; k <= rings; k++) for (let j = 0; j < around; j++) vertices.push(...point(j, k));
  const index = (j, k) => k * around + (j % around);
  for (let k = 0; k < rings; k++)
    for (let j = 0; j < around; j++) {
      faces.push(index(j, k), index(j, k + 1), index(j + 1, k + 1));
      faces.push(index(j, k), index(j + 1, k + 1), index(j + 1, k));
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(vertices, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

function tint(geometry, colourAt) {
  const position = geometry.attributes.position;
  const colours = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i++)
    new THREE.Color(colourAt(position.getY(i))).toArray(colours, i * 3);
  geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
}
