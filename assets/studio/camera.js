import * as THREE from 'three';
import { keyLight, softboxes } from './light.js';
import { GILT_BOXES, GILT_WALLS, METAL_BOXES, METAL_WALLS } from './metalRoom.js';

/** One renderer, one set of lights, for any model. */
const FIELD_OF_VIEW = 15;

const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.setPixelRatio(1);
renderer.setClearColor(0x000000, 0);
renderer.toneMappingExposure = 1;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
document.body.append(renderer.domElement);

const scene = new THREE.Scene();
scene.add(...keyLight());

/** A lens that shows `height` world units of the plane through its target. */
export function lens({ eye, target = [0, 0, 0], height }, aspect) {
  const distance = height / 2 / Math.tan(THREE.MathUtils.degToRad(FIELD_OF_VIEW / 2));
  const camera = new THREE.PerspectiveCamera(
    FIELD_OF_VIEW,
    aspect,
    Math.max(0.1, distance - 6),
    distance + 6,
  );
  const middle = new THREE.Vector3(...target);
  camera.position
    .set(...eye)
    .setLength(distance)
    .add(middle);
  camera.lookAt(middle);
  camera.updateMatrixWorld(true);
  return camera;
}

/**
 * How light becomes colour, and what is mirrored: `neutral` keeps plastic's hues, `aces` gives metal deep, warm
 * shadows and a bright room to mirror, `gilt` keeps gold yellow whichever way it is turned.
 */
const TONES = {
  neutral: { mapping: THREE.NeutralToneMapping, room: room() },
  aces: { mapping: THREE.ACESFilmicToneMapping, room: room(METAL_BOXES, METAL_WALLS) },
  gilt: { mapping: THREE.NeutralToneMapping, room: room(GILT_BOXES, GILT_WALLS) },
};

/** A room is built when the first model stands in it, for that takes long. */
function room(...lit) {
  let built;
  return () => {
    built ??= softboxes(renderer, ...lit);
    return built;
  };
}

/**
 * Photographs { object, camera } at width x height pixels; `light` is the strength of what surfaces mirror, `tone`
 * one of TONES. Answers the canvas, good until the next photograph.
 */
export function photograph({ object, camera, light = 1, tone = 'neutral' }, width, height) {
  renderer.setSize(width, height);
  renderer.toneMapping = TONES[tone].mapping;
  scene.environment = TONES[tone].room();
  scene.environmentIntensity = light;
  object.traverse((node) => {
    if (node.isMesh && !node.userData.noShadow) node.castShadow = node.receiveShadow = true;
  });
  scene.add(object);
  renderer.render(scene, lens(camera, width / height));
  scene.remove(object);
  return renderer.domElement;
}
