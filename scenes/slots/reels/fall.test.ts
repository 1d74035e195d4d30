import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testBook } from '../testBooks.ts';
import { fallsOf } from './fall.ts';

it('lets every symbol fall from its previous position, and new ones from above', () => {
  fc.assert(
    fc.property(fc.nat(300), (nonce) => {
      const { book } = testBook('cluster', nonce);
      let cells = '';
      for (const event of book.events) {
        if (event.type === 'reveal') cells = event.board.join('');
        if (event.type !== 'tumbleBoard') continue;
        const after = event.board.join('');
        const falls = fallsOf(cells, event.removed, after, 7);
        expect(falls).toHaveLength(49);
        for (const { letter, cell, rows } of falls) {
          expect(letter).toBe(after.charAt(cell));
          const from = (cell % 7) - rows;
          if (from < 0) continue;
          expect(cells.charAt(cell - rows)).toBe(letter);
          expect(event.removed).not.toContain(cell - rows);
        }
        cells = after;
      }
    }),
  );
});
