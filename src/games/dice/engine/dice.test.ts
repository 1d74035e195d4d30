import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectPoolLayout } from '../../pools/engine/testLayout.ts';
import { diceLayout } from './dice.ts';

it('gives every pool its own place of a thumb on every canvas, and the dice theirs above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 1_200 }), fc.integer({ min: 260, max: 800 }), (width, height) => {
      const layout = diceLayout(width, height);
      expectPoolLayout(layout, 6, width, height);
      expect(layout.stage.height).toBeGreaterThanOrEqual(96);
    }),
  );
});
