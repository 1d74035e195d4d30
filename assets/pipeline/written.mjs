const FONT_FILE = '/fonts-src/plus-jakarta-sans.woff2';

/**
 * A maker of a short text in white, Plus Jakarta Sans: `size` of its capitals' em, its middle at (x, y) of a sheet of
 * width x height, squeezed when it would be wider than `most`.
 */
export function written(text, { width, height, x, y, size, weight = 800, most = width }) {
  return async (page) => {
    const url = await page.evaluate(write, {
      text,
      width,
      height,
      x,
      y,
      size,
      weight,
      most,
      file: FONT_FILE,
    });
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  };
}

/** Runs in the page. The ink of the text, not its advance, is centred. */
async function write({ text, width, height, x, y, size, weight, most, file }) {
  document.fonts.add(await new FontFace('Written', `url(${file})`, { weight: '200 800' }).load());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  pen.font = `${weight} ${size}px Written`;
  pen.fillStyle = '#fff';
  const ink = pen.measureText(text);
  const wide = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
  const tall = pen.measureText('H').actualBoundingBoxAscent;
  const squeeze = Math.min(1, most / wide);
  pen.translate(x, y + tall / 2);
  pen.scale(squeeze, 1);
  pen.fillText(text, ink.actualBoundingBoxLeft - wide / 2, 0);
  return canvas.toDataURL('image/png');
}
