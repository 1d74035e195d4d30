import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { easeOut, popOut, smoothstep } from './ease.ts';
import { gsap, paused, seek, seekHeld, seekShare } from './timeline.ts';

const made: gsap.core.Timeline[] = [];

/** Labels, staggers, nested timelines, jumps, there and back: all that a timeline may contain. */
function make() {
  const box = { x: 12, y: 0, size: 0.6, alpha: 0, frame: 0 };
  const letters = Array.from({ length: 5 }, () => ({ y: -20, alpha: 0 }));
  const view = { x: 0, alpha: 1, scale: { x: 1, y: 1 } };
  const nested = () =>
    gsap
      .timeline({ defaults: { duration: 0.2 } })
      .to(view, { x: 40, ease: 'sine.inOut' })
      .to(view.scale, { x: 2, y: 2, ease: 'back.out(1.7)' }, '<')
      .to(view, { x: 0, duration: 0.1 }, '>0.05');
  const timeline = paused(
    gsap
      .timeline({ defaults: { ease: 'power2.out', duration: 0.7 } })
      .to(box, { x: 300 }, 0)
      .to(box, { size: 1, duration: 0.32, ease: 'back.out(1.7)' }, 0)
      .to(box, { alpha: 1, duration: 0.16, ease: 'smooth' }, 0)
      .addLabel('open', 0.4)
      .fromTo(letters, { y: -30, alpha: 0.1 }, { y: 0, alpha: 1, stagger: 0.04 }, 'open+=0.1')
      .to(box, { y: -10, duration: 0.1, ease: 'power1.out', yoyo: true, repeat: 3 }, 'open')
      .set(box, { frame: 3 }, 'open+=0.2')
      .addLabel('leave', 1.16)
      .add(nested(), 'leave')
      .to(box, { alpha: 0, duration: 0.24, ease: 'smooth' }, 'leave')
      .fromTo(box, { x: 500 }, { x: 600, immediateRender: false }, 'leave+=0.2'),
  );
  made.push(timeline);
  return { timeline, box, letters, view };
}

/** The targets' numbers at a time. */
function at({ timeline, box, letters, view }: ReturnType<typeof make>, ms: number) {
  seek(timeline, ms);
  const { x, y, size, alpha, frame } = box;
  const { scale } = view;
  return [
    ...[x, y, size, alpha, frame, view.x, view.alpha, scale.x, scale.y],
    ...letters.map((letter) => [letter.y, letter.alpha]),
  ].flat();
}

afterEach(() => {
  for (const timeline of made.splice(0)) timeline.kill();
});

const time = fc.oneof(
  fc.integer({ min: -400, max: 2_600 }),
  fc.double({ min: -10, max: 2_600, noNaN: true }),
  // The edges of its tweens.
  fc.constantFrom(0, 100, 160, 320, 400, 500, 540, 600, 700, 1_160, 1_360, 1_400, 1_410, 1_510, 2_060),
  fc.constantFrom(Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, -0),
);

it('is a function of the time, whatever was sought before', () => {
  const used = make();
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 12 }), (times) => {
      for (const ms of times) at(used, ms);
      const last = times.at(-1) ?? 0;
      expect(at(used, last)).toEqual(at(make(), last));
    }),
  );
});

it('clamps times outside of it, and takes what is no number as its start', () => {
  const one = make();
  const [start, end] = [at(one, 0), at(one, 2_060)];
  expect(start.slice(0, 5)).toEqual([12, 0, 0.6, 0, 0]);
  expect(end.slice(0, 5)).toEqual([600, 0, 1, 0, 3]);
  for (const ms of [-1, Number.NEGATIVE_INFINITY, Number.NaN]) expect(at(one, ms)).toEqual(start);
  for (const ms of [2_061, Number.POSITIVE_INFINITY]) expect(at(one, ms)).toEqual(end);
});

it('equals the formulas of the same easings to a millionth, at whole ms', () => {
  const one = make();
  for (let ms = 0; ms < 1_160; ms++) {
    const [x, , size, alpha] = at(one, ms);
    expect(x).toBeCloseTo(12 + (300 - 12) * easeOut(ms / 700), 6);
    expect(size).toBeCloseTo(0.6 + 0.4 * popOut(ms / 320), 6);
    expect(alpha).toBeCloseTo(smoothstep(ms, 0, 160), 6);
  }
});

it('takes a share of its duration too', () => {
  const [one, other] = [make(), make()];
  for (const share of [0.25, 0.6, 1, 7, -1]) {
    const values = at(one, share * 1_000 * one.timeline.duration());
    seekShare(other.timeline, share);
    expect(other.box).toMatchObject({ x: values[0], y: values[1], size: values[2] });
  }
});

it('waits at a label, and leaves when only the rest fits in', () => {
  const look = { shown: 0 };
  const timeline = paused(
    gsap
      .timeline({ defaults: { ease: 'none' } })
      .to(look, { shown: 1, duration: 0.2 })
      .addLabel('leaves')
      .to(look, { shown: 0, duration: 0.4 }),
  );
  made.push(timeline);
  const shown = (ms: number, lasts: number) => {
    seekHeld(timeline, ms, lasts);
    return look.shown;
  };
  for (const [ms, value] of [
    [-5, 0],
    [100, 0.5],
    [200, 1],
    [600, 1],
    [800, 0.5],
    [1_000, 0],
    [9_000, 0],
  ] as const)
    expect(shown(ms, 1_000)).toBe(value);
  // Too short to wait: it is cut.
  expect([shown(100, 300), shown(300, 300)]).toEqual([0.5, 0.75]);
});

it('plays nothing by itself, and leaves nothing behind', async () => {
  const before = gsap.globalTimeline.getChildren().length;
  const one = make();
  const values = at(one, 80);
  const { frame } = gsap.ticker;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(gsap.ticker.frame).toBe(frame);
  expect([one.box.x, one.box.y, one.box.size, one.box.alpha]).toEqual(values.slice(0, 4));
  expect(gsap.globalTimeline.getChildren().length).toBeGreaterThan(before);
  one.timeline.kill();
  expect(gsap.globalTimeline.getChildren().length).toBe(before);
});
