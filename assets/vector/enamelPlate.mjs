/** [top, middle, bottom] of the enamels. */
export const ENAMELS = {
  red: ['#ff6a70', '#e8283f', '#a00d2c'],
  blue: ['#6f9dff', '#2a60f4', '#1434a8'],
  black: ['#4b4478', '#231d4a', '#0f0b28'],
  green: ['#4fe6ae', '#10b57e', '#06725a'],
  violet: ['#b891ff', '#7a45f0', '#4a1fb0'],
  grey: ['#d3d0ee', '#9d99c8', '#656196'],
  gold: ['#ffe68a', '#ffbe1a', '#c87400'],
};

const GOLD = ['#fff3c0', '#f7b935', '#a9650c', '#f0b03a'];

/** A gradient from top to bottom; each stop is a colour, or [where, colour, opacity]. */
function fade(id, stops) {
  const list = stops.map((stop, i) => {
    const [offset, colour, opacity] = Array.isArray(stop) ? stop : [i / (stops.length - 1), stop, 1];
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  });
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list.join('')}</linearGradient>`;
}

const GLOSS = fade('gloss', [
  [0, '#fff', 0.32],
  [0.3, '#fff', 0.1],
  [0.62, '#fff', 0],
]);
const LIP = fade('lip', [
  [0, '#fff', 0.75],
  [0.3, '#fff', 0.12],
  [0.8, '#fff', 0],
  [1, '#fff', 0.35],
]);
const SHINE = fade('shine', [
  [0, '#fff', 0.6],
  [1, '#fff', 0],
]);

const svg = ([width, height], defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;
const box = (inset, [width, height], radius, paint) =>
  `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius - inset}" ${paint}/>`;

/** Width, height and corner of a plate, and how far the light of a winning one reaches beyond it. */
const PLATE = { size: [112, 96], round: 28, reach: 12 };
/** Nine-slice borders of a plate, and of its light. */
export const PLATE_BORDERS = sides(PLATE.round + 8);
export const PLATE_LIT_BORDERS = sides(PLATE.round + 8 + PLATE.reach);

function sides(border) {
  return { left: border, top: border, right: border, bottom: border };
}

/** A plate of enamel in a gold rim, for nine-slice drawing. */
export function enamelPlate(enamel) {
  const layer = (inset, paint) => box(inset, PLATE.size, PLATE.round, paint);
  const body = [
    layer(1, 'fill="#0a0620"'),
    layer(2, 'fill="url(#gold)"'),
    layer(5, 'fill="#1a0c30" fill-opacity=".7"'),
    layer(6.5, 'fill="url(#enamel)"'),
    layer(6.5, 'fill="url(#gloss)"'),
    layer(7.75, 'fill="none" stroke="url(#lip)" stroke-width="2.5"'),
  ];
  return svg(PLATE.size, fade('gold', GOLD) + fade('enamel', ENAMELS[enamel]) + GLOSS + LIP, body.join(''));
}

/** What lights up round a plate that won; it is `reach` wider on every side. */
export function plateLit() {
  const { reach, round } = PLATE;
  const size = PLATE.size.map((side) => side + 2 * reach);
  const layer = (inset, paint) => box(inset, size, round + reach, `fill="none" ${paint}`);
  const halo = Array.from({ length: reach }, (_, i) =>
    layer(i + 0.5, `stroke="#ffc93a" stroke-opacity="${(0.5 * ((i + 1) / reach) ** 2).toFixed(3)}"`),
  );
  const tube = [
    layer(reach + 3, 'stroke="#ffd43a" stroke-width="6"'),
    layer(reach + 3, 'stroke="#fffbe8" stroke-width="2.5"'),
  ];
  return svg(size, '', [...halo, ...tube].join(''));
}

/** A round of enamel in a gold rim that carries a past result's number. */
export function pastRound(enamel, size = 44) {
  const half = size / 2;
  const disc = (radius, fill) => `<circle cx="${half}" cy="${half}" r="${radius}" fill="${fill}"/>`;
  const body = [
    disc(half - 1, 'url(#gold)'),
    disc(half - 3.5, '#12082a'),
    disc(half - 4.5, 'url(#enamel)'),
    `<ellipse cx="${half}" cy="${half * 0.62}" rx="${half * 0.62}" ry="${half * 0.36}" fill="url(#shine)"/>`,
  ];
  return svg([size, size], fade('gold', GOLD) + fade('enamel', ENAMELS[enamel]) + SHINE, body.join(''));
}
