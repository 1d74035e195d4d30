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

/** How an event is shown. What is only told, or changes what stands there, has no step of its own to look for. */
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

describe('a book in time', () => {
  it('is one step after the other, without a gap', () => {
    fc.assert(
      fc.property(spins, ({ key, nonce, pace, turning }) => {
        const { slot, book, standing } = testBook(key, nonce);
        const timeline = timelineOf(book.events, { slot, pace, standing, turning });
        let at = 0;
        for (const { start, end } of timeline.steps) {
          expect(start).toBe(at);
          expect(end).toBeGreaterThanOrEqual(start);
          at = end;
        }
        expect(timeline.length).toBe(at);
        let told = 0;
        for (const said of timeline.said) {
          expect(said.at).toBeGreaterThanOrEqual(told);
          expect(said.at).toBeLessThanOrEqual(at);
          told = said.at;
        }
      }),
    );
  });

  it('tells with each reel which scatter it brings, on lines', () => {
    fc.assert(
      fc.property(fc.nat(500), paces, (nonce, pace) => {
        const { slot, book, standing } = testBook('lines20', nonce);
        const { said } = timelineOf(book.events, { slot, pace, standing, turning: null });
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
        const told = said.flatMap((one) =>
          one.says === 'cue' && one.cue.cue === 'reelStop' ? [one.cue.nth] : [],
        );
        expect(told).toEqual(nths);
      }),
    );
  });

  it('shows every event, in its order', () => {
    fc.assert(
      fc.property(spins, ({ key, nonce, pace }) => {
        const { slot, book, standing } = testBook(key, nonce);
        const timeline = timelineOf(book.events, { slot, pace, standing, turning: null });
        const kinds = Object.values(SHOWN);
        expect(timeline.steps.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))).toEqual(
          book.events.flatMap(({ type }) => SHOWN[type] ?? []),
        );
        const banners = bannersOf(timeline).filter((one) => one !== 'hold');
        const holds = book.events.some(({ type }) => type === 'holdEnd') ? ['total'] : [];
        expect(banners).toEqual([...book.events.flatMap(({ type }) => BANNERS[type] ?? []), ...holds]);
        expect(timeline.said.flatMap((one) => (one.says === 'won' ? [one.rate] : []))).toEqual(
          book.events.flatMap((event) => (event.type === 'setTotalWin' ? [event.rate] : [])),
        );
      }),
    );
  });

  it('ends with the last board', () => {
    fc.assert(
      fc.property(spins, ({ key, nonce, pace, turning }) => {
        const { slot, book, standing } = testBook(key, nonce);
        const { end } = timelineOf(book.events, { slot, pace, standing, turning });
        const last = book.events.findLast((event) => 'board' in event);
        expect(end.cells).toBe(last?.board.join('') ?? standing.cells);
        expect(end.won).toBe(book.rate);
        expect(end.mood).toBe(book.events.some(({ type }) => type === 'holdEnd') ? 'hold' : 'base');
      }),
    );
  });

  it('takes less time with turbo', () => {
    fc.assert(
      fc.property(spins, ({ key, nonce }) => {
        const { slot, book, standing } = testBook(key, nonce);
        const lengthOf = (pace: typeof NORMAL) =>
          timelineOf(book.events, { slot, pace, standing, turning: null }).length;
        expect(lengthOf(TURBO)).toBeLessThan(lengthOf(NORMAL));
      }),
    );
  });

  it('says a feature begins and ends', () => {
    const { slot, book, standing } = testBook('lines20', 0);
    const { said } = timelineOf(book.events, { slot, pace: NORMAL, standing, turning: 400 });
    const features = said.flatMap((one) => (one.says === 'feature' ? [one.left] : []));
    expect(features[0]).toEqual({ spin: 1, of: 5 });
    expect(features.at(-1)).toBeNull();
  });
});

it('turns for ever while nothing is known', () => {
  const { slot, standing } = testBook('ways243', 1);
  const { steps, length } = openTimeline({ slot, pace: NORMAL, standing });
  expect(steps.map(({ kind }) => kind)).toEqual(['turn']);
  expect(length).toBe(Number.POSITIVE_INFINITY);
});

it('comes to rest at what it showed where no answer comes', () => {
  const { slot, standing } = testBook('cluster', 1);
  const { end, length } = restTimeline({ slot, pace: NORMAL, standing, turning: 9_000 });
  expect(end.cells).toBe(standing.cells);
  expect(length).toBeGreaterThan(9_000);
  expect(length).toBeLessThan(9_000 + 3_000);
});
