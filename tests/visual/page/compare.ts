/** The difference between a canvas and a stored picture. */
export interface Difference {
  /** Pixels that are not the same to the byte; -1 when the sizes differ. */
  pixels: number;
  /** Data URLs of the current picture and of the differing pixels, bright on black. */
  actual: string;
  diff: string;
}

/** Compares a picture (a canvas: drawn in the same task) with a stored one. Null if equal to the byte. */
export async function differenceTo(
  picture: HTMLCanvasElement | ImageBitmap,
  saved: string,
): Promise<Difference | null> {
  const actual = pixelsOf(picture);
  const stored = pixelsOf(await createImageBitmap(await (await fetch(saved)).blob()));
  const png = (pixels: ImageData) => {
    const surface = new OffscreenCanvas(pixels.width, pixels.height);
    surface.getContext('2d')?.putImageData(pixels, 0, 0);
    return surface.convertToBlob().then(dataUrl);
  };
  if (actual.width !== stored.width || actual.height !== stored.height)
    return { pixels: -1, actual: await png(actual), diff: await png(stored) };
  const diff = new ImageData(actual.width, actual.height);
  let pixels = 0;
  for (let i = 0; i < actual.data.length; i += 4) {
    const off = [0, 1, 2, 3].some((part) => actual.data[i + part] !== stored.data[i + part]);
    if (off) pixels++;
    diff.data.set(off ? [255, 64, 255, 255] : [0, 0, 0, 255], i);
  }
  return pixels === 0 ? null : { pixels, actual: await png(actual), diff: await png(diff) };
}

export function pixelsOf(image: HTMLCanvasElement | ImageBitmap): ImageData {
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser has no 2d canvas');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}
