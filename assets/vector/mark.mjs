/** Kilat's mark: a lightning bolt on a volt square. Drawn on a grid of 64. */
export const BOLT =
  'M37.2 9.6 18.4 35.3c-.8 1.1 0 2.6 1.3 2.6h9.4c.9 0 1.6.8 1.4 1.7l-2.4 13c-.3 1.8 1.9 2.7 3 1.3l18-24.4c.8-1.1 0-2.6-1.3-2.6h-9c-1 0-1.7-.9-1.4-1.9l2.7-14.1c.4-1.8-1.9-2.8-2.9-1.3z';

/** `round`: corner radius of the square on the grid; 0 for icons the system masks itself. */
export function mark(size, round) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><defs><linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe27a"/><stop offset="1" stop-color="#ffc21a"/></linearGradient></defs><rect width="64" height="64" rx="${round}" fill="url(#v)"/><path d="${BOLT}" fill="#221a00"/></svg>`;
}
