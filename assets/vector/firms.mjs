/** The emblems of the studios, two tones on nothing, for dark surfaces; drawn on a grid of 64. */
const WHITE = '#fff6e6';

const ring = (n, part) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${(360 / n) * i} 32 32)">${part(i)}</g>`).join(
    '',
  );
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const FIRMS = {
  kilat: () =>
    path(
      'M37.2 9.6 18.4 35.3c-.8 1.1 0 2.6 1.3 2.6h9.4c.9 0 1.6.8 1.4 1.7l-2.4 13c-.3 1.8 1.9 2.7 3 1.3l18-24.4c.8-1.1 0-2.6-1.3-2.6h-9c-1 0-1.7-.9-1.4-1.9l2.7-14.1c.4-1.8-1.9-2.8-2.9-1.3z',
      '#ffd43a',
    ) + line('M10 24a24 24 0 0 1 12-12M54 40a24 24 0 0 1-12 12', WHITE, 4),
  samudra: () =>
    disc(44, 19, 8, WHITE) +
    line('M6 36c6-9 13-9 18-2s12 7 17 0 11-7 17 1', '#3ec9e8', 6) +
    line('M6 51c6-9 13-9 18-2s12 7 17 0 11-7 17 1', WHITE, 6),
  lentera: () =>
    path('M25 8h14a2 2 0 0 1 0 5H25a2 2 0 0 1 0-5zM25 51h14a2 2 0 0 1 0 5H25a2 2 0 0 1 0-5z', WHITE) +
    path('M32 15c15 0 21 8 21 17s-6 17-21 17-21-8-21-17 6-17 21-17z', '#ff6a4a') +
    [24, 32, 40].map((x) => [24, 32, 40].map((y) => disc(x, y, 2.4, WHITE)).join('')).join(''),
  rimbun: () =>
    path('M32 4c12 12 12 26 0 38-12-12-12-26 0-38z', '#4ade80') +
    path('M5 24c17-1 27 9 26 27C14 52 4 42 5 24z', WHITE) +
    path('M59 24c-17-1-27 9-26 27 17 1 27-9 26-27z', '#22b866') +
    line('M32 44v16', WHITE, 5),
  cenzontle: () =>
    path(
      'M10 40c0-17 11-28 25-28 9 0 15 6 15 14l10 3-10 4c-2 14-12 22-25 22H12c6-4 7-8 7-12-4 2-9 1-9-3z',
      WHITE,
    ) +
    path('M20 42c10 2 18-4 20-16 6 12-3 24-17 24z', '#ff8ab0') +
    disc(42, 23, 2.6, '#3a1030'),
  cempaka: () =>
    ring(6, (i) => path('M32 30C24 22 24 11 32 4c8 7 8 18 0 26z', i % 2 ? '#ffd2e6' : '#f26fa8')) +
    disc(32, 32, 6, '#ffd43a'),
  sorbete: () =>
    disc(32, 20, 14, '#ff9a7a') +
    disc(21, 28, 10, WHITE) +
    disc(43, 28, 10, '#8ae6d0') +
    path('M14 36h36L34 61a2.4 2.4 0 0 1-4 0z', '#ffc36a') +
    line('M23 42l14 9M41 42l-14 9', '#d98a34', 2.4),
  anjungan: () =>
    path('M32 5l27 17a2 2 0 0 1-1 4H6a2 2 0 0 1-1-4z', '#ffcf5a') +
    [13, 28.5, 44]
      .map((x) => `<rect x="${x}" y="30" width="7" height="20" rx="2" fill="${WHITE}"/>`)
      .join('') +
    '<rect x="6" y="52" width="52" height="7" rx="3" fill="#ffcf5a"/>',
  tambora: () =>
    path('M4 54 22 24c3 5 6 6 10 6s7-1 10-6l18 30c1 2 0 4-2 4H6c-2 0-3-2-2-4z', '#c86a4a') +
    path('M26 20c0-6 6-7 6-15 7 5 8 10 5 16-3 3-11 3-11-1z', '#ffb43a') +
    line('M17 44l8-6 7 5 7-5 8 6', WHITE, 4),
  lazuardi: () =>
    path('M32 4 57 18v28L32 60 7 46V18z', '#3b6bff') +
    path('M32 4 57 18 32 32 7 18z', '#9dbdff') +
    path('M32 32 57 18v28L32 60z', '#2447c8') +
    path('M32 20 45 39H19z', WHITE),
  'mata-angin': () =>
    ring(4, () => path('M32 32 25 25 32 3z', WHITE) + path('M32 32 39 25 32 3z', '#2fd6b4')) +
    ring(4, () => path('M32 26 47 17 38 32z', '#1c8f86')) +
    disc(32, 32, 4.5, '#ffd43a'),
  kerapu: () =>
    path(
      'M5 33c6-13 17-19 28-17 8 1 14 7 17 13l9-10c2 9 2 18 0 27l-9-9c-4 8-12 13-21 13-11 0-19-7-24-17z',
      '#ff8a4a',
    ) +
    path('M22 19c5 9 5 18 0 28 3 2 7 3 10 3 5-11 5-23 0-34-4 0-7 1-10 3z', WHITE) +
    disc(15, 30, 3, '#2a1030'),
  'titik-terang': () =>
    disc(32, 32, 11, '#ffe27a') +
    ring(12, (i) => line(`M32 ${i % 2 ? 12 : 6}V${i % 2 ? 15 : 14}`, i % 2 ? '#b79cff' : WHITE, 4)),
  malacate: () =>
    disc(32, 32, 27, '#5b2fb8') +
    line('M32 32c0-5 8-5 8 2s-9 11-16 5-4-20 8-21 21 9 18 22', '#8af0d8', 5) +
    ring(8, () => disc(32, 8.5, 2, WHITE)),
};

/** Each studio's emblem as [file name, SVG text]. */
export function firms() {
  return Object.entries(FIRMS).map(([id, draw]) => [
    `${id}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${draw()}</svg>\n`,
  ]);
}
