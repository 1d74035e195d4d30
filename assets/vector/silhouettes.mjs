/** A coconut palm standing at (x, y): a bent trunk and seven hanging fronds. `lean` is -1 or 1. */
export function palm(x, y, tall, lean) {
  const [tx, ty] = [x + lean * tall * 0.16, y - tall];
  const trunk = `<path d="M${x} ${y + 3}Q${x - lean * tall * 0.06} ${y - tall * 0.5} ${tx} ${ty}" fill="none" stroke-width="${tall * 0.055}" stroke-linecap="round"/>`;
  const fronds = [-172, -140, -112, -78, -48, -14, 12].map((angle, i) => {
    const reach = tall * (0.36 + 0.05 * ((i * 5) % 3));
    const [dx, dy] = [
      Math.cos((angle * Math.PI) / 180) * reach,
      Math.sin((angle * Math.PI) / 180) * reach * 0.75,
    ];
    const [ex, ey] = [tx + dx, ty + dy + reach * 0.42];
    const [cx, cy] = [tx + dx * 0.55, ty + dy * 0.95 - reach * 0.1];
    return `<path stroke="none" d="M${tx} ${ty}Q${cx} ${cy} ${ex} ${ey}Q${cx - dx * 0.12} ${cy + reach * 0.26} ${tx} ${ty}z"/>`;
  });
  return trunk + fronds.join('');
}

/** A stepped temple standing at (x, y), bell-shaped stupas on its terraces. */
export function candi(x, y, scale) {
  const terraces = [
    [64, 0, 7],
    [52, 7, 7],
    [41, 14, 6],
    [31, 20, 6],
    [20, 26, 5],
  ].map(
    ([half, up, tall]) =>
      `<rect x="${x - half * scale}" y="${y - (up + tall) * scale}" width="${2 * half * scale}" height="${(tall + 1) * scale}" rx="1"/>`,
  );
  const bells = [
    [-46, 14, 0.5],
    [46, 14, 0.5],
    [-35, 20, 0.5],
    [35, 20, 0.5],
    [-25, 26, 0.55],
    [25, 26, 0.55],
    [-13, 31, 0.6],
    [13, 31, 0.6],
    [0, 31, 1.5],
  ].map(([dx, up, size]) => stupa(x + dx * scale, y - up * scale, size * scale));
  return terraces.join('') + bells.join('');
}

function stupa(x, y, s) {
  return `<path d="M${x - 7 * s} ${y + 1}V${y - 3 * s}C${x - 7 * s} ${y - 10 * s} ${x - 2 * s} ${y - 10 * s} ${x - 1.4 * s} ${y - 12 * s}L${x} ${y - 20 * s}L${x + 1.4 * s} ${y - 12 * s}C${x + 2 * s} ${y - 10 * s} ${x + 7 * s} ${y - 10 * s} ${x + 7 * s} ${y - 3 * s}V${y + 1}z"/>`;
}
