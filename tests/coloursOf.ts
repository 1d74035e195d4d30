import type { Page } from 'playwright-core';

/** The number of distinct colours in a part of the page, in CSS pixels: a displayed scene has hundreds. */
export async function coloursOf(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!pen) return 0;
    pen.drawImage(image, 0, 0);
    return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  }, png);
}
