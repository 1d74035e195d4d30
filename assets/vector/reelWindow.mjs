/** A window of the jackpot's counter: a drum of ivory behind it, dark where it bends away, in a golden frame. */
export function reelWindow(width, height) {
  const box = (inset, round, rest) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${round}" ${rest}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#07051d"/><stop offset=".24" stop-color="#1c1650"/><stop offset=".46" stop-color="#352b86"/><stop offset=".54" stop-color="#352b86"/><stop offset=".78" stop-color="#181247"/><stop offset="1" stop-color="#050416"/></linearGradient><linearGradient id="g" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff0a8"/><stop offset=".5" stop-color="#e9a824"/><stop offset="1" stop-color="#a8680f"/></linearGradient></defs>${box(1, 10, 'fill="url(#d)"')}${box(1.5, 9.5, 'fill="none" stroke="url(#g)" stroke-width="3"')}</svg>`;
}
