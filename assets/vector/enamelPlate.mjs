import { box, down, GOLD_STOPS, neon, svg } from './gradient.mjs';

/** [top, middle, bottom] of the enamels. */
const ENAMELS = {
  red: ['#ff6a70', '#e8283f', '#a00d2c'],
  blue: ['#6f9dff', '#2a60f4', '#1434a8'],
  black: ['#4b4478', '#231d4a', '#0f0b28'],
  green: ['#4fe6ae', '#10b57e', '#06725a'],
  violet: ['#b891ff', '#7a45f0', '#4a1fb0'],
  grey: ['#d3d0ee', '#9d99c8', '#656196'],
  gold: ['#ffe68a', '#ffbe1a', '#c87400'],
};

const GLOSS = down('gloss', [
  [0, '#fff', 0.32],
  [0.3, '#fff', 0.1],
  [0.62, '#fff', 0],
]);
const LIP = down('lip', [
  [0, '#fff', 0.75],
  [0.3, '#fff', 0.12],
  [0.8, '#fff', 0],
  [1, '#fff', 0.35],
]);
const SHINE = down('shine', [
  [0, '#fff', 0.6],
  [1, '#fff', 0],
]);

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
  return svg(
    ...PLATE.size,
    down('gold', GOLD_STOPS) + down('enamel', ENAMELS[enamel]) + GLOSS + LIP,
    body.join(''),
  );
}

/** What lights up round a plate that won; it is `reach` wider on every side. */
export function plateLit() {
  const { reach, round } = PLATE;
  const size = PLATE.size.map((side) => side + 2 * reach);
  return svg(...size, '', neon(size, round + reach, reach, { line: reach + 3, strength: 0.5 }));
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
  return svg(size, size, down('gold', GOLD_STOPS) + down('enamel', ENAMELS[enamel]) + SHINE, body.join(''));
}

/** A large round of enamel in a beaded gold rim, for the number that was just drawn. */
export function medal(enamel, size) {
  const half = size / 2;
  const disc = (radius, paint) => `<circle cx="${half}" cy="${half}" r="${radius}" ${paint}/>`;
  const beads = Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * Math.PI * 2;
    const [x, y] = [half + Math.sin(angle) * (half - 8), half - Math.cos(angle) * (half - 8)];
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="2.1" fill="#fff3c4" fill-opacity=".85"/>`;
  });
  const body = [
    disc(half - 1, 'fill="#0a0620"'),
    disc(half - 2, 'fill="url(#gold)"'),
    disc(half - 13, 'fill="#5c3200" fill-opacity=".55"'),
    ...beads,
    disc(half - 14.5, 'fill="#12082a"'),
    disc(half - 17, 'fill="url(#enamel)"'),
    disc(half - 18.5, 'fill="none" stroke="url(#lip)" stroke-width="3"'),
    `<ellipse cx="${half}" cy="${half * 0.56}" rx="${half * 0.54}" ry="${half * 0.27}" fill="url(#shine)" fill-opacity=".7"/>`,
  ];
  return svg(
    size,
    size,
    down('gold', GOLD_STOPS) + down('enamel', ENAMELS[enamel]) + SHINE + LIP,
    body.join(''),
  );
}
