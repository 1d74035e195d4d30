import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../contract/chat/channel.ts';
import { piecesOf, trimmed, withMessages, withNewest, withoutMessages } from './chatLog.ts';

const message = (id: number): ChatMessage => ({
  ...{ id: String(id), userId: '1', name: 'A', avatar: 0, at: id, text: `n ${id}` },
  ...{ covered: false, mentions: [], win: null },
});
const idsOf = (log: readonly ChatMessage[]) => log.map(({ id }) => Number(id));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 60 });

describe('the message list of a room', () => {
  it('has each message once, oldest first, in whatever order they arrived', () => {
    fc.assert(
      fc.property(fc.array(ids), (batches) => {
        const log = batches.reduce<readonly ChatMessage[]>(
          (all, batch) => withMessages(all, [...batch, ...batch].map(message)),
          [],
        );
        const wanted = [...new Set(batches.flat())].sort((a, b) => a - b);
        expect(idsOf(log)).toEqual(wanted);
        expect(withMessages(log, log)).toBe(log);
      }),
    );
  });

  it('has no gap after time offline, and loses nothing that arrived since', () => {
    // The room has messages 1 … last; the page holds the newest of them.
    fc.assert(
      fc.property(
        fc.record({
          known: fc.nat(50),
          away: fc.nat(80),
          since: fc.nat(5),
          page: fc.integer({ min: 1, max: 40 }),
        }),
        ({ known, away, since, page }) => {
          const range = (from: number, to: number) =>
            Array.from({ length: Math.max(0, to - from) }, (_, i) => message(from + i + 1));
          const last = known + away;
          const before = [...range(0, known), ...range(last, last + since)];
          const newest = range(Math.max(0, last - page), last).reverse();
          const now = idsOf(withNewest(before, newest));
          expect(now.at(-1) ?? 0).toBe(newest.length + since === 0 ? 0 : last + since);
          for (const [i, id] of now.entries()) if (i > 0) expect(id).toBe((now[i - 1] ?? 0) + 1);
        },
      ),
    );
  });

  it('drops removed messages and the oldest ones', () => {
    const log = [1, 2, 3, 4].map(message);
    expect(idsOf(withoutMessages(log, ['2', '9']))).toEqual([1, 3, 4]);
    expect(withoutMessages(log, [])).toBe(log);
    expect(idsOf(trimmed(log, 2))).toEqual([3, 4]);
  });
});

describe('names in a text', () => {
  const mentions = [
    { userId: '7', name: 'Elang' },
    { userId: '8', name: 'Elang Gesit 42' },
  ];

  it('are found, the longest first', () => {
    expect(piecesOf({ text: 'hai @Elang Gesit 42, @Elang dan @Rusa', mentions })).toEqual([
      { text: 'hai ', userId: null },
      { text: '@Elang Gesit 42', userId: '8' },
      { text: ', ', userId: null },
      { text: '@Elang', userId: '7' },
      { text: ' dan @Rusa', userId: null },
    ]);
  });

  it('leave the text unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('@', '@Elang', ' Gesit 42', 'x', '👋', ' ')), (parts) => {
        const text = parts.join('');
        expect(
          piecesOf({ text, mentions })
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
