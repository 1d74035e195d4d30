/** Kilat's mark: a lightning bolt on a volt square. Drawn on a grid of 64. */
export const BOLT =
  'M37.2 9.6 18.4 35.3c-.8 1.1 0 2.6 1.3 2.6h9.4c.9 0 1.6.8 1.4 1.7l-2.4 13c-.3 1.8 1.9 2.7 3 1.3l18-24.4c.8-1.1 0-2.6-1.3-2.6h-9c-1 0-1.7-.9-1.4-1.9l2.7-14.1c.4-1.8-1.9-2.8-2.9-1.3z';
export const VOLT = '#ffd43a';
const INK = '#221a00';

const FILLS =
  '<defs><linearGradient id="v" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#ffec94"/><stop offset=".45" stop-color="#ffd43a"/><stop offset="1" stop-color="#ffb511"/></linearGradient></defs>';

const svg = (size, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${body}</svg>`;

const bolt = (fill, scale) =>
  `<path d="${BOLT}" fill="${fill}"${scale === 1 ? '' : ` transform="translate(${32 * (1 - scale)} ${32 * (1 - scale)}) scale(${scale})"`}/>`;

/** The mark's picture without its <svg>, on its grid; `round` as below. */
export const markBody = (round, scale = 1) =>
  `${FILLS}<rect width="64" height="64" rx="${round}" fill="url(#v)"/>${bolt(INK, scale)}`;

/**
 * `round`: corner radius of the square on the grid; 0 for icons the system masks itself. `scale` of the bolt: smaller
 * where a mask may cut a circle of 80 %.
 */
export const mark = (size, round, scale = 1) => svg(size, markBody(round, scale));

/** The bolt alone in one colour, for places that colour icons themselves. */
export const boltAlone = (size, fill, scale = 1) => svg(size, bolt(fill, scale));
