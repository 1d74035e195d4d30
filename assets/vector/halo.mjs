/** A soft white light round a square of `inner` pixels with corners of `round`, `side` pixels in all; to be tinted. */
export function halo(side, inner, round) {
  const from = (side - inner) / 2;
  const blur = from / 2.6;
  const box = `x="${from}" y="${from}" width="${inner}" height="${inner}" rx="${round}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><filter id="b" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="${blur}"/></filter></defs><rect ${box} fill="none" stroke="#fff" stroke-width="${blur * 1.5}" filter="url(#b)"/><rect ${box} fill="none" stroke="#fff" stroke-width="3" stroke-opacity="0.9"/></svg>`;
}
