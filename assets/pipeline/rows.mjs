import sharp from 'sharp';

/** Lays pictures (PNGs) in rows of at most `width`, from `top` down. Answers { composite, bottom }. */
export async function rows(pictures, { width, gap, top = gap }) {
  const composite = [];
  let [x, y, tall] = [gap, top, 0];
  for (const input of pictures) {
    const size = await sharp(input).metadata();
    if (x + size.width + gap > width) [x, y, tall] = [gap, y + tall + gap, 0];
    composite.push({ input, left: x, top: y });
    x += size.width + gap;
    tall = Math.max(tall, size.height);
  }
  return { composite, bottom: y + tall + gap };
}
