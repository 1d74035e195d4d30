import { RATE, silence } from './sound.mjs';

/** Silence between two sounds, seconds: more than any decoder's delay. */
const GAP = 0.08;
/** A loop is padded on both sides with this much of itself, so that a late decoder causes no gap. */
const OVERHANG = 0.06;

/** Concatenates sounds: the blocks of the sprite, its length in samples, and each sound's position. */
export function laySprite(sounds) {
  const blocks = [];
  const places = [];
  let length = 0;
  const put = (samples) => {
    blocks.push(samples);
    length += samples.length;
  };
  put(silence(GAP));
  for (const { name, samples, repeats } of sounds) {
    const hang = repeats ? Math.round(OVERHANG * RATE) : 0;
    if (hang) put(samples.slice(-hang));
    places.push({ name, samples, repeats, start: length });
    put(samples);
    if (hang) put(samples.slice(0, hang));
    put(silence(GAP));
  }
  return { blocks, length, places };
}

/** The map of a sprite as Howler takes it: name to [start, length, repeats?], ms. */
export function spriteOf(places) {
  return Object.fromEntries(
    places.map(({ name, samples, repeats, start }) => [
      name,
      [milliseconds(start), milliseconds(samples.length), ...(repeats ? [true] : [])],
    ]),
  );
}

function milliseconds(samples) {
  return Math.round((samples / RATE) * 1e4) / 10;
}
