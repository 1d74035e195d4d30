import * as THREE from 'three';
import { avatar } from './avatar.js';
import { lens, photograph } from './camera.js';
import { debris } from './debris.js';
import { pad } from './pad.js';
import { rocket } from './rocket.js';

/**
 * The photo studio for crash's sprites. The build calls `window.shoot` for every one. Each model function takes
 * (frame, frames) and returns { object, camera: { eye, target, height } }: the camera shows `height` world units
 * of the plane through its target.
 */
const MODELS = { rocket, debris, pad, avatar };

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
