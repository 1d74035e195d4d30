import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { COVERS, games } from './covers.mjs';

/** The part of a cover above its title, in pixels of the file 180 wide. */
const PICTURE = { left: 0, top: 0, width: 180, height: 176 };
const SIDE = 16;
/** Two covers are too alike below this: bits that differ of 256, plus half the distance of their mean colours. */
const NEAREST = 62;
/** Bytes of a file, on the average of all. */
const BUDGET = { 360: 10_140, 180: 4_212 };

/**
 * Checks public/covers: every game has both files, all together keep to the budget, and no two look alike.
 * Answers a report; throws what is wrong.
 */
export async function checkCovers() {
  const ids = (await games()).map(({ id }) => id);
  const total = { 360: 0, 180: 0 };
  for (const id of ids)
    for (const width of [360, 180]) total[width] += (await stat(`${COVERS}${id}-${width}.webp`)).size;
  const over = Object.keys(total).filter((width) => total[width] > BUDGET[width] * ids.length);
  if (over.length > 0)
    throw new Error(`covers of ${over.join(' and ')} exceed ${JSON.stringify(BUDGET)} bytes each`);
  const seen = await Promise.all(ids.map(async (id) => ({ id, ...(await look(id)) })));
  const pairs = seen
    .flatMap((a, i) => seen.slice(i + 1).map((b) => ({ a: a.id, b: b.id, apart: distance(a, b) })))
    .sort((one, other) => one.apart - other.apart);
  const alike = pairs.filter(({ apart }) => apart < NEAREST);
  if (alike.length > 0)
    throw new Error(
      `too alike:\n${alike.map(({ a, b, apart }) => `${a} ${b} ${apart.toFixed(1)}`).join('\n')}`,
    );
  const [{ a, b, apart }] = pairs;
  return `${ids.length} covers, ${total[360]} and ${total[180]} bytes; the most alike are ${a} and ${b}, ${apart.toFixed(1)} apart (at least ${NEAREST})`;
}

/** A difference hash of 16 x 16 and the mean colour of a cover's picture. */
async function look(id) {
  const picture = sharp(await sharp(`${COVERS}${id}-180.webp`).extract(PICTURE).png().toBuffer());
  const grey = await picture
    .clone()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const bits = Array.from({ length: SIDE * SIDE }, (_, i) => {
    const at = Math.floor(i / SIDE) * (SIDE + 1) + (i % SIDE);
    return grey[at] > grey[at + 1];
  });
  const colour = [...(await picture.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer())];
  return { bits, colour };
}

function distance(a, b) {
  const bits = a.bits.filter((bit, i) => bit !== b.bits[i]).length;
  return bits + Math.hypot(...a.colour.map((part, i) => part - b.colour[i])) / 2;
}
