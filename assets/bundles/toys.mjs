import { model, vector } from '../pipeline/render.mjs';
import { halo } from '../vector/halo.mjs';
import { plate } from '../vector/plate.mjs';
import { crash } from './crash.mjs';

/** Models of many frames are photographed three times larger; that is enough with the studio's own smoothing. */
const OVERSAMPLE = 3;
/** Small pictures need more, or fine rims flicker. */
const SMALL_OVERSAMPLE = 6;
const PLATE = { side: 64, round: 24 };

/** `count` frames of a model as `sprite_0` onwards, hung by the middle. */
export function frames(sprite, name, count, size, { anchor = [0.5, 0.5], first = 0, height = size } = {}) {
  const oversample = size < 80 ? SMALL_OVERSAMPLE : OVERSAMPLE;
  return Array.from({ length: count }, (_, i) => ({
    name: `${sprite}_${i + first}`,
    make: model(name, i, count, size, height, oversample),
    anchor,
  }));
}

/** Frames of a model under names of their own. */
export function named(names, name, size, options) {
  return frames('', name, names.length, size, options).map((sprite, i) => ({ ...sprite, name: names[i] }));
}

/** Plates for pools and panels: plain, chosen, winning. */
export const PLATES = ['plain', 'lit', 'win'].map((look) => ({
  name: `plate_${look}`,
  make: vector(plate(look, PLATE.side, PLATE.round)),
  borders: { left: PLATE.round, top: PLATE.round, right: PLATE.round, bottom: PLATE.round },
}));

/** The burst of volt rays behind a great win, and puffs of smoke or dust. */
export const FLASH = shared('flash');
export const SMOKE = shared('smoke_0', 'smoke_1');

function shared(...names) {
  return crash.sprites.filter(({ name }) => names.includes(name));
}

/** A soft square light round a tile of `inner` pixels. */
export function haloRound(inner, round) {
  return { name: 'halo', make: vector(halo(inner + 48, inner, round)), anchor: [0.5, 0.5] };
}
