import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProbeView } from './page/probeScene.ts';
import { StageBrowser } from './stageBrowser.ts';

/** Pixi's own views between quad batches (page/probeScene.ts), and the engine's example, on the page and in a worker. */
const STORED = '57667619d9c4fcb23b61e9a14c6d534887f4bb4cb6ae1142aa93c10753628c2a';

const PARTS = [
  'sprite',
  'text',
  'graphics',
  'masked',
  'blurred',
  'under',
  'over',
] as const satisfies readonly ProbeView['without'][];

let stage: StageBrowser;
let page: Page;

beforeAll(async () => {
  stage = await StageBrowser.build();
  page = await stage.open(await stage.launch(), 1, 'probe.html');
  await page.waitForFunction(() => 'probePage' in window);
});
afterAll(() => stage?.close());

describe.each(['page', 'worker'] as const)('on the %s', (where) => {
  it('draws Pixi’s own views between batches: each is seen, and the picture is the stored one', async () => {
    expect(await seal(where, 'probe', { without: null })).toBe(STORED);
    for (const part of PARTS)
      expect(await seal(where, 'probe', { without: part }), `without ${part}`).not.toBe(STORED);
    expect(await seal(where, 'probe', { without: null })).toBe(STORED);
  });

  it('draws the picture with fewer pixels, text and what is above it with all', async () => {
    const view = { since: 900, points: 1_234 };
    const [ring, number] = [
      { from: 40, to: 100 },
      { from: 124, to: 156 },
    ];
    const sealOf = (part: object) => seal(where, 'example', view, part);
    expect(await sealOf({ ...number, picture: 1 })).toBe(await sealOf(number));
    expect(await sealOf({ ...ring, picture: 1 })).not.toBe(await sealOf(ring));
  });
});

it('draws the example to the same bytes in any order, and to its rest', async () => {
  const times = [0, 200, 400, 800];
  const first = new Map<number, string>();
  for (const since of times) first.set(since, await seal('page', 'example', { since, points: 7 }));
  expect(new Set(first.values()).size).toBe(times.length);
  for (const since of times.toReversed())
    expect(await seal('page', 'example', { since, points: 7 }), `${since} ms`).toBe(first.get(since));
  expect(await seal('page', 'example', { since: 9_000, points: 7 })).toBe(first.get(800));
});

function seal(
  where: 'page' | 'worker',
  scene: 'probe' | 'example',
  view: object,
  part = {},
): Promise<string> {
  return page.evaluate(([...what]) => window.probePage.seal(...what), [where, scene, view, part] as const);
}
