import * as THREE from 'three';
import { batik } from './eggBatik.js';
import { crackSkin } from './eggCrack.js';
import { breakLine, brink, FOOT, INNER, shell, TIP } from './eggShell.js';
import { plastic } from './material.js';
import { at, group } from './shape.js';

/** From the tip to the foot. */
const SKINS = [
  ['#ff6a50', '#ee2a38', '#b80c2c'],
  ['#a07cff', '#6f3df2', '#4318b8'],
  ['#3ff0cc', '#10bfa2', '#067f86'],
  ['#ffe04a', '#ffb60e', '#f27c00'],
  ['#62c4ff', '#1f7cf0', '#1240b4'],
];
const LINING = '#fff0d2';

/** Seen a little from above, as it stands in its nest. */
export const EGG_VIEW = { eye: [0, 0.26, 1], target: [0, 0, 0], height: 2.36 };

/** A whole egg, of each colouring a frame. */
export const egg = (frame) => shown(outside(frame, TIP, FOOT));

/** The cap of a broken one; in place it closes the half below. */
export const eggTop = (frame) =>
  shown(outside(frame, TIP, breakLine), lining(shell(TIP, breakLine, INNER), THREE.BackSide), both());

/** The near wall of the lower half. */
export const eggBottom = (frame) => shown(outside(frame, breakLine, FOOT), lining(brink(1)));

/** What is seen inside the lower half, to be drawn behind whatever comes out of it. */
export function eggInside() {
  return shown(lining(shell(breakLine, FOOT, INNER), THREE.BackSide), lining(brink(-1)));
}

/** The growing crack alone, to be drawn over any whole egg. */
export function eggCrack(frame, frames) {
  const skin = new THREE.Mesh(shell(TIP, FOOT, 1.002), crackSkin((frame + 1) / frames));
  skin.userData.noShadow = true;
  return shown(skin);
}

const shown = (...parts) => ({ object: at(group(...parts), [0, 0, 0]), camera: EGG_VIEW });
const both = () => group(lining(brink(1)), lining(brink(-1)));

function outside(frame, from, to) {
  const material = batik(SKINS[frame]);
  material.side = THREE.FrontSide;
  return new THREE.Mesh(shell(from, to), material);
}

function lining(geometry, side = THREE.DoubleSide) {
  const material = plastic(LINING, { roughness: 0.5, coat: 0.2 });
  material.side = side;
  material.emissive.set('#7a4a10');
  material.emissiveIntensity = 0.4;
  return new THREE.Mesh(geometry, material);
}
