import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectPoolLayout } from '../../pools/engine/testLayout.ts';
import { rouletteLayout } from './rouletteTable.ts';

it('places wheel and pools on the canvas without overlap, every pool large enough for a finger', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 1200 }), fc.integer({ min: 260, max: 800 }), (width, height) => {
      const layout = rouletteLayout(width, height);
      expectPoolLayout(layout, 3, width, height);
      expect(layout.stage.width).toBe(layout.stage.height);
      expect(layout.stage.width).toBeGreaterThanOrEqual(150);
    }),
  );
});
