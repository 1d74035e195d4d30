import * as THREE from 'three';
import { at, ring } from '../../studio/shape.js';
import { bead, paint } from './parts.js';
import { CORNERS } from './sportsParts.js';

/** A ball painted by a function of the direction from its middle. */
function painted(colourAt, { radius = 1, detail = 40, roughness = 0.3 } = {}) {
  const geometry = new THREE.IcosahedronGeometry(radius, detail);
  const position = geometry.attributes.position;
  const colours = new Float32Array(position.count * 3);
  const way = new THREE.Vector3();
  for (let i = 0; i < position.count; i++) {
    way.fromBufferAttribute(position, i).normalize();
    new THREE.Color(colourAt(way)).toArray(colours, i * 3);
    geometry.attributes.normal.setXYZ(i, way.x, way.y, way.z);
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  const material = paint('#ffffff');
  material.vertexColors = true;
  material.roughness = roughness;
  return new THREE.Mesh(geometry, material);
}

export const football = {
  skins: [
    ['#fdfaf4', '#1c1838'],
    ['#ffc83a', '#8a0f2a'],
    ['#f4f6ff', '#1f8a4a'],
    ['#fff3e0', '#2a4ae0'],
  ],
  pose: [16, -24, 10],
  make: (light, dark) => [
    painted(
      (way) => {
        const near = CORNERS.map((c) => c.dot(way)).sort((a, b) => b - a);
        if (near[0] > 0.936) return dark;
        return near[0] < 0.99 && (near[0] - near[1] < 0.016 || (near[0] < 0.8 && near[1] - near[2] < 0.012))
          ? '#8a86a8'
          : light;
      },
      { detail: 120 },
    ),
  ],
};

const circle = (r, place, turn, what, girth = 0.026) => at(ring(r, girth, paint(what)), place, turn);

export const basketball = {
  skins: [['#f0701e', '#2a1420']],
  pose: [20, -30, 14],
  make: (skin, line) => [
    bead(1, skin, [0, 0, 0]),
    circle(0.995, [0, 0, 0], [0, 0, 0], line),
    circle(0.995, [0, 0, 0], [Math.PI / 2, 0, 0], line),
    circle(0.995, [0, 0, 0], [0, Math.PI / 2, 0], line),
    ...[-1, 1].map((s) => circle(0.81, [0, 0, s * 0.58], [0, 0, 0], line)),
  ],
};

export const volleyball = {
  skins: [['#ffd23c', '#2a6ae0', '#fdfaf4']],
  pose: [20, 24, -16],
  make: (one, two, three) => [
    painted(
      (way) => {
        const a = [Math.abs(way.x), Math.abs(way.y), Math.abs(way.z)];
        const most = a.indexOf(Math.max(...a));
        const across = [way.y, way.z, way.x][most] / a[most];
        const edge = Math.min(...[0, 1, 2].filter((k) => k !== most).map((k) => a[most] - a[k]));
        if (edge < 0.02 || Math.abs(Math.abs(across) - 0.34) < 0.024) return '#6a6488';
        return Math.abs(across) < 0.34 ? [one, two, three][most] : [two, three, one][most];
      },
      { detail: 120 },
    ),
  ],
};
