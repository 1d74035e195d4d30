/** A gradient from top to bottom; each stop is a colour, evenly spread, or [where, colour, opacity]. */
export function down(id, stops) {
  const list = stops.map((stop, i) => {
    const [offset, colour, opacity = 1] = Array.isArray(stop) ? stop : [i / (stops.length - 1), stop];
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  });
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list.join('')}</linearGradient>`;
}

/** The stops of a polished gold rim. */
export const GOLD_STOPS = ['#fff3c0', '#f7b935', '#a9650c', '#f0b03a'];

export const svg = (width, height, defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;

/** A box with round corners, `inset` from every edge of a picture whose own corner would be `radius`. */
export const box = (inset, [width, height], radius, paint) =>
  `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius - inset}" ${paint}/>`;

/** Volt light round such a box, growing inwards over `reach` pixels, and the bright line it comes from. */
export function neon(size, radius, reach, { line, strength }) {
  const halo = Array.from({ length: reach }, (_, i) => {
    const opacity = (strength * ((i + 1) / reach) ** 2).toFixed(3);
    return box(i + 0.5, size, radius, `fill="none" stroke="#ffc93a" stroke-opacity="${opacity}"`);
  });
  const tube = [
    ['#ffd43a', 6],
    ['#fffbe8', 2.5],
  ].map(([colour, width]) =>
    box(line, size, radius, `fill="none" stroke="${colour}" stroke-width="${width}"`),
  );
  return [...halo, ...tube].join('');
}
