import { model } from '../pipeline/render.mjs';

const OVERSAMPLE = 3;

/** One piece of a table's cover: a model's frame, how large it is and where its middle lies, in the order they are laid. */
export const piece = (name, frame, frames, size, x, y) => ({
  make: model(name, frame, frames, size, size, OVERSAMPLE),
  size,
  x,
  y,
});
