import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_SCENES, loadFixtures } from '../../src/app/scenes/fixtures.ts';
import type { SceneName } from '../../src/stage/sceneRegistry.ts';
import { Digests, digestOf } from './digests.ts';
import { StageBrowser } from './stageBrowser.ts';

/**
 * Text and amounts at the lowest quality, as on cheap phones, on a screen with two pixels per CSS pixel. A scene is checked
 * again when anything that draws it, or this test, has changed since it passed (docs/visual-regression.md).
 */
const RATIO = 2;
/** A pixel belongs to a letter if leaving letters out changes one of its colours by at least this much. */
const INK = 96;
/** Maximum mean difference of a letter's colours, of 255: the pixels beside and behind letters are coarse. */
const OFF = 8;
/** Maximum number of draw calls per frame: layers with letters are drawn separately, over the coarse picture. */
const DRAW_CALLS = 16;

const DRIVERS = ['tests/visual/letters.test.ts', 'tests/visual/page/main.ts', 'tests/visual/page/index.html'];

const sharp = new Digests('tests/visual/letters.json');
const changed = (scene: SceneName) => sharp.of(scene) !== digestOf(scene, FIXTURE_SCENES, DRIVERS);

let stage: StageBrowser;
let page: Page;

beforeAll(async () => {
  if (!FIXTURE_SCENES.some(changed)) return;
  stage = await StageBrowser.build();
  page = await stage.open(await stage.launch(), RATIO);
});
afterAll(() => stage?.close());

describe.each(FIXTURE_SCENES)('%s', (scene) => {
  if (changed(scene)) compareLetters(scene);

  it('has not changed since its letters were sharp, or was checked just now', () => {
    expect(changed(scene)).toBe(false);
  });
});

function compareLetters(scene: SceneName): void {
  it('has letters as sharp as at the highest quality, in few draw calls', async () => {
    const { rounds, still, options } = await loadFixtures(scene);
    const views = [rounds[still.round]?.view(still.t)];
    for (const round of Object.values(rounds).slice(0, 4))
      for (const share of [0.3, 0.6, 0.9]) views.push(round.view(round.duration * share));
    const found = await page.evaluate(
      async ([name, shown, options, ink]) => {
        const { stagePage } = window;
        const draw = async (tier: 0 | 2, letters: boolean) => {
          stagePage.tier = tier;
          await stagePage.mount(360, 340, shown[0] as never, options, name);
          let calls = 0;
          const pixels = shown.map((view) => {
            stagePage.gauge.reset();
            const drawn = stagePage.pixels(view as never, letters);
            calls = Math.max(calls, stagePage.gauge.drawCalls);
            return drawn;
          });
          stagePage.unmount();
          return { pixels, calls };
        };
        /** The maximum colour difference at `at`. Called twenty million times, so without arrays. */
        const differs = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number) => {
          let most = 0;
          for (let i = at; i < at + 3; i++) {
            const by = Math.abs((one[i] as number) - (other[i] as number));
            if (by > most) most = by;
          }
          return most;
        };
        const whole = await draw(2, true);
        const bare = await draw(2, false);
        const low = await draw(0, true);
        let inked = 0;
        let off = 0;
        whole.pixels.forEach((pixels, i) => {
          for (let at = 0; at < pixels.length; at += 4) {
            if (differs(pixels, bare.pixels[i] as Uint8ClampedArray, at) < ink) continue;
            inked++;
            off += differs(pixels, low.pixels[i] as Uint8ClampedArray, at);
          }
        });
        return {
          sizes: [whole, low].map(({ pixels }) => pixels[0]?.length),
          inked,
          off: off / inked,
          calls: low.calls,
        };
      },
      [scene, views, options, INK] as const,
    );
    expect(found.sizes[1]).toBe(found.sizes[0]);
    expect(found.inked).toBeGreaterThan(100);
    expect(found.off).toBeLessThan(OFF);
    expect(found.calls).toBeLessThanOrEqual(DRAW_CALLS);
    sharp.store(scene, digestOf(scene, FIXTURE_SCENES, DRIVERS));
  });
}
