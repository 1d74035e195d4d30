import fc from 'fast-check';
import { gsap } from 'gsap/gsap-core';
import { expect, it } from 'vitest';
import { easeOut, popOut, smoothstep } from './ease.ts';
import { Timeline } from './timeline.ts';

const smooth = (share: number) => smoothstep(share, 0, 1);
const make = () =>
  new Timeline({
    enter: { lasts: 160, ease: smooth },
    pop: { lasts: 320, from: 0.6, ease: popOut },
    reach: { lasts: 700, from: 12, to: 300, ease: easeOut },
    leave: { at: 1_160, lasts: 240, from: 1, to: 0, ease: smooth },
  });

/** The same, computed manually. */
const atHand = (t: number) => ({
  enter: smoothstep(t, 0, 160),
  pop: 0.6 + (1 - 0.6) * popOut(t / 320),
  reach: 12 + (300 - 12) * easeOut(t / 700),
  leave: 1 + (0 - 1) * smoothstep(t, 1_160, 1_160 + 240),
});

it('equals the manual computation at whole ms, in any order of times', () => {
  const timeline = make();
  expect(timeline.values).toMatchObject(atHand(0));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -400, max: 2_000 }), { minLength: 1, maxLength: 40 }), (times) => {
      for (const t of times) expect(timeline.seek(t)).toMatchObject(atHand(t));
    }),
  );
  timeline.destroy();
});

it('differs by less than a millionth of a pixel between them', () => {
  const timeline = make();
  fc.assert(
    fc.property(fc.double({ min: -10, max: 1_500, noNaN: true }), (t) => {
      const { enter, pop, reach, leave } = timeline.seek(t);
      const hand = atHand(t);
      expect(Math.abs(enter - hand.enter)).toBeLessThan(1e-8);
      expect(Math.abs(pop - hand.pop)).toBeLessThan(1e-8);
      expect(Math.abs(reach - hand.reach)).toBeLessThan(1e-6);
      expect(Math.abs(leave - hand.leave)).toBeLessThan(1e-8);
    }),
  );
  timeline.destroy();
});

it('plays nothing by itself, returns the same object, and leaves nothing behind', async () => {
  const before = gsap.globalTimeline.getChildren().length;
  const timeline = make();
  const { frame } = gsap.ticker;
  const values = timeline.seek(80);
  const { enter } = values;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(gsap.ticker.frame).toBe(frame);
  expect(values.enter).toBe(enter);
  expect(timeline.seek(90)).toBe(values);
  expect(gsap.globalTimeline.getChildren().length).toBeGreaterThan(before);
  timeline.destroy();
  expect(gsap.globalTimeline.getChildren().length).toBe(before);
});
