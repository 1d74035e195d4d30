import * as THREE from 'three';
import { group } from './shape.js';
import { fade, tinge, tinged } from './tinge.js';

const FACES = 19;
/** How sharp the stone's edges are. */
const EDGE = 30;
const ROCK = ['#8e3a1a', '#cf6a30', '#f2a35c'];
const WORN = new THREE.Color('#ffd3a0');

/** A stone from the mountain, its edges worn pale, at `frame` of `frames` of a tumble that loops. */
export function stone(frame, frames) {
  const rock = boulder();
  rock.rotation.set(0.5, 0.4, 0);
  const tumble = group(rock);
  tumble.rotation.set(0.25, 0, (-frame / frames) * Math.PI * 2);
  return { object: group(tumble), camera: { eye: [0, 0, 1], height: 2.3 } };
}

/** A ball cut by planes that lie all round it, with rounded edges. */
function boulder() {
  const planes = Array.from({ length: FACES }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / FACES;
    const [r, a] = [Math.sqrt(1 - y * y), i * 2.39996 + 0.4 * Math.sin(i * 3.7)];
    const normal = new THREE.Vector3(
      Math.cos(a) * r,
      y + 0.14 * Math.sin(i * 5.1),
      Math.sin(a) * r,
    ).normalize();
    return { normal, distance: 0.8 + 0.09 * Math.sin(i * 2.3 + 1) };
  });
  const geometry = new THREE.IcosahedronGeometry(1, 40);
  const { position } = geometry.attributes;
  const way = new THREE.Vector3();
  const seams = new Map();
  const key = (x, y, z) => `${x.toFixed(5)} ${y.toFixed(5)} ${z.toFixed(5)}`;
  for (let i = 0; i < position.count; i++) {
    way.fromBufferAttribute(position, i).normalize();
    const cuts = planes
      .map(({ normal, distance }) => Math.max(0.001, way.dot(normal)) / distance)
      .sort((a, b) => b - a);
    const soft = Math.log(cuts.reduce((sum, cut) => sum + Math.exp(cut * EDGE), 0)) / EDGE;
    way.divideScalar(soft);
    position.setXYZ(i, way.x, way.y, way.z);
    seams.set(key(way.x, way.y, way.z), cuts[0] - cuts[1]);
  }
  geometry.deleteAttribute('uv');
  geometry.computeVertexNormals();
  const rock = new THREE.Mesh(geometry, tinged({ roughness: 0.42, coat: 0.45 }));
  return tinge(rock, (x, y, z) => {
    const seam = seams.get(key(x, y, z)) ?? 1;
    const grain = Math.sin(4 * x + 3 * z) * Math.sin(4 * y - 2 * x);
    const skin = fade(ROCK, 0.56 + 0.22 * y + 0.22 * grain);
    return skin.lerp(WORN, 0.75 * Math.max(0, 1 - seam / 0.05) ** 1.6);
  });
}
