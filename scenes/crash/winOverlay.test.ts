// @vitest-environment dom
import { Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import type { CrashView } from '../../src/games/crash/engine/crashView.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { testFont } from '../engine/testFont.ts';
import { CALM, FrameContext } from './frameContext.ts';
import { CrashWinOverlay } from './winOverlay.ts';

const { font } = testFont('0123456789.,+');
const any = new Texture({ source: Texture.WHITE.source });
const assets: SceneAssets = { texture: () => any, frames: () => [any], font: () => font };
const options = {
  decimal: ',',
  rates: ',',
  reducedMotion: false,
  labels: { round: '', preparation: '', crashed: '' },
} as const;
const OUT = { betId: '1', name: 'Sari', avatar: 0, rate: 2, at: 8_000, own: true, stake: 1_000n };

/** The quads of a frame, each as one text, and whether it is still moving. */
function drawn(overlay: CrashWinOverlay, payout: bigint, view: Partial<CrashView>, own = true) {
  const seen: string[] = [];
  const layer = {
    put: (_: Texture, ...at: number[]) => void seen.push(at.join(' ')),
  } as unknown as QuadBatch;
  const context = new FrameContext(
    {
      phase: 'goUp',
      roundId: '1',
      seed: 1,
      elapsed: 0,
      remaining: 0,
      flight: 8_300,
      rate: 2.05,
      rateCents: 205,
      cashOuts: [{ ...OUT, own, payout }],
      ownFlying: false,
      ...view,
    },
    options,
  );
  Object.assign(context, { width: 360, height: 340 });
  context.set(context.view);
  return { seen, moves: overlay.draw(context, layer, layer) };
}

it('celebrates only the player, and only a return above the stake', () => {
  const overlay = new CrashWinOverlay(assets);
  expect(drawn(overlay, 2_000n, {}).seen.length).toBeGreaterThan(0);
  expect(drawn(overlay, 2_000n, {}, false)).toEqual({ seen: [], moves: false });
  expect(drawn(overlay, 1_000n, {})).toEqual({ seen: [], moves: false });
});

it('draws a frame independently of earlier ones', () => {
  const used = new CrashWinOverlay(assets);
  const fresh = drawn(used, 30_000n, {});
  drawn(used, 2_000n, { flight: 9_000 });
  expect(drawn(used, 30_000n, {})).toEqual(fresh);
});

it('continues after the break-up, longer than its sparks for a large win, and ends', () => {
  const overlay = new CrashWinOverlay(assets);
  const crashed = (elapsed: number) =>
    drawn(overlay, 30_000n, { phase: 'crashed', flight: 8_100, elapsed, rate: 2, rateCents: 201 });
  expect(crashed(CALM + 500).moves).toBe(true);
  expect(crashed(CALM + 500)).not.toEqual(crashed(CALM + 900));
  expect(crashed(60_000)).toEqual({ seen: [], moves: false });
});
