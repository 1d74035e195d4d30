import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SlotEvent } from '../../../contract/slots/book.ts';
import { MODEL_KEYS } from '../../../contract/slots/models.ts';
import { testBook } from '../testBooks.ts';
import { NORMAL, stillPace, TURBO } from './pace.ts';
import { openTimeline, restTimeline, timelineOf } from './slotTimeline.ts';
import type { Step, Timeline } from './steps.ts';

const paces = fc.constantFrom(NORMAL, TURBO, stillPace(NORMAL));
const spins = fc.record({
  key: fc.constantFrom(...MODEL_KEYS),
  nonce: fc.nat(500),
  pace: paces,
  turning: fc.option(fc.nat(8_000)),
});

/** The step that shows each event. Events without their own step are missing. */
const SHOWN: Partial<Record<SlotEvent['type'], Step['kind']>> = {
  reveal: 'turn',
  expandWilds: 'expand',
  winInfo: 'wins',
  tumbleBoard: 'tumble',
  holdTrigger: 'lock',
  updateRespin: 'respin',
  holdEnd: 'collect',
};
const BANNERS: Partial<Record<SlotEvent['type'], string>> = {
  freeSpinTrigger: 'freeSpins',
  freeSpinRetrigger: 'extraSpins',
  freeSpinEnd: 'total',
  holdFull: 'grand',
  winCap: 'maxWin',
};

function bannersOf({ steps }: Timeline): string[] {
  return steps.flatMap((step) => (step.kind === 'banner' ? [step.banner] : []));
}

describe("a book's timeline", () => {
  it('is one step after the other, without a gap', () => {
    fc.assert(
      fc.property(spins, ({ key, nonce, pace, turning }) => {
        const { slot, book, board } = testBook(key, nonce);
        const timeline = timelineOf(book.events, { slot, pace, board, turning });
        let at = 0;
        for (const { start, end } of timeline.steps) {
          expect(start).toBe(at);
          expect(end).toBeGreaterThanOrEqual(start);
          at = end;
        }
        expect(timeline.length).toBe(at);
        let last = 0;
        for (const event of timeline.events) {
          expect(event.at).toBeGreaterThanOrEqual(last);
          expect(event.at).toBeLessThanOrEqual(at);
          last = event.at;
        }
      }),
    );
  });

  it("has a cue for each reel with its scatter's ordinal, on lines", () => {
    fc.assert(
      fc.property(fc.nat(500), paces, (nonce, pace) => {
        const { slot, book, board: boardState } = testBook('lines20', nonce);
        const { events } = timelineOf(book.events, { slot, pace, board: boardState, turning: null });
        const boards = book.events.flatMap((event) => (event.type === 'reveal' ? [event.board] : []));
        const nths = boards.flatMap((board) =>
          board.map((reel, i) =>
            reel.includes('S')
              ? board
                  .slice(0, i + 1)
                  .join('')
                  .split('S').length - 1
              : 0,
          ),
        );
        const totals = events.flatMap((one) =>
          one.kind === 'cue' && one.cue.cue === 'reelStop' ? [one.cue.nth] : [],
        );
        expect(totals).toEqual(nths);
      }),
    );
  });

  it('shows every event, in order', () => {
    fc.assert(
      fc.property(spins, ({ key, nonce, pace }) => {
        const { slot, book, board } = testBook(key, nonce);
        const timeline = timelineOf(book.events, { slot, pace, board, turning: null });
        const kinds = Object.values(SHOWN);
        expect(timeline.steps.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))).toEqual(
          book.events.flatMap(({ type }) => SHOWN[type] ?? []),
        );
        const banners = bannersOf(timeline).filter((one) => one !== 'hold');
        const holdTotals = book.events.some(({ type }) => type === 'holdEnd') ? ['total'] : [];
        expect(banners).toEqual([...book.events.flatMap(({ type }) => BANNERS[type] ?? []), ...holdTotals]);
        expect(timeline.events.flatMap((one) => (one.kind === 'won' ? [one.rate] : []))).toEqual(
          book.events.flatMap((event) => (event.type === 'setTotalWin' ? [event.rate] : [])),
        );
      }),
    );
  });

  it('ends with the last board', () => {
    fc.assert(
      fc.property(spins, ({ key, nonce, pace, turning }) => {
        const { slot, book, board } = testBook(key, nonce);
        const { end } = timelineOf(book.events, { slot, pace, board, turning });
        const last = book.events.findLast((event) => 'board' in event);
        expect(end.cells).toBe(last?.board.join('') ?? board.cells);
        expect(end.won).toBe(book.rate);
        expect(end.mood).toBe(book.events.some(({ type }) => type === 'holdEnd') ? 'hold' : 'base');
      }),
    );
  });

  it('takes less time with turbo', () => {
    fc.assert(
      fc.property(spins, ({ key, nonce }) => {
        const { slot, book, board } = testBook(key, nonce);
        const lengthOf = (pace: typeof NORMAL) =>
          timelineOf(book.events, { slot, pace, board, turning: null }).length;
        expect(lengthOf(TURBO)).toBeLessThan(lengthOf(NORMAL));
      }),
    );
  });

  it('has events for the begin and the end of a feature', () => {
    const { slot, book, board } = testBook('lines20', 0);
    const { events } = timelineOf(book.events, { slot, pace: NORMAL, board, turning: 400 });
    const features = events.flatMap((one) => (one.kind === 'feature' ? [one.left] : []));
    expect(features[0]).toEqual({ spin: 1, of: 5 });
    expect(features.at(-1)).toBeNull();
  });
});

it('turns forever while nothing is known', () => {
  const { slot, board } = testBook('ways243', 1);
  const { steps, length } = openTimeline({ slot, pace: NORMAL, board });
  expect(steps.map(({ kind }) => kind)).toEqual(['turn']);
  expect(length).toBe(Number.POSITIVE_INFINITY);
});

it('comes to rest at the previous board without an answer', () => {
  const { slot, board } = testBook('cluster', 1);
  const { end, length } = restTimeline({ slot, pace: NORMAL, board, turning: 9_000 });
  expect(end.cells).toBe(board.cells);
  expect(length).toBeGreaterThan(9_000);
  expect(length).toBeLessThan(9_000 + 3_000);
});
