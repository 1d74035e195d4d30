const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

/** A white pill for nine-slice drawing: both ends round, one column between them stretches. */
export function pill(height) {
  const width = height + 4;
  return svg(width, height, `<rect width="${width}" height="${height}" rx="${height / 2}" fill="#fff"/>`);
}

export function dot(size) {
  return svg(size, size, `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 1}" fill="#fff"/>`);
}

export function white(size) {
  return svg(size, size, `<rect width="${size}" height="${size}" fill="#fff"/>`);
}
