/** The paper in an envelope: cream, with a golden line inside, lit from the top left. */
export function noteCard(width, height) {
  const box = (inset, round, rest) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${round}" ${rest}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="p" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#fffdf4"/><stop offset=".6" stop-color="#fff3cf"/><stop offset="1" stop-color="#f3d893"/></linearGradient><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f7c948"/><stop offset=".5" stop-color="#e09b12"/><stop offset="1" stop-color="#b36d05"/></linearGradient></defs>${box(1, 16, 'fill="url(#p)"')}${box(9, 10, 'fill="none" stroke="url(#g)" stroke-width="2.5"')}${box(14, 7, 'fill="none" stroke="#e0a52a" stroke-opacity=".45" stroke-width="1"')}</svg>`;
}
