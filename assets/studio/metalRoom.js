/**
 * What polished metal mirrors: a bright card overhead that fades into warm dusk, one before it for faces turned to
 * the camera, a cool strip at the right and a violet floor. As softboxes() takes them: x, y, z, width, height,
 * intensity, colour.
 */
export const METAL_BOXES = [
  [-6, 7, 6, 6, 6, 7, '#fff4e0'],
  [0.5, 2.6, 10, 5, 2.2, 2.4, '#ffe9c8'],
  [-9, 0, 3, 1.6, 8, 2.4, '#fff0dc'],
  [8.5, 1.5, 2.5, 1.6, 9, 3.2, '#b8c4ff'],
  [3, -8, 3.5, 8, 4, 0.9, '#8a6cff'],
];

/** Brightness round the room by height, from the floor to the ceiling. */
export const METAL_WALLS = [
  [0, '#4a3a5a'],
  [0.3, '#6a5450'],
  [0.44, '#b08e70'],
  [0.58, '#e2cdae'],
  [0.8, '#f4e8d4'],
  [1, '#fff6e6'],
];

/**
 * The same for a coin that turns over: the floor is lit as well, so that a face that looks down mirrors warm light
 * and its slopes still differ from one another.
 */
export const GILT_BOXES = [
  [-6, 7, 6, 6, 6, 6.5, '#fffaf0'],
  [-1.5, 2.8, 10, 4, 2, 2.2, '#fff6e0'],
  [-9, 0, 3, 1.6, 8, 2.6, '#fffaf0'],
  [8.5, 1.5, 2.5, 1, 9, 2, '#fff2d8'],
  [-3, -8, 5, 6, 3, 5, '#fff4d0'],
];

export const GILT_WALLS = [
  [0, '#fff0cc'],
  [0.28, '#c49c50'],
  [0.42, '#ac8238'],
  [0.54, '#e8d29c'],
  [0.8, '#fff6e0'],
  [1, '#ffffff'],
];
