import * as THREE from 'three';
import { plastic } from './material.js';

/** Glossy plastic whose colour comes from `tinge`; `warmth` fills shadows that would mirror the violet night. */
export function tinged({ warmth = '#000000', ...options }) {
  const material = plastic('#ffffff', options);
  material.vertexColors = true;
  material.emissive.set(warmth);
  return material;
}

/** Colours every corner of a node's meshes: `colour(x, y, z)`, in the mesh's own places, answers a THREE.Color. */
export function tinge(node, colour) {
  node.traverse(({ isMesh, geometry }) => {
    if (!isMesh) return;
    const { position } = geometry.attributes;
    const colours = new Float32Array(position.count * 3);
    for (let i = 0; i < position.count; i++)
      colour(position.getX(i), position.getY(i), position.getZ(i)).toArray(colours, i * 3);
    geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  });
  return node;
}

/** Mixes colour names: from the first to the last along `t`, 0 to 1. */
export function fade(names, t) {
  const place = Math.min(1, Math.max(0, t)) * (names.length - 1);
  const step = Math.min(names.length - 2, Math.floor(place));
  return new THREE.Color(names[step]).lerp(new THREE.Color(names[step + 1]), place - step);
}
