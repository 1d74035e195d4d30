/** Looks of a plate: its face from top to bottom, its border, and the light along its upper edge. */
const LOOKS = {
  plain: { face: ['#322c74', '#231e57'], border: '#4a43a0', width: 2, light: 0.16 },
  lit: { face: ['#4a3fb4', '#332a86'], border: '#9d90ff', width: 3, light: 0.3 },
  win: { face: ['#ffe27a', '#f5ab16'], border: '#fff6cf', width: 3, light: 0.7 },
};

/** A rounded plate for nine-slice drawing, `side` pixels square with corners of `round`. */
export function plate(look, side, round) {
  const { face, border, width, light } = LOOKS[look];
  const edge = width / 2;
  const box = (inset, more) =>
    `<rect x="${inset}" y="${inset}" width="${side - 2 * inset}" height="${side - 2 * inset}" rx="${round - inset}" ${more}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${face[0]}"/><stop offset="1" stop-color="${face[1]}"/></linearGradient><linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${light}"/><stop offset="0.4" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>${box(edge, `fill="url(#f)" stroke="${border}" stroke-width="${width}"`)}${box(width + 1, 'fill="none" stroke="url(#l)" stroke-width="2"')}</svg>`;
}
