import { Texture, TextureSource } from 'pixi.js';
import type { PoolLayout, PoolView } from '../../../src/games/pools/engine/poolView.ts';
import type { QuadBatch } from '../../engine/quadBatch.ts';
import type { SceneAssets } from '../../engine/scene.ts';
import { testFont } from '../../engine/testFont.ts';

const CHARS = '0123456789.,+xKMBT';
const { font } = testFont(CHARS);

/** Sprites by name: the same name gives the same texture. */
export function testAssets(): SceneAssets & { nameOf(texture: Texture): string } {
  const source = new TextureSource({ width: 64, height: 64 });
  const known = new Map<string, Texture>();
  const texture = (name: string) => {
    const made = known.get(name) ?? new Texture({ source });
    known.set(name, made);
    return made;
  };
  return {
    texture,
    frames: (name) => Array.from({ length: 6 }, (_, i) => texture(`${name}_${i}`)),
    font: () => font,
    nameOf: (sprite) => [...known].find(([, made]) => made === sprite)?.[0] ?? '',
  };
}

/** Two pools side by side. */
export const TWO_POOLS: PoolLayout = {
  stage: { x: 0, y: 0, width: 240, height: 100 },
  pools: [
    { x: 0, y: 110, width: 110, height: 90 },
    { x: 130, y: 110, width: 110, height: 90 },
  ],
  hand: { x: 120, y: 260 },
  others: { x: 300, y: 60 },
  house: { x: 120, y: -40 },
};

/** A view of a round with two pools. */
export function poolView(change: Partial<PoolView> = {}): PoolView {
  return {
    phase: 'betting',
    roundId: 'r1',
    seed: 7,
    elapsed: 1_000,
    remaining: 19_000,
    pools: [
      { total: 0n, own: 0n, unplaced: 0n, rate: null },
      { total: 0n, own: 0n, unplaced: 0n, rate: null },
    ],
    chips: [],
    clock: 1_000,
    own: null,
    voided: false,
    ...change,
  };
}

export interface LaidQuad {
  texture: Texture;
  x: number;
  y: number;
  tint: number;
  alpha: number;
}

/** The text written by quads, in drawing order. */
export function testGlyphs(quads: readonly LaidQuad[]): string {
  const charOf = new Map([...CHARS].map((char) => [font.glyph(char.charCodeAt(0)).texture, char]));
  return quads.map(({ texture }) => charOf.get(texture) ?? '').join('');
}

/** A layer that records what is drawn into it. */
export function testLayer(): { layer: QuadBatch; quads: LaidQuad[] } {
  const quads: LaidQuad[] = [];
  const put: QuadBatch['put'] = (texture, x, y, _sx, _sy, _rotation, tint, alpha) => {
    if (alpha > 0.004) quads.push({ texture, x, y, tint, alpha });
  };
  return { layer: { put } as unknown as QuadBatch, quads };
}
