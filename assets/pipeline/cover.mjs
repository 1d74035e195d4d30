import sharp from 'sharp';
import { NOZZLE, ROCKET } from '../bundles/crash.mjs';
import { FLAME, flame } from '../fields/flame.mjs';
import { paint } from '../fields/raster.mjs';
import { model } from './render.mjs';

const SIZE = 480;
const SCALE = 1.72;
const MIDDLE = [315, 165];
/** The frame of the roll that shows porthole and bolt best. */
const FRAME = 10;

/** Crash's cover for the lobby: the rocket under way, large, on nothing. */
export async function cover(page) {
  const rocket = Math.round(ROCKET.size * SCALE);
  const fire = Math.round(FLAME.size * SCALE);
  const shade = flame(5, 8);
  const root = MIDDLE.map((middle, i) => middle + NOZZLE[i] * SCALE);
  const burning = {
    input: await paint(fire, fire, (x, y) => shade(x / SCALE, y / SCALE)),
    left: Math.round(root[0] - (FLAME.size - FLAME.root) * SCALE),
    top: Math.round(root[1] - FLAME.root * SCALE),
  };
  const flying = {
    input: await model('rocket', FRAME, ROCKET.frames, rocket, rocket)(page),
    left: Math.round(MIDDLE[0] - rocket / 2),
    top: Math.round(MIDDLE[1] - rocket / 2),
  };
  const sheet = { width: SIZE, height: SIZE, channels: 4, background: '#00000000' };
  return sharp({ create: sheet }).composite([burning, flying]).png().toBuffer();
}
