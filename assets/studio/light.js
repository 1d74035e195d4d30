import * as THREE from 'three';

/**
 * Kilat's light: a large softbox at the top left, a tall cool strip at the right for the rim, a violet floor that
 * the night throws back, and a dim dome, so that glossy plastic has something to mirror.
 */
const BOXES = [
  // x, y, z, width, height, intensity, colour
  [-5.5, 6.5, 6.5, 4.6, 4.6, 8.5, '#fff6ea'],
  [-8.5, 0.5, 2.5, 1.2, 7, 2.6, '#dfe4ff'],
  [8.5, 1.5, 1.5, 1.5, 9, 4.6, '#9db4ff'],
  [3, -8, 3.5, 8, 4, 1.3, '#7a5cff'],
  [-3, 3, -9, 10, 4, 1.2, '#c9c4ff'],
];

const DOME = [
  [0, '#3a2f6e'],
  [0.42, '#5b5788'],
  [0.6, '#8f8db0'],
  [1, '#a9a7c0'],
];

/** The environment models are lit by, prefiltered for rough and smooth surfaces: Kilat's light, or another's boxes. */
export function softboxes(renderer, boxes = BOXES, walls = DOME) {
  const scene = new THREE.Scene();
  scene.add(dome(walls));
  for (const [x, y, z, width, height, intensity, colour] of boxes) {
    const material = new THREE.MeshBasicMaterial({
      color: new THREE.Color(colour).multiplyScalar(intensity),
      side: THREE.DoubleSide,
    });
    const box = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material);
    box.position.set(x, y, z);
    box.lookAt(0, 0, 0);
    scene.add(box);
  }
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0.012).texture;
}

function dome(walls) {
  const geometry = new THREE.SphereGeometry(20, 48, 64);
  const position = geometry.attributes.position;
  const colours = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i++) {
    const height = (position.getY(i) / 20 + 1) / 2;
    const above = Math.max(
      1,
      walls.findIndex(([stop]) => stop >= height),
    );
    const [low, lowColour] = walls[above - 1];
    const [high, highColour] = walls[above];
    new THREE.Color(lowColour)
      .lerp(new THREE.Color(highColour), (height - low) / (high - low))
      .toArray(colours, i * 3);
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  return new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.BackSide }));
}

/** The key light gives form and soft shadows; the fill keeps the far side readable on a dark sky. */
export function keyLight() {
  const key = new THREE.DirectionalLight('#fff4e6', 1.5);
  key.position.set(-4, 6, 5.5);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  key.shadow.radius = 5;
  key.shadow.bias = -0.0004;
  key.shadow.normalBias = 0.02;
  Object.assign(key.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 1, far: 18 });
  const fill = new THREE.DirectionalLight('#8f8cff', 0.35);
  fill.position.set(6, -2, 4);
  return [key, fill];
}
