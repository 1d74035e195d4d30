import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Album } from './album.ts';
import { packPng } from './packPng.ts';
import type { Shot } from './shots.ts';
import { StageBrowser } from './stageBrowser.ts';

const CANVAS = { scene: 'crash', round: 'cash-outs', t: 0, width: 360, height: 2, scale: 1 } as const;
const PHONE: Shot = { ...CANVAS, moment: 'first' };
const TABLET: Shot = { ...CANVAS, moment: 'first', width: 768 };

let stage: StageBrowser;
let desk: Page;
let folder: string;
let album: Album;

beforeAll(async () => {
  stage = await StageBrowser.build();
  desk = await stage.open(await stage.launch(), 1, 'desk.html');
});
afterAll(() => stage?.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kilat-album-'));
  album = reopened();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('detects the smallest difference from an accepted picture', async () => {
  expect(await album.judge(PHONE, picture(360))).toMatchObject({ why: 'nothing is kept of it yet' });
  expect(await album.accept(PHONE, picture(360))).toBe(true);
  expect(await album.accept(PHONE, picture(360))).toBe(false);
  expect(await reopened().judge(PHONE, picture(360))).toBe(null);
  const mismatch = await album.judge(PHONE, picture(360, 1));
  expect(mismatch).toMatchObject({ name: 'crash/360x2@1-first', why: '1 of 720 pixels differ' });
  expect(mismatch?.expected).toMatch(/^data:image\/webp/);
  expect(mismatch?.diff).toMatch(/^data:image\/png/);
  expect(await album.judge(PHONE, picture(361))).toMatchObject({ why: 'its size differs' });
});

it('stores phone pictures as files and others as seals, with a cached picture if it was drawn before', async () => {
  for (const shot of [PHONE, TABLET]) await album.accept(shot, picture(shot.width));
  expect(readdirSync(join(folder, 'kept/crash'))).toEqual(['360x2@1-first.webp']);
  const unseen = await album.judge(TABLET, picture(768, 9));
  expect(unseen).toMatchObject({ why: 'its seal differs' });
  expect(unseen?.expected).toBeUndefined();
  expect(await album.judge(TABLET, picture(768))).toBe(null);
  expect(await album.judge(TABLET, picture(768, 9))).toMatchObject({ why: '1 of 1536 pixels differ' });
});

it('detects a file that does not match its seal', async () => {
  await album.accept(PHONE, picture(360));
  const seals = readFileSync(join(folder, 'kept/seals.json'), 'utf8');
  await album.accept(PHONE, picture(360, 5));
  writeFileSync(join(folder, 'kept/seals.json'), seals);
  expect(await reopened().judge(PHONE, picture(360))).toMatchObject({ why: '1 of 720 pixels differ' });
  expect(await reopened().isWhole(PHONE)).toBe(false);
});

it('compares a picture by its seal only, and checks its file separately', async () => {
  expect(await album.isWhole(PHONE)).toBe(false);
  for (const shot of [PHONE, TABLET]) await album.accept(shot, picture(shot.width));
  const { 'crash/360x2@1-first': seal = '' } = JSON.parse(
    readFileSync(join(folder, 'kept/seals.json'), 'utf8'),
  );
  expect(await album.matches(PHONE, seal)).toBe(true);
  expect(await album.matches(TABLET, seal)).toBe(false);
  for (const shot of [PHONE, TABLET]) expect(await reopened().isWhole(shot)).toBe(true);
  rmSync(join(folder, 'kept/crash/360x2@1-first.webp'));
  expect(await album.isWhole(PHONE)).toBe(false);
});

it('reports stored pictures of removed moments, and deletes them', async () => {
  for (const shot of [PHONE, TABLET]) await album.accept(shot, picture(shot.width));
  expect(album.strays([PHONE, TABLET])).toEqual([]);
  expect(album.strays([TABLET]).map(({ name }) => name)).toEqual(['crash/360x2@1-first']);
  album.forgetStrays([TABLET]);
  expect(reopened().strays([TABLET])).toEqual([]);
  expect(existsSync(join(folder, 'kept/crash/360x2@1-first.webp'))).toBe(false);
});

function reopened(): Album {
  return new Album(join(folder, 'kept'), join(folder, 'memory'), async () => desk);
}

/** A picture of two lines, grey except for its first pixel, which is `off` brighter. */
function picture(width: number, off = 0): string {
  const pixels = Buffer.alloc(width * 2 * 3, 100);
  pixels[0] = 100 + off;
  return `data:image/png;base64,${packPng(width, 2, pixels).toString('base64')}`;
}
