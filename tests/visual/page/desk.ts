import { type Difference, differenceTo, pixelsOf } from './compare.ts';

/** A page that compares and converts pictures, passed as data URLs. */
export interface Desk {
  /** SHA-256 of a picture's size and pixels, in hex. */
  seal(picture: string): Promise<string>;
  /** Null if every pixel is equal to the byte. */
  compare(picture: string, stored: string): Promise<Difference | null>;
  /** The picture as a lossless WebP, for storing. */
  webp(picture: string): Promise<string>;
}

declare global {
  interface Window {
    desk: Desk;
  }
}

window.desk = {
  async seal(picture) {
    const { width, height, data } = pixelsOf(await bitmapOf(picture));
    const bytes = new Uint8Array(8 + data.length);
    new DataView(bytes.buffer).setUint32(0, width);
    new DataView(bytes.buffer).setUint32(4, height);
    bytes.set(data, 8);
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  },
  async compare(picture, stored) {
    return differenceTo(await bitmapOf(picture), stored);
  },
  async webp(picture) {
    const { width, height, data } = pixelsOf(await bitmapOf(picture));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
    return canvas.toDataURL('image/webp', 1);
  },
};

async function bitmapOf(picture: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(picture)).blob());
}
