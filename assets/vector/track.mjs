import { box, down, GOLD_STOPS, svg } from './gradient.mjs';
import { ringPiece } from './wedge.mjs';

/** [light, body, dark] of what a roll wins and loses in. */
const ZONES = { win: ['#86f7dd', '#14c79f', '#067a6b'], lose: ['#ff9a92', '#f0394a', '#9c0f35'] };
/** A bar with round ends, `inset` from the edges of a picture of `width` x `height`. */
const bar = (width, height, inset, paint) => box(inset, [width, height], height / 2, paint);

/** Height of the track and of the zones in its groove; their nine-slice borders keep the round ends. */
export const TRACK = { height: 72, zone: 40 };
export const endBorders = (height) => ({ left: height / 2 + 2, top: 0, right: height / 2 + 2, bottom: 0 });

/** The track: a body of indigo in a gold rim, its groove dark. */
export function track() {
  const height = TRACK.height;
  const width = height + 24;
  const groove = (height - TRACK.zone) / 2 - 3;
  const defs = [
    down('gold', GOLD_STOPS),
    down('body', ['#8f7cff', '#5140d6', '#3424a8', '#2a1c88']),
    down('deep', ['#080320', '#150c48', '#2a1f7c']),
    down('rim', [
      [0, '#fff', 0.7],
      [0.3, '#fff', 0.08],
      [1, '#fff', 0.16],
    ]),
  ];
  return svg(
    width,
    height,
    defs.join(''),
    [
      bar(width, height, 0.5, 'fill="#0a0620"'),
      bar(width, height, 1.5, 'fill="url(#gold)"'),
      bar(width, height, 5, 'fill="url(#body)"'),
      bar(width, height, 6.25, 'fill="none" stroke="url(#rim)" stroke-width="2.5"'),
      bar(width, height, groove - 2, 'fill="#b9a9ff" fill-opacity=".35"'),
      bar(width, height, groove - 1, 'fill="url(#gold)"'),
      bar(width, height, groove + 1.5, 'fill="url(#deep)"'),
    ].join(''),
  );
}

/** A zone of the track, a glossy bar. */
export function zone(name) {
  const height = TRACK.zone;
  const width = height + 16;
  const [light, body, dark] = ZONES[name];
  const defs = [
    down('a', [
      [0, light],
      [0.35, body],
      [1, dark],
    ]),
    down('b', [
      [0, '#fff', 0.75],
      [1, '#fff', 0.05],
    ]),
  ];
  return svg(
    width,
    height,
    defs.join(''),
    `${bar(width, height, 0.5, 'fill="url(#a)"')}<rect x="12" y="5" width="${width - 24}" height="9" rx="4.5" fill="url(#b)"/>`,
  );
}

/** A line of the scale, metal with round ends. */
export function tick(width, height) {
  return svg(
    width + 2,
    height + 2,
    down('a', ['#ffffff', '#cdc7f4', '#9a92d8']),
    `<rect x="1" y="1" width="${width}" height="${height}" rx="${width / 2}" fill="url(#a)"/>`,
  );
}

/**
 * A piece of the dial's band between two radii, `degrees` wide about the top: pieces laid over one another make a band
 * without a seam. `anchor` is the dial's middle.
 */
export function arc(name, [inner, outer], degrees) {
  const { width, height, middle, path } = ringPiece([inner, outer], degrees, 1);
  const [light, body, dark] = ZONES[name];
  const stops = [
    [inner, dark],
    [inner + (outer - inner) * 0.45, body],
    [inner + (outer - inner) * 0.74, light],
    [inner + (outer - inner) * 0.82, body],
    [outer, dark],
  ].map(([radius, colour]) => `<stop offset="${radius / outer}" stop-color="${colour}"/>`);
  const [x, y] = middle;
  const fill = `<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${outer}">${stops.join('')}</radialGradient>`;
  return { svg: svg(width, height, fill, `<path d="${path}" fill="url(#a)"/>`), anchor: [0.5, y / height] };
}
