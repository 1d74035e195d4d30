/** What lies behind and before the coins of one window: a drum's round, lit in the middle. */
const SIZE = [124, 142];

const svg = (stops, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE[0]}" height="${SIZE[1]}"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join(
      '',
    )}</linearGradient></defs><rect width="${SIZE[0]}" height="${SIZE[1]}" rx="22" fill="url(#a)"/>${more}</svg>`;

export const reelBack = () =>
  svg([
    [0, '#5a4bb8', 1],
    [0.2, '#a79bea', 1],
    [0.42, '#e9e5ff', 1],
    [0.56, '#ddd7fd', 1],
    [0.82, '#9a8ee2', 1],
    [1, '#43359c', 1],
  ]);

export const reelShade = () =>
  svg([
    [0, '#0c0533', 0.78],
    [0.1, '#0c0533', 0.3],
    [0.22, '#0c0533', 0],
    [0.82, '#0c0533', 0],
    [0.93, '#0c0533', 0.24],
    [1, '#0c0533', 0.66],
  ]);

/** The light round a window that counts. */
export function windowLit(reach = 14) {
  const [width, height] = SIZE.map((side) => side + 2 * reach);
  const box = (inset, paint) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${24 + reach - inset}" fill="none" ${paint}/>`;
  const halo = Array.from({ length: reach }, (_, i) =>
    box(i + 0.5, `stroke="#ffc93a" stroke-opacity="${(0.55 * ((i + 1) / reach) ** 2).toFixed(3)}"`),
  );
  const inner = Array.from({ length: 10 }, (_, i) =>
    box(reach + 5 + i, `stroke="#ffd43a" stroke-opacity="${(0.5 * (1 - i / 10) ** 2).toFixed(3)}"`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[...halo, ...inner].join('')}${box(reach + 2, 'stroke="#ffd43a" stroke-width="6"')}${box(reach + 2, 'stroke="#fffbe8" stroke-width="2.5"')}</svg>`;
}
