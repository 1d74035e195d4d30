import sharp from 'sharp';
import { ART, ART_WIDTHS } from '../bundles/art.mjs';
import { openStudio } from './browser.mjs';

const WEBP = { quality: 80, alphaQuality: 90, smartSubsample: true, effort: 6 };

/** The pages' pictures as [path, bytes], those named or all. */
export async function drawArt(names) {
  const unknown = names.filter((name) => !ART.some((picture) => picture.name === name));
  if (unknown.length > 0) throw new Error(`no picture ${unknown.join(', ')} in bundles/art.mjs`);
  const studio = await openStudio();
  const files = [];
  for (const { name, make } of ART.filter((picture) => names.length === 0 || names.includes(picture.name))) {
    const large = sharp(await make(studio.page));
    for (const width of ART_WIDTHS)
      files.push([
        `art/${name}-${width}.webp`,
        await large.clone().resize(width, width, { kernel: 'lanczos3' }).webp(WEBP).toBuffer(),
      ]);
  }
  await studio.close();
  return files;
}
