import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectPoolLayout } from '../../pools/engine/testLayout.ts';
import { diceLayout } from './dice.ts';

it('gives every pool a thumb-sized area on every canvas, and the dice theirs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 1_200 }), fc.integer({ min: 260, max: 800 }), (width, height) => {
      const layout = diceLayout(width, height);
      expectPoolLayout(layout, 6, width, height);
      expect(layout.stage.height).toBeGreaterThanOrEqual(96);
    }),
  );
});

it('fills tablets and desktops: the pools take at least a third of the canvas, and the tray is not oversized', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 1_200 }), fc.integer({ min: 400, max: 800 }), (width, height) => {
      const { pools, stage } = diceLayout(width, height);
      const area = pools.reduce((sum, pool) => sum + pool.width * pool.height, 0);
      expect(area / (width * height)).toBeGreaterThan(0.3);
      expect(Math.min(...pools.map((pool) => pool.height))).toBeGreaterThan(90);
      expect(stage.height / stage.width).toBeLessThan(1.7);
    }),
  );
});
