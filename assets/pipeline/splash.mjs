import sharp from 'sharp';
import { splash } from '../vector/wordmark.mjs';

const NIGHT = '#0a0a1c';
const WARM_WHITE = '#f7f3ea';

/** Screens of iPhones and iPads held upright: CSS width and height, pixels a CSS pixel. */
export const SCREENS = [
  [320, 568, 2],
  [375, 667, 2],
  [414, 896, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1194, 2],
  [1024, 1366, 2],
];

const file = ([width, height, dense]) => `splash-${width * dense}x${height * dense}.png`;

/** The pictures an installed Kilat shows on iOS while it starts, as [path, bytes]. */
export async function splashes() {
  const draw = async (screen) => {
    const [width, height, dense] = screen;
    const unit = Math.min(width * 0.26, 136) * dense;
    const svg = splash(width * dense, height * dense, unit, NIGHT, WARM_WHITE);
    return [
      file(screen),
      await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer(),
    ];
  };
  const files = [];
  for (const screen of SCREENS) files.push(await draw(screen));
  return files;
}

/** The lines of index.html that name them. */
export const splashLinks = () =>
  SCREENS.map((screen) => {
    const [width, height, dense] = screen;
    return `<link rel="apple-touch-startup-image" href="/icons/${file(screen)}" media="(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${dense}) and (orientation: portrait)" />`;
  });
