import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MODEL_KEYS, modelOf } from '../../../contract/slots/models.ts';
import { testBook } from '../testBooks.ts';
import { hurried } from './hurry.ts';
import { NORMAL, TURBO } from './pace.ts';
import { openTimeline, timelineOf } from './slotTimeline.ts';

const taps = fc.record({
  key: fc.constantFrom(...MODEL_KEYS),
  nonce: fc.nat(400),
  pace: fc.constantFrom(NORMAL, TURBO),
  /** Intervals between a player's taps, ms. */
  waits: fc.array(fc.nat(900), { minLength: 1, maxLength: 30 }),
});

it('moves forwards, skips no step, and comes to the same end', () => {
  fc.assert(
    fc.property(taps, ({ key, nonce, pace, waits }) => {
      const { slot, book, board } = testBook(key, nonce);
      const { rows } = modelOf(slot);
      const first = timelineOf(book.events, { slot, pace, board, turning: null });
      let [timeline, t] = [first, 0];
      for (const wait of waits) {
        t += wait;
        const after = hurried(timeline, t, rows);
        expect(after.t).toBeGreaterThanOrEqual(t);
        expect(after.timeline.length).toBeLessThanOrEqual(timeline.length);
        timeline = after.timeline;
        t = after.t;
      }
      expect(timeline.end).toBe(first.end);
      expect(timeline.steps.map(({ kind }) => kind)).toEqual(first.steps.map(({ kind }) => kind));
      const tellings = (of: typeof first) => of.events.filter(({ kind }) => kind !== 'cue').length;
      expect(tellings(timeline)).toBe(tellings(first));
      let at = 0;
      for (const { start, end } of timeline.steps) {
        expect(start).toBeCloseTo(at, 6);
        expect(end).toBeGreaterThanOrEqual(start);
        at = end;
      }
    }),
  );
});

it('stops reels one after the other', () => {
  const { slot, book, board } = testBook('ways243', 1);
  const timeline = timelineOf(book.events, { slot, pace: NORMAL, board, turning: null });
  const { timeline: sooner } = hurried(timeline, 300, 3);
  const step = sooner.steps[0];
  const stops = step?.kind === 'turn' ? step.plans.map(({ stop }) => stop) : [];
  expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  expect(stops.at(-1)).toBeLessThan(900);
  const cues = sooner.events.flatMap((one) =>
    one.kind === 'cue' && one.cue.cue === 'reelStop' ? [one.at] : [],
  );
  expect(cues.slice(0, 5)).toEqual(stops);
});

it('cannot skip an unknown result', () => {
  const { slot, board } = testBook('lines20', 1);
  const open = openTimeline({ slot, pace: NORMAL, board });
  expect(hurried(open, 500, 3)).toEqual({ timeline: open, t: 500 });
});
