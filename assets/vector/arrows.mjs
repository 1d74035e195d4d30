const svg = (size, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><g fill="#fff">${body}</g></svg>`;

/** White signs to be tinted: a stout arrow up, two bars for "the same", a double chevron to the right for "skip". */
export const arrowUp = (size) =>
  svg(
    size,
    '<path d="M18.2 4.6a2.6 2.6 0 0 1 3.6 0L35 18.2c2 2 .6 5-1.9 5H27V33c0 1.7-1.3 3-3 3h-8c-1.7 0-3-1.3-3-3v-9.8H6.9c-2.5 0-3.9-3-1.9-5z"/>',
  );
export const same = (size) =>
  svg(
    size,
    '<rect x="6" y="9" width="28" height="8.5" rx="4"/><rect x="6" y="22.5" width="28" height="8.5" rx="4"/>',
  );
export const skip = (size) =>
  svg(
    size,
    '<path d="M6 8.5c0-2.4 2.6-3.7 4.4-2.2L23 17.7a3 3 0 0 1 0 4.6L10.4 33.7C8.6 35.2 6 33.9 6 31.5z"/><path d="M20 8.5c0-2.4 2.6-3.7 4.4-2.2L37 17.7a3 3 0 0 1 0 4.6L24.4 33.7c-1.8 1.5-4.4.2-4.4-2.2z"/>',
  );
