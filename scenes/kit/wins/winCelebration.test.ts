// @vitest-environment dom
import { Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import type { QuadBatch } from '../../engine/quadBatch.ts';
import type { SceneAssets } from '../../engine/scene.ts';
import { testFont } from '../../engine/testFont.ts';
import { WIN_TIMES, type Win, WinCelebration } from './winCelebration.ts';

const { font } = testFont('0123456789.,+');
const [glow, spark, coin, paper] = [1, 2, 3, 4].map(() => new Texture({ source: Texture.WHITE.source }));
const NAMES = new Map<Texture | undefined, string>([
  [glow, 'glow'],
  [spark, 'spark'],
  [coin, 'coin'],
  [paper, 'paper'],
]);
const assets: SceneAssets = {
  texture: (name) => (name === 'glow' ? glow! : spark!),
  frames: (name) => (name === 'paper' ? [paper!] : [coin!]),
  font: () => font,
};

/** The kinds of sprites shown at a moment, including digits, and whether it is still moving. */
function shown(win: Win, t: number, reducedMotion = false, width = 300): { kinds: string; moves: boolean } {
  const kinds = new Set<string>();
  const layer = {
    put: (frame: Texture) => void kinds.add(NAMES.get(frame) ?? 'digit'),
  } as unknown as QuadBatch;
  const style = { decimal: ',', fraction: false, prefix: '+' } as const;
  const place = { x: 100, y: 100, unit: 1, width, style, reducedMotion };
  const moves = new WinCelebration(assets).draw(t, win, place, layer, layer);
  return { kinds: [...kinds].toSorted().join(' '), moves };
}

const win = (times: bigint): Win => ({ stake: 1_000n, payout: times * 1_000n, seed: 5 });

it('shows nothing for a return that is not above the stake', () => {
  for (const times of [0n, 1n])
    for (const t of [-1, 0, 300]) expect(shown(win(times), t)).toEqual({ kinds: '', moves: false });
});

it('scales with the size of the win', () => {
  expect(shown(win(2n), 300).kinds).toBe('digit glow spark');
  expect(shown(win(5n), 400).kinds).toBe('coin digit glow spark');
  expect(shown(win(20n), 400).kinds).toBe('coin digit glow paper spark');
});

it('shows only the final amount with reduced motion', () => {
  for (const times of [2n, 5n, 900n]) expect(shown(win(times), 300, true).kinds).toBe('digit glow');
});

it('moves until it is over, also while it is pending', () => {
  expect(shown(win(5n), -200)).toEqual({ kinds: '', moves: true });
  expect(shown(win(5n), WIN_TIMES.medium.lasts - 1).moves).toBe(true);
  expect(shown(win(5n), WIN_TIMES.medium.lasts)).toEqual({ kinds: '', moves: false });
});
