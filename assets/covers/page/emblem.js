import * as THREE from 'three';
import { photograph } from '../../studio/camera.js';
import { at, group } from '../../studio/shape.js';
import { MOTIFS } from '../emblems/index.js';
import { canvas } from './pen.js';

const FIELD = 1.06;

/**
 * Photographs a motif so that it fills a square of `size` pixels. `skin` picks one of the motif's colourings,
 * `turn` is [about x, about y, about z] in degrees on top of the motif's own pose. Answers the drawing's pen.
 */
export function emblem(motif, size, { skin = 0, turn = [0, 0, 0] } = {}) {
  const entry = MOTIFS[motif];
  if (!entry) throw new Error(`no motif ${motif}`);
  const pose = (entry.pose ?? [0, 0, 0]).map((angle, i) => ((angle + turn[i]) * Math.PI) / 180);
  const colours = entry.skins ? entry.skins[skin % entry.skins.length] : [];
  const object = at(group(...[entry.make(...colours)].flat()), [0, 0, 0], pose);
  object.rotation.order = 'ZXY';
  object.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(object, true);
  const middle = box.getCenter(new THREE.Vector3());
  const extent = box.getSize(new THREE.Vector3());
  const stage = at(group(object), middle.multiplyScalar(-1).toArray());
  const height = Math.max(extent.x, extent.y) * FIELD;
  const fitted = group(stage);
  fitted.scale.setScalar(2.4 / height);
  const shot = { object: fitted, camera: { eye: [0, 0, 1], height: 2.4 }, light: 1.5 };
  const picture = photograph(shot, size, size);
  const pen = canvas(size, size);
  pen.drawImage(picture, 0, 0);
  fitted.traverse((node) => {
    if (!node.isMesh) return;
    node.geometry.dispose();
    node.material.map?.dispose();
    node.material.dispose();
  });
  return pen;
}

const props = new Map();

/** An emblem that many covers share, photographed once. */
export function prop(motif, size, options) {
  const key = JSON.stringify([motif, size, options]);
  if (!props.has(key)) props.set(key, emblem(motif, size, options));
  return props.get(key);
}
