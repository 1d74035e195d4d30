/** Computed shapes, white with alpha: they are in the atlas beside the loaded pictures. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** The alpha of a point, 0 to 1, in pixels from the upper left. */
  alpha(x: number, y: number): number;
}

const SIDE = 96;
const MIDDLE = SIDE / 2;
/** The corner radius of plates and rims, the extent of the light around them, a rim's thickness. */
const CORNER = 26;
const REACH = 22;
const THICK = 7;
/** How far a light extends inwards. */
const INWARDS = 14;

const within = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance));

/** The distance of a point from a rounded square that ends `inset` pixels from the edge; negative inside. */
function fromCorners(x: number, y: number, inset: number): number {
  const half = MIDDLE - inset - CORNER;
  const dx = Math.abs(x - MIDDLE) - half;
  const dy = Math.abs(y - MIDDLE) - half;
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - CORNER;
}

export const SHAPES = {
  white: { width: 8, height: 8, alpha: () => 1 },
  dot: { width: 64, height: 64, alpha: (x, y) => within(Math.hypot(x - 32, y - 32) - 30) },
  beam: {
    width: 32,
    height: 32,
    alpha: (_x, y) => 1 - Math.min(1, Math.max(0, (Math.abs(y - 16) - 9) / 5)),
  },
  plate: { width: SIDE, height: SIDE, alpha: (x, y) => within(fromCorners(x, y, 1)) },
  rim: {
    width: SIDE,
    height: SIDE,
    alpha: (x, y) => {
      const distance = fromCorners(x, y, 1);
      return Math.min(within(distance), within(-distance - THICK));
    },
  },
  halo: {
    width: SIDE,
    height: SIDE,
    alpha: (x, y) => {
      const distance = fromCorners(x, y, REACH);
      return Math.max(0, 1 - (distance < 0 ? -distance / INWARDS : distance / REACH)) ** 2;
    },
  },
} as const satisfies Record<string, Shape>;

/** A shape's pixels, for a canvas. */
export function pixelsOf({ width, height, alpha }: Shape): ImageData {
  const pixels = new ImageData(width, height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      pixels.data.fill(255, at, at + 3);
      pixels.data[at + 3] = Math.round(255 * alpha(x + 0.5, y + 0.5));
    }
  return pixels;
}
