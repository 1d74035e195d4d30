import * as THREE from 'three';
import { avatar } from './avatar.js';
import { debris } from './debris.js';
import { keyLight, softboxes } from './light.js';
import { pad } from './pad.js';
import { rocket } from './rocket.js';

/**
 * The photo studio: one renderer, one set of lights, any model. The build calls `window.shoot` for every sprite.
 * Each model function takes (frame, frames) and returns { object, camera: { eye, target, height } }: the camera
 * shows `height` world units of the plane through its target.
 */
const MODELS = { rocket, debris, pad, avatar };
const FIELD_OF_VIEW = 15;

const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.setPixelRatio(1);
renderer.setClearColor(0x000000, 0);
renderer.toneMapping = THREE.NeutralToneMapping;
renderer.toneMappingExposure = 1;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
document.body.append(renderer.domElement);

const scene = new THREE.Scene();
scene.environment = softboxes(renderer);
scene.add(...keyLight());

/** Renders one frame of a model at width x height pixels; answers a PNG as a data URL. */
window.shoot = (model, frame, frames, width, height) => {
  renderer.setSize(width, height);
  const { object, camera } = MODELS[model](frame, frames);
  object.traverse((node) => {
    if (node.isMesh && !node.userData.noShadow) node.castShadow = node.receiveShadow = true;
  });
  scene.add(object);
  const distance = camera.height / 2 / Math.tan(THREE.MathUtils.degToRad(FIELD_OF_VIEW / 2));
  const lens = new THREE.PerspectiveCamera(
    FIELD_OF_VIEW,
    width / height,
    Math.max(0.1, distance - 6),
    distance + 6,
  );
  const target = new THREE.Vector3(...(camera.target ?? [0, 0, 0]));
  lens.position
    .set(...camera.eye)
    .setLength(distance)
    .add(target);
  lens.lookAt(target);
  renderer.render(scene, lens);
  const picture = renderer.domElement.toDataURL('image/png');
  scene.remove(object);
  return picture;
};

/** Where a world point of a model's frame 0 lies in its picture, as fractions of width and height. */
window.locate = (model, name, aspect) => {
  const { object, camera } = MODELS[model](0, 1);
  object.updateMatrixWorld(true);
  const distance = camera.height / 2 / Math.tan(THREE.MathUtils.degToRad(FIELD_OF_VIEW / 2));
  const lens = new THREE.PerspectiveCamera(FIELD_OF_VIEW, aspect, 0.1, 100);
  const target = new THREE.Vector3(...(camera.target ?? [0, 0, 0]));
  lens.position
    .set(...camera.eye)
    .setLength(distance)
    .add(target);
  lens.lookAt(target);
  lens.updateMatrixWorld(true);
  const point = object.getObjectByName(name).getWorldPosition(new THREE.Vector3()).project(lens);
  return [(point.x + 1) / 2, (1 - point.y) / 2];
};

window.ready = true;
