/**
 * `npm run snapshots`: draws every moment of every scene and slot on every canvas and every picture of the gallery, and
 * compares them with the stored ones, to the byte; unchanged scenes and pages only with --all. Options and the report are
 * described in docs/visual-regression.md.
 */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIXTURE_SCENES } from '../../src/app/scenes/fixtures.ts';
import { bytesOf } from './album.ts';
import type { Camera } from './camera.ts';
import { Gallery } from './gallery/gallery.ts';
import { GALLERY_PAGES, type GalleryPage, galleryName, picturesOf } from './gallery/galleryPictures.ts';
import { type Mismatch, writeReport } from './report.ts';
import { REPORT, Session } from './session.ts';
import { allShots, nameOf, type Shot } from './shots.ts';
import { SlotPictures } from './slots/slotPictures.ts';
import { SLOT_SHOTS } from './slots/slotShots.ts';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    url: { type: 'string' },
    fresh: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const launches = options.fresh === undefined ? 0 : Number(options.fresh);
if (!Number.isInteger(launches) || launches < 0) end('--fresh takes a number of browsers');
if (options.update && (options.url || launches)) end('--update takes what the present sources draw');
if (options.url && !URL.canParse(options.url)) end('--url takes an address like https://example.com');

const shots = (await allShots()).filter((shot) => nameOf(shot).includes(options.only));
// A deployed site has no gallery, and other browsers render text differently.
const pages = options.url || launches || process.env.CHROMIUM_PATH ? [] : GALLERY_PAGES;
const named = (page: GalleryPage) =>
  picturesOf(page).filter((picture) => galleryName(picture).includes(options.only));
// It has no slots either: these belong to a provider, at another origin.
const slots = options.url || launches ? [] : SLOT_SHOTS.filter((shot) => nameOf(shot).includes(options.only));
const count = shots.length + pages.flatMap(named).length + slots.length;
if (count === 0) end(`no picture is called like "${options.only}"`);
const session = new Session(options.url);
const gallery = new Gallery();
const slotPictures = new SlotPictures();
let failed = false;
try {
  if (options.update) await update();
  else if (launches > 0) failed = await proveFresh();
  else failed = await check();
} finally {
  await session.close();
  await gallery.close();
  await slotPictures.close();
}
process.exit(failed ? 1 : 0);

async function update(): Promise<void> {
  const { album } = session;
  for (const shot of shots)
    if (await album.accept(shot, await (await session.camera()).shoot(shot)))
      console.log(`${nameOf(shot)}: kept anew`);
  for (const picture of pages.flatMap(named))
    if (await gallery.accept(picture)) console.log(`${galleryName(picture)}: kept anew`);
  for (const shot of slots) if (await slotPictures.accept(shot)) console.log(`${nameOf(shot)}: kept anew`);
  if (!options.only) {
    album.forgetStrays(shots);
    gallery.forgetStrays();
    for (const scene of FIXTURE_SCENES) session.storeDigest(scene);
    for (const page of pages) gallery.storeDigest(page);
    slotPictures.forgetStrays();
    slotPictures.storeDigest();
  }
  console.log(
    `${count} pictures are what is kept of them. Look at the changed files before you commit them.`,
  );
}

/** Returns whether a picture differs from the stored one. */
async function check(): Promise<boolean> {
  const mismatches: Mismatch[] = options.only
    ? []
    : [...session.album.strays(shots), ...gallery.strays(), ...slotPictures.strays()];
  let drawn = 0;
  for (const scene of FIXTURE_SCENES) {
    const own = shots.filter((shot) => shot.scene === scene);
    const draws = options.all || Boolean(options.url || options.only) || !session.isUnchanged(scene);
    const found = draws ? await drawAll(own) : await readAll(own);
    if (draws) drawn += own.length;
    mismatches.push(...found);
    if (draws && found.length === 0 && !options.url && !options.only) session.storeDigest(scene);
  }
  for (const page of pages) {
    if (!options.all && !options.only && gallery.isUnchanged(page)) continue;
    const found = await drawPage(page);
    drawn += named(page).length;
    mismatches.push(...found);
    if (found.length === 0 && !options.only) gallery.storeDigest(page);
  }
  if (options.all || options.only || (slots.length > 0 && !slotPictures.isUnchanged())) {
    const found = await drawSlots();
    drawn += slots.length;
    mismatches.push(...found);
    if (found.length === 0 && !options.only) slotPictures.storeDigest();
  }
  for (const { name, why } of mismatches) console.error(`${name}: ${why}`);
  // An old report would be outdated.
  rmSync(REPORT, { recursive: true, force: true });
  if (mismatches.length > 0) console.error(`see ${writeReport(REPORT, mismatches)}`);
  else
    console.log(
      `${count} pictures are the same to the byte: ${drawn} drawn, the others by nothing that has changed.`,
    );
  return mismatches.length > 0;
}

async function drawAll(own: readonly Shot[]): Promise<Mismatch[]> {
  if (own.length === 0) return [];
  const camera = await session.camera();
  const found: Mismatch[] = [];
  for (const shot of own) {
    const mismatch = await look(camera, shot);
    if (mismatch) found.push(mismatch);
  }
  return found;
}

async function drawSlots(): Promise<Mismatch[]> {
  const found: Mismatch[] = [];
  for (const shot of slots) {
    const mismatch = await slotPictures.look(shot);
    if (mismatch) found.push(mismatch);
  }
  return found;
}

async function drawPage(page: GalleryPage): Promise<Mismatch[]> {
  const found: Mismatch[] = [];
  for (const picture of named(page)) {
    const mismatch = await gallery.look(await gallery.page(page), picture);
    if (mismatch) found.push(mismatch);
  }
  if (!options.only && (await gallery.widthOf(page)) !== page.width)
    found.push({ name: `gallery/${page.width}-${page.language}`, why: 'it scrolls sideways' });
  return found;
}

/** Defects in the stored pictures of a scene that need not be drawn. */
async function readAll(own: readonly Shot[]): Promise<Mismatch[]> {
  const whole = await Promise.all(own.map((shot) => session.album.isWhole(shot)));
  return own
    .filter((_, i) => !whole[i])
    .map((shot) => ({ name: nameOf(shot), why: 'its kept file is not what its seal says' }));
}

async function look(camera: Camera, shot: Shot): Promise<Mismatch | null> {
  try {
    // With --all each picture is cached, for the report of a later difference.
    if (options.all) return await session.album.judge(shot, await camera.shoot(shot));
    return await session.look(camera, shot);
  } catch (error) {
    return {
      name: nameOf(shot),
      why: `it could not be drawn: ${error instanceof Error ? error.message : error}`,
    };
  }
}

/** Returns whether any browser drew other bytes than the first one. */
async function proveFresh(): Promise<boolean> {
  const first = new Map<string, string>();
  let different = 0;
  for (let launch = 1; launch <= launches; launch++) {
    const others = await session.withFreshCamera(async (camera) => {
      const found: string[] = [];
      for (const shot of shots) {
        const hash = createHash('sha256')
          .update(bytesOf(await camera.shoot(shot)))
          .digest('hex');
        const name = nameOf(shot);
        if (launch === 1) first.set(name, hash);
        else if (first.get(name) !== hash) found.push(name);
      }
      return found;
    });
    for (const name of others) console.error(`${name}: other bytes in browser ${launch}`);
    different += others.length;
    console.log(
      `browser ${launch} of ${launches}: ${shots.length} pictures, ${others.length} with other bytes`,
    );
  }
  return different > 0;
}

function end(message: string): never {
  console.error(message);
  process.exit(2);
}
