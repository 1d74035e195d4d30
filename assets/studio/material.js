import * as THREE from 'three';

/** Glossy toy plastic with a clear coat: the family's main material. */
export function plastic(colour, { roughness = 0.26, coat = 1 } = {}) {
  return new THREE.MeshPhysicalMaterial({
    color: new THREE.Color(colour),
    roughness,
    clearcoat: coat,
    clearcoatRoughness: 0.05,
    side: THREE.DoubleSide,
  });
}

export function metal(colour, roughness = 0.16) {
  return new THREE.MeshPhysicalMaterial({
    color: new THREE.Color(colour),
    metalness: 1,
    roughness,
    side: THREE.DoubleSide,
  });
}

/** Dark blue glass that glows a little from within. */
export function glass(colour, glow) {
  return new THREE.MeshPhysicalMaterial({
    color: new THREE.Color(colour),
    emissive: new THREE.Color(glow),
    roughness: 0.06,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
  });
}

/** A surface that shines by itself and takes no light. */
export function lamp(colour, intensity = 1) {
  return new THREE.MeshBasicMaterial({
    color: new THREE.Color(colour).multiplyScalar(intensity),
    side: THREE.DoubleSide,
  });
}

export const PALETTE = {
  white: '#e6e6f2',
  coral: '#e3262f',
  volt: '#ffc400',
  sky: '#0e3fa8',
  steel: '#eef0f6',
  soot: '#181824',
  indigo: '#2c2470',
  violet: '#6a4fd0',
  teal: '#12b79a',
};
