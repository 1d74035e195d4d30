import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CardFlip } from './cardFlip.ts';

it('lies flat on its back, then flat with its face up', () => {
  expect(new CardFlip().set(0)).toMatchObject({ scaleX: 1, face: false, lift: 0 });
  const turned = new CardFlip().set(1);
  expect(turned.face).toBe(true);
  expect(turned.scaleX).toBe(1);
  expect(turned.lift).toBeCloseTo(0, 12);
});

it('changes sides only when seen from the edge', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 2, noNaN: true }), (share) => {
      const card = new CardFlip().set(share);
      expect(card.scaleX).toBeGreaterThanOrEqual(0);
      expect(card.scaleX).toBeLessThanOrEqual(1);
      expect(card.lift).toBeGreaterThanOrEqual(-1e-12);
      expect(card.lift).toBeLessThanOrEqual(1);
      if (Math.abs(share - 0.5) < 0.001) expect(card.scaleX).toBeLessThan(0.01);
      expect(card.face).toBe(share >= 0.5);
    }),
  );
});
