import { BOLT, markBody, VOLT } from './mark.mjs';

/** The letters of "kilat", drawn 60 high; the i carries a bolt for a dot. */
const [LETTERS, WIDTH] = [
  [
    'M0 0h12v34.5L27.5 20H43L25.5 37 44.5 60H30.2L17 44l-5 4.7V60H0z',
    'M53 20h12v40H53z',
    'M75 0h12v60H75z',
    'M116.5 19c4.6 0 8.3 1.6 11 4.4V20h11.7v40h-11.7v-3.4c-2.7 2.8-6.4 4.4-11 4.4-11 0-19.7-9.2-19.7-21s8.7-21 19.7-21zm2 10.6c-5.6 0-9.7 4.5-9.7 10.4s4.1 10.4 9.7 10.4 9.7-4.5 9.7-10.4-4.1-10.4-9.7-10.4z',
    'M151 7.5h12V20h10.5v10.5H163v13.2c0 4.4 1.9 6.1 6 6.1 1.6 0 3-.2 4.5-.5V60c-2 .6-4.3 1-7.2 1-10 0-15.3-5.2-15.3-15.5v-15h-7.5V20h7.5z',
  ],
  174,
];
const GAP = 26;

const letters = (ink) =>
  `<path d="${LETTERS.join('')}" fill="${ink}"/><path d="${BOLT}" fill="${VOLT}" transform="translate(46.6 -4.4) scale(.38)"/>`;

/** The word beside the mark, `height` high. */
export function wordmark(height, ink) {
  const [width, tall] = [96 + GAP + WIDTH, 96];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round((width / tall) * height)}" height="${height}" viewBox="0 0 ${width} ${tall}"><g transform="scale(1.5)">${markBody(19)}</g><g transform="translate(${96 + GAP} 18)">${letters(ink)}</g></svg>`;
}

/** The mark with the word under it, in the middle of a night of width x height; `unit` is the mark's side. */
export function splash(width, height, unit, night, ink) {
  const scale = (unit * 0.86) / WIDTH;
  const [x, y] = [width / 2, height / 2 - unit * 0.3];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${night}"/><g transform="translate(${x - unit / 2} ${y - unit / 2}) scale(${unit / 64})">${markBody(19)}</g><g transform="translate(${x - (WIDTH * scale) / 2} ${y + unit * 0.78}) scale(${scale})">${letters(ink)}</g></svg>`;
}
