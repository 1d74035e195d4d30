import sharp from 'sharp';
import { crash } from '../bundles/crash.mjs';
import { avatarSheet } from './avatars.mjs';
import { openStudio } from './browser.mjs';
import { drawBundle } from './bundle.mjs';
import { cover } from './cover.mjs';
import { contactSheet } from './sheet.mjs';

const WEBP = { quality: 78, alphaQuality: 100, smartSubsample: true, effort: 6 };
const WEBP_SMALL = { ...WEBP, quality: 70 };
/** The lobby shows it 158 CSS pixels wide on phones, in its first picture. */
const COVER = 400;
const WEBP_COVER = { ...WEBP, quality: 72, alphaQuality: 60 };

/** Crash's bundle and cover, and the avatars, as [path, bytes]; and every sprite on one page, a PNG. */
export async function drawCrash() {
  const studio = await openStudio();
  const { files, pictures, atlas } = await drawBundle(studio.page, crash);
  const avatars = await avatarSheet(studio.page);
  const crashCover = await cover(studio.page);
  await studio.close();
  files.push(
    [
      'games/crash/cover.webp',
      await sharp(crashCover).resize(COVER, COVER, { kernel: 'mitchell' }).webp(WEBP_COVER).toBuffer(),
    ],
    ['avatars/avatars.webp', await sharp(avatars).webp(WEBP_SMALL).toBuffer()],
  );
  return { files, sheet: await contactSheet(pictures, [avatars, atlas]) };
}
