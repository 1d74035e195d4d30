/**
 * One tile of felt: kawung leaves woven faintly into the cloth, white, to be tinted, with `margin` pixels of its
 * neighbours round it.
 */
export function felt(size, margin) {
  const q = size / 4;
  const leaf = (x, y, turn) =>
    `<ellipse cx="${x}" cy="${y}" rx="${size * 0.25}" ry="${size * 0.105}" transform="rotate(${turn} ${x} ${y})"/>`;
  const leaves = [leaf(q, q, 45), leaf(3 * q, q, -45), leaf(q, 3 * q, -45), leaf(3 * q, 3 * q, 45)].join('');
  const around = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => `<use href="#tile" x="${column * size}" y="${row * size}"/>`),
  );
  const whole = size + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}" viewBox="${-margin} ${-margin} ${whole} ${whole}"><defs><g id="tile" fill="#fff" fill-opacity=".5" stroke="#fff" stroke-width="1.5">${leaves}</g></defs>${around.join('')}</svg>`;
}

/**
 * The rim of a table for nine-slice drawing, `size` square: padded dark leather, lit from the top left, a golden
 * line inside and a soft shade on the cloth. The middle is empty.
 */
export function rim(size) {
  const box = (inset, round, rest) =>
    `<rect x="${inset}" y="${inset}" width="${size - 2 * inset}" height="${size - 2 * inset}" rx="${round}" fill="none" ${rest}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs><linearGradient id="pad" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#4b3fa8"/><stop offset=".5" stop-color="#2b2372"/><stop offset="1" stop-color="#191349"/></linearGradient><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0a8"/><stop offset=".5" stop-color="#e9a824"/><stop offset="1" stop-color="#a8680f"/></linearGradient></defs>${box(19, 25, 'stroke="#06041c" stroke-opacity=".16" stroke-width="10"')}${box(16, 28, 'stroke="#06041c" stroke-opacity=".26" stroke-width="6"')}${box(7, 37, 'stroke="url(#pad)" stroke-width="12"')}${box(3.5, 40.5, 'stroke="#8f7dff" stroke-opacity=".5" stroke-width="1.5"')}${box(13, 31, 'stroke="url(#gold)" stroke-width="2.5"')}</svg>`;
}
