/** One tile of the kawung batik pattern, four leaves round a seed in thin white lines, with `margin` pixels of its
 * neighbours round it. */
export function kawung(size, margin) {
  const q = size / 4;
  const leaf = (x, y, turn) =>
    `<ellipse cx="${x}" cy="${y}" rx="${size * 0.278}" ry="${size * 0.15}" transform="rotate(${turn} ${x} ${y})"/>`;
  const leaves = [leaf(q, q, 45), leaf(3 * q, q, -45), leaf(q, 3 * q, -45), leaf(3 * q, 3 * q, 45)].join('');
  const seeds = [
    [2 * q, 2 * q],
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${size * 0.035}" fill="#fff" stroke="none"/>`);
  const tile = `<g id="tile" fill="none" stroke="#fff" stroke-width="${size / 34}">${leaves}${seeds.join('')}</g>`;
  const around = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) =>
      row || column ? `<use href="#tile" x="${column * size}" y="${row * size}"/>` : '',
    ),
  );
  const whole = size + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}" viewBox="${-margin} ${-margin} ${whole} ${whole}">${tile}${around.join('')}</svg>`;
}
