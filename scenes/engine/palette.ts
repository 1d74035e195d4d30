import { BufferImageSource, Texture } from 'pixi.js';

/** The colours of src/ui/styles/tokens.css used in scenes, as 0xRRGGBB. */
export const NIGHT = 0x0a0a1c;
export const TEXT = 0xf6f3ea;
export const TEXT_SOFT = 0xd6d2ff;
export const VOLT = 0xffd43a;
export const VOLT_INK = 0x221a00;
export const CORAL = 0xff6b6b;
export const TEAL = 0x2fd3b5;
export const WHITE = 0xffffff;

/** Writes red, green, blue (0..255) and alpha (0..1) of the point (u, v), both 0..1, into `out`. */
export type Shade = (u: number, v: number, out: Float32Array) => void;

/**
 * A small texture computed from a formula, for gradients that are stretched. Its pixels stay in memory, which allows restoring
 * it after a context loss.
 */
export function paint(width: number, height: number, shade: Shade): Texture {
  const pixels = new Uint8Array(width * height * 4);
  const out = new Float32Array(4);
  // Read one by one: this runs once, before the JIT has optimised it, when destructuring is slow.
  let at = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      shade((x + 0.5) / width, (y + 0.5) / height, out);
      const alpha = out[3] ?? 0;
      pixels[at++] = Math.round((out[0] ?? 0) * alpha);
      pixels[at++] = Math.round((out[1] ?? 0) * alpha);
      pixels[at++] = Math.round((out[2] ?? 0) * alpha);
      pixels[at++] = Math.round(255 * alpha);
    }
  const source = new BufferImageSource({
    resource: pixels,
    width,
    height,
    alphaMode: 'premultiplied-alpha',
    format: 'rgba8unorm',
  });
  return new Texture({ source });
}

/**
 * Frees a texture's memory on the graphics card. The source is not destroyed: a Pixi shader stays bound to the last texture it
 * drew and reports an error when that one is destroyed.
 */
export function releaseTexture(texture: Texture): void {
  const { source } = texture;
  texture.destroy(false);
  source.unload();
}
