import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MODEL_KEYS, modelOf } from '../../../contract/slots/models.ts';
import { cellX, cellY, layoutOf } from './layout.ts';

it('shows the whole board on every canvas, and fills the width or the height', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MODEL_KEYS),
      fc.integer({ min: 280, max: 1_600 }),
      fc.integer({ min: 200, max: 1_000 }),
      fc.boolean(),
      (key, width, height, headed) => {
        const { reels, rows } = modelOf({ model: key });
        const layout = layoutOf(width, height, reels, rows, headed);
        const { left, top, boardWidth, boardHeight, frame, head, cellWidth, symbol } = layout;
        expect(left).toBeGreaterThanOrEqual(frame);
        expect(top).toBeGreaterThanOrEqual(frame + head - 1e-6);
        expect(top + boardHeight + frame).toBeLessThan(height);
        expect(left + boardWidth + frame).toBeLessThan(width);
        // The free space is at most what the board could be stretched by.
        const free = Math.min((width - boardWidth) / width, (height - boardHeight) / height);
        expect(free).toBeLessThan(0.5);
        expect(symbol).toBeLessThan(cellWidth * 1.1);
        const last = reels * rows - 1;
        expect(cellX(layout, last)).toBeCloseTo(left + boardWidth - cellWidth / 2, 6);
        expect(cellY(layout, last)).toBeCloseTo(top + boardHeight - layout.cellHeight / 2, 6);
      },
    ),
  );
});
