import { afterAll, describe, expect, it } from 'vitest';
import { FIXTURE_SCENES } from '../../src/app/scenes/fixtures.ts';
import { type Mismatch, writeReport } from './report.ts';
import { REPORT, Session } from './session.ts';
import { allShots, nameOf } from './shots.ts';

/**
 * The checks of `npm run snapshots`; `npm run snapshots -- --update` accepts an intended visual change. A scene is drawn when
 * anything that draws it has changed since its pictures were stored (docs/visual-regression.md); otherwise only the stored
 * pictures are checked.
 */
const shots = await allShots();
const mismatches: Mismatch[] = [];
const session = new Session();

afterAll(async () => {
  if (mismatches.length > 0) writeReport(REPORT, mismatches);
  await session.close();
});

describe.each(FIXTURE_SCENES)('%s', (scene) => {
  const own = shots.filter((shot) => shot.scene === scene);
  const unchanged = session.isUnchanged(scene);
  let right = 0;

  describe.each(own.map((shot) => ({ name: nameOf(shot), shot })))('$name', ({ shot }) => {
    it('matches the stored pictures', async () => {
      if (unchanged) {
        expect(await session.album.isWhole(shot), 'the kept file is the kept seal').toBe(true);
        return;
      }
      const mismatch = await session.look(await session.camera(), shot);
      if (mismatch) mismatches.push(mismatch);
      expect(mismatch?.why ?? '', `see ${REPORT}`).toBe('');
      right += 1;
    });
  });

  it('has not changed since its pictures were stored, or was drawn again just now', () => {
    if (!unchanged && right === own.length) session.storeDigest(scene);
    expect(session.isUnchanged(scene)).toBe(true);
  });
});

it('stores nothing of removed moments, and a file of each on the phone', () => {
  expect(session.album.strays(shots)).toEqual([]);
});

it('draws the same bytes in a newly started browser', async () => {
  const [shot] = shots.filter(({ moment }) => moment === '2.41x');
  if (!shot) throw new Error('there is no 2.41x');
  const here = await (await session.camera()).shoot(shot);
  expect(await session.withFreshCamera((fresh) => fresh.shoot(shot))).toBe(here);
});
