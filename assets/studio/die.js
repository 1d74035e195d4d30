import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { plastic } from './material.js';
import { group } from './shape.js';

const SPREAD = 0.46;
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};
/** Where each number looks on the die; opposite ones make seven. */
const SIDES = {
  1: [0, 1, 0],
  2: [0, 0, 1],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 0, -1],
  6: [0, -1, 0],
};
/** Which number is on top and which in front when a value lies on the table. */
const LYING = { 1: 2, 2: 6, 3: 2, 4: 5, 5: 1, 6: 3 };

/** Whatever the die does, it has the same size in its picture. */
const CAMERA = { eye: [0, 1.32, 1], height: 3.2 };

/** A body is its colour, roughness, coat and how much it mirrors. */
const SKINS = {
  ivory: { body: ['#fff4dc', 0.22, 1, 1], pip: '#1b1450', one: '#d3122a' },
};

/** A die lying on the table, seen from above and the front: frame 0 shows 1. */
export const dieAtRest = (skin) => (frame) => {
  const cube = die(SKINS[skin]);
  cube.quaternion.copy(lying(frame + 1));
  const turned = group(cube);
  turned.rotation.y = 0.34;
  return { object: group(turned), camera: CAMERA };
};

/** A die in the air: two turns at once, which loop. */
export const dieInAir = (skin) => (frame, frames) => {
  const t = (frame / frames) * Math.PI * 2;
  const cube = die(SKINS[skin]);
  const roll = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0.86, 0.1, -0.5).normalize(), t);
  const swing = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0.3, 0.9, 0.3).normalize(), t);
  cube.quaternion
    .copy(roll)
    .multiply(swing)
    .multiply(new THREE.Quaternion().setFromEuler(new THREE.Euler(0.3, 0.5, 0.2)));
  return { object: group(cube), camera: CAMERA };
};

/** One face, straight on, for small pictures. */
export const dieFace = (skin) => (frame) => {
  const cube = die(SKINS[skin]);
  cube.quaternion.copy(lying(frame + 1));
  return { object: group(cube), camera: { eye: [0, 1, 0.0001], height: 2.1 } };
};

function lying(value) {
  const [top, front] = [SIDES[value], SIDES[LYING[value]]].map((side) => new THREE.Vector3(...side));
  const basis = new THREE.Matrix4().makeBasis(new THREE.Vector3().crossVectors(top, front), top, front);
  return new THREE.Quaternion().setFromRotationMatrix(basis.transpose());
}

function die({ body, pip, one }) {
  const [colour, roughness, coat, mirror] = body;
  const skin = plastic(colour, { roughness, coat });
  skin.specularIntensity = mirror;
  const cube = group(new THREE.Mesh(new RoundedBoxGeometry(2, 2, 2, 14, 0.38), skin));
  const dark = plastic(pip, { roughness: 0.5, coat: 0 });
  const ace = plastic(one, { roughness: 0.5, coat: 0 });
  for (const [value, side] of Object.entries(SIDES)) {
    const face = group(
      ...PIPS[value].map(([x, y]) => {
        const hollow = dimple(value === '1' ? 0.34 : 0.205, value === '1' ? ace : dark);
        hollow.position.set(x * SPREAD, y * SPREAD, 1.003);
        return hollow;
      }),
    );
    face.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), new THREE.Vector3(...side));
    cube.add(face);
  }
  return cube;
}

/** A pip that is lit as the hollow it is meant to be, though it lies flat on its face. */
function dimple(radius, material) {
  const geometry = new THREE.RingGeometry(0.0001, radius, 48, 8);
  const { position, normal } = geometry.attributes;
  const bent = new THREE.Vector3();
  for (let i = 0; i < position.count; i++) {
    bent.set(-position.getX(i), -position.getY(i), radius * 1.1).normalize();
    normal.setXYZ(i, bent.x, bent.y, bent.z);
  }
  const mesh = new THREE.Mesh(geometry, material);
  mesh.userData.noShadow = true;
  return mesh;
}
