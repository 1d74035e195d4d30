import * as THREE from 'three';
import { lens, photograph } from './camera.js';
import { crashModels } from './models/crash.js';
import { slotsModels } from './models/slots.js';
import { toysModels } from './models/toys.js';
import { treasuresModels } from './models/treasures.js';
import { wheelsModels } from './models/wheels.js';

/**
 * The photo studio for the games' sprites. The build calls `window.shoot` for every one. Each model function takes
 * (frame, frames) and returns { object, camera: { eye, target, height } }: the camera shows `height` world units
 * of the plane through its target.
 */
const MODELS = { ...crashModels, ...toysModels, ...wheelsModels, ...treasuresModels, ...slotsModels };

/** Renders one frame of a model at width x height pixels; answers a PNG as a data URL. */
window.shoot = (model, frame, frames, width, height) =>
  photograph(MODELS[model](frame, frames), width, height).toDataURL('image/png');

/** Where a world point of a model's frame 0 lies in its picture, as fractions of width and height. */
window.locate = (model, name, aspect) => {
  const { object, camera } = MODELS[model](0, 1);
  object.updateMatrixWorld(true);
  const place = object.getObjectByName(name).getWorldPosition(new THREE.Vector3());
  const point = place.project(lens(camera, aspect));
  return [(point.x + 1) / 2, (1 - point.y) / 2];
};

window.ready = true;
