import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Camera } from './camera.ts';
import { type Mismatch, writeReport } from './report.ts';
import { REPORT, Session } from './session.ts';
import { allShots, nameOf } from './shots.ts';

/** What `npm run snapshots` checks; `npm run snapshots -- --update` accepts a change that is meant to be seen. */
const shots = await allShots();
const mismatches: Mismatch[] = [];
let session: Session;
let camera: Camera;

beforeAll(async () => {
  session = await Session.open();
  camera = await session.camera();
});
afterAll(async () => {
  if (mismatches.length > 0) writeReport(REPORT, mismatches);
  await session?.close();
});

describe.each(shots.map((shot) => ({ name: nameOf(shot), shot })))('$name', ({ shot }) => {
  it('is what is kept of it', async () => {
    const mismatch = await session.album.judge(shot, await camera.shoot(shot));
    if (mismatch) mismatches.push(mismatch);
    expect(mismatch?.why ?? '', `see ${REPORT}`).toBe('');
  });
});

it('keeps nothing of moments that no scene has, and a picture of each on the phone', () => {
  expect(session.album.strays(shots)).toEqual([]);
});

it('draws the same bytes in a browser started afresh', async () => {
  const [shot] = shots.filter(({ moment }) => moment === '2.41x');
  if (!shot) throw new Error('there is no 2.41x');
  const here = await camera.shoot(shot);
  expect(await session.withFreshCamera((fresh) => fresh.shoot(shot))).toBe(here);
});
