import sharp from 'sharp';
import { FLAME, flame } from '../fields/flame.mjs';
import { paint } from '../fields/raster.mjs';
import { model } from './render.mjs';

/** The lobby's picture of crash in pixels: the rocket at three times its size in the game, its flame lit. */
const SIZE = 640;
const ROCKET = 460;
/** The nozzle's mouth from the rocket's middle, as a share of the rocket's size (README.md, "The atlas of crash"). */
const NOZZLE = 41.5 / 192;
/** The flame is as much larger. */
const ZOOM = ROCKET / 192;

/** The cover as a PNG buffer with a transparent ground. */
export async function cover(page) {
  const middle = { x: SIZE - ROCKET / 2 - 4, y: ROCKET / 2 + 4 };
  const rocket = await model('rocket', 0, 12, ROCKET, ROCKET, 2)(page);
  const side = Math.round(FLAME.size * ZOOM);
  const shade = flame(2, 8);
  const fire = await paint(side, side, (x, y) => shade(x / ZOOM, y / ZOOM));
  const root = FLAME.root * ZOOM;
  const mouth = { x: middle.x - NOZZLE * ROCKET, y: middle.y + NOZZLE * ROCKET };
  return sharp({ create: { width: SIZE, height: SIZE, channels: 4, background: '#0000' } })
    .composite([
      { input: fire, left: Math.round(mouth.x - side + root), top: Math.round(mouth.y - root) },
      { input: rocket, left: Math.round(middle.x - ROCKET / 2), top: Math.round(middle.y - ROCKET / 2) },
    ])
    .png()
    .toBuffer();
}
