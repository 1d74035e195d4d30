import { candi, palm } from './silhouettes.mjs';

/**
 * The horizon before lift-off: volcanoes in violet haze, hills with palms and a stepped temple, a few lamps. It
 * repeats horizontally. Heights are measured up from the bottom edge.
 */
const HEIGHT = 240;
const PERIOD = 1000;

/** Each volcano: [middle, height, slope length, half width of the crater]. */
const LAYERS = [
  {
    base: 66,
    cones: [
      [215, 150, 92, 13],
      [420, 78, 84, 8],
      [735, 104, 88, 10],
      [905, 62, 70, 7],
    ],
    rough: 2,
    top: '#4a3aa4',
    bottom: '#40328f',
  },
  {
    base: 48,
    cones: [
      [60, 52, 74, 5],
      [545, 92, 78, 10],
      [840, 40, 96, 6],
    ],
    rough: 3,
    top: '#2c2370',
    bottom: '#2b2272',
  },
  {
    base: 38,
    cones: [
      [150, 26, 90, 20],
      [390, 18, 110, 26],
      [690, 30, 86, 24],
      [960, 16, 90, 20],
    ],
    rough: 4,
    top: '#1d1853',
    bottom: '#171346',
  },
  {
    base: 20,
    cones: [
      [280, 10, 120, 40],
      [620, 8, 120, 30],
      [860, 12, 90, 30],
    ],
    rough: 2,
    top: '#100d33',
    bottom: '#0c0a26',
  },
];

/** Lamps of the villages: [x, y from the bottom, radius]. */
const LAMPS = [
  [62, 33, 1.5],
  [78, 30, 1.2],
  [96, 35, 1.2],
  [352, 30, 1.4],
  [371, 33, 1.1],
  [388, 28, 1.5],
  [566, 31, 1.2],
  [583, 28, 1.5],
  [790, 34, 1.4],
  [806, 30, 1.2],
  [823, 36, 1.1],
  [930, 27, 1.4],
];

const PALMS = [
  [24, 20, 34, 1],
  [40, 21, 25, -1],
  [470, 21, 30, 1],
  [487, 20, 40, -1],
  [502, 21, 27, 1],
  [745, 24, 36, -1],
  [985, 21, 28, 1],
];

/** The horizon as SVG, `margin` pixels larger on every side than its 1000 x 240. */
export function ridge(margin) {
  const [width, height] = [PERIOD + 2 * margin, HEIGHT + 2 * margin];
  const paths = LAYERS.map((layer, i) => {
    const behind = i === 3 ? temple() + palms() : '';
    return `${behind}<path d="${land(layer, i)}" fill="url(#l${i})"/>${i < 2 ? shades(layer, i) : ''}`;
  });
  const fills = LAYERS.map((layer, i) => gradient(`l${i}`, layer));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}">
<defs>${fills.join('')}<radialGradient id="lamp"><stop offset="0" stop-color="#ffe9b0"/><stop offset=".22" stop-color="#ffc95a" stop-opacity=".9"/><stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient></defs>
${paths.join('\n')}${LAMPS.map(lamp).join('')}</svg>`;
}

function gradient(id, { base, cones, top, bottom }) {
  const peak = HEIGHT - base - Math.max(...cones.map(([, height]) => height));
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${peak}" y2="${HEIGHT - base * 0.4}"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** The outline of a layer, one point every two pixels, a little past both edges. */
function land(layer, seed) {
  const points = [];
  for (let x = -8; x <= PERIOD + 8; x += 2) points.push(`${x} ${surface(layer, seed, x).toFixed(2)}`);
  return `M-8 ${HEIGHT + 8}L${points.join('L')}L${PERIOD + 8} ${HEIGHT + 8}z`;
}

function surface({ base, cones, rough }, seed, x) {
  const wave = (n, shift) => Math.sin((x / PERIOD) * Math.PI * 2 * n + seed * 1.7 + shift);
  const hills = base + rough * (wave(3, 0) + 0.6 * wave(7, 2) + 0.35 * wave(17, 4) + 0.2 * wave(41, 1));
  return HEIGHT - hills - Math.max(...cones.map((cone) => slope(cone, x)));
}

/** The flanks turned away from the light, each behind a jagged spur down from its crater. */
function shades(layer, seed) {
  const fade = `<linearGradient id="s${seed}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0c0a26" stop-opacity=".34"/><stop offset=".72" stop-color="#0c0a26" stop-opacity="0"/></linearGradient>`;
  const flanks = layer.cones.flatMap((cone) =>
    [-PERIOD, 0, PERIOD].map((shift) => {
      const [middle, height, , crater] = cone;
      const at = (x) => surface(layer, seed, x);
      const foot = HEIGHT - layer.base * 0.7;
      const spur = Array.from({ length: 9 }, (_, i) => {
        const t = i / 8;
        const bend = (i % 2 ? 1 : -1) * height * 0.035 + t * t * height * 0.2;
        return [middle + crater * 0.3 + bend * (i ? 1 : 0), at(middle) + 2 + (foot - at(middle)) * t];
      });
      const flank = [];
      for (
        let x = middle + crater * 0.3;
        slope(cone, x) >= Math.max(...layer.cones.map((one) => slope(one, x)));
        x += 2
      )
        flank.unshift([x, at(x)]);
      const points = [...spur, [flank[0][0], foot], ...flank];
      return `<path fill="url(#s${seed})" d="M${points.map(([x, y]) => `${(x + shift).toFixed(1)} ${y.toFixed(1)}`).join('L')}z"/>`;
    }),
  );
  return `<defs>${fade}</defs>${flanks.join('')}`;
}

/** A volcano's flank: steep below the crater, running out flat, with a dip in the crater's rim. */
function slope([middle, height, length, crater], x) {
  const away = Math.abs(((((x - middle) % PERIOD) + PERIOD * 1.5) % PERIOD) - PERIOD / 2);
  if (away < crater) return height - (height * 0.035 + 2) * Math.cos((away / crater) * (Math.PI / 2));
  return height * Math.exp(-(((away - crater) / length) ** 1.08));
}

function temple() {
  return `<g fill="#15113f">${candi(640, HEIGHT - 24, 1)}</g>`;
}

function palms() {
  return PALMS.map(
    ([x, y, tall, lean]) => `<g fill="#100d33" stroke="#100d33">${palm(x, HEIGHT - y, tall, lean)}</g>`,
  ).join('');
}

function lamp([x, y, radius]) {
  return `<circle cx="${x}" cy="${HEIGHT - y}" r="${radius * 3}" fill="url(#lamp)"/>`;
}
