import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIXTURE_SCENES } from '../../src/app/scenes/fixtures.ts';
import { Digests, digestOf } from './digests.ts';
import { sourcesOf } from './sceneSources.ts';

it('includes what draws a scene: the stage, its own game, shared code, and its data', () => {
  for (const scene of FIXTURE_SCENES) {
    const { files, packages } = sourcesOf(scene, FIXTURE_SCENES);
    expect(files).toContain('src/stage/stage.ts');
    for (const folder of [`scenes/${scene}/`, 'scenes/kit/', `public/games/${scene}/`])
      expect(files.filter((file) => file.startsWith(folder)).length, folder).toBeGreaterThan(1);
    // Fixtures of solo games are code, those of the others are also data files.
    expect(files.filter((file) => file.startsWith(`scenes/${scene}/fixtures/`))).not.toEqual([]);
    expect(packages).toContain('pixi.js');
  }
});

it('excludes other games, the house and the pages of the site', () => {
  for (const scene of FIXTURE_SCENES) {
    const others = FIXTURE_SCENES.filter((other) => other !== scene);
    const { files } = sourcesOf(scene, FIXTURE_SCENES);
    for (const other of others) expect(files.filter((file) => file.includes(`/${other}/`))).toEqual([]);
    expect(
      files.filter((file) =>
        /^(house|src\/(app\/(?!scenes\/)|features\/[^/]+\/(?!scene\.ts|engine\/)))/.test(file),
      ),
    ).toEqual([]);
  }
});

it('differs between scenes, is deterministic, and is stored by scene', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilat-digests-'));
  try {
    const file = join(folder, 'digests.json');
    const digests = FIXTURE_SCENES.map((scene) => digestOf(scene, FIXTURE_SCENES));
    expect(new Set(digests).size).toBe(FIXTURE_SCENES.length);
    expect(FIXTURE_SCENES.map((scene) => digestOf(scene, FIXTURE_SCENES))).toEqual(digests);
    for (const [i, scene] of FIXTURE_SCENES.entries()) new Digests(file).store(scene, digests[i] as string);
    for (const [i, scene] of FIXTURE_SCENES.entries()) expect(new Digests(file).of(scene)).toBe(digests[i]);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual([...FIXTURE_SCENES].sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
