export const COLOURS = [
  '#e8243f',
  '#ffb02e',
  '#2a7aff',
  '#1fb86a',
  '#a03aff',
  '#ff7a1e',
  '#ff5aa8',
  '#18b8c8',
];
