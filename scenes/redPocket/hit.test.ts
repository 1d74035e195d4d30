import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RedPocketPlay, redPocketView } from '../../src/features/redPocket/engine/redPocketView.ts';
import { hit } from './hit.ts';
import { HUNG, LAYERS, Rainfall } from './rainfall.ts';

const RAIN = { id: '2026-11-21T12', start: 1_000_000, end: 1_600_000 };
const rains: RedPocketPlay = { rain: RAIN, tap: null, answer: null };
const canvases = fc.record({
  width: fc.integer({ min: 320, max: 1_280 }),
  height: fc.integer({ min: 300, max: 900 }),
  reducedMotion: fc.boolean(),
});
const times = fc.integer({ min: 0, max: 599_999 });
const viewAt = (elapsed: number) => redPocketView(rains, RAIN.start + elapsed);

describe('a tap', () => {
  it('hits an envelope in its middle, or one in front of it', () => {
    fc.assert(
      fc.property(canvases, times, fc.nat(80), (canvas, elapsed, back) => {
        const view = viewAt(elapsed);
        const rain = new Rainfall();
        rain.resize(canvas.width, canvas.height);
        rain.span(elapsed, view.lasts);
        const envelope = canvas.reducedMotion
          ? back % HUNG
          : rain.to - 1 - (back % (rain.to - rain.from || 1));
        fc.pre(envelope >= 0 && rain.set(envelope, elapsed, view.seed, canvas.reducedMotion));
        const met = hit(rain.x, rain.y, view, canvas);
        expect(met).not.toBeNull();
        expect((met ?? 0) % LAYERS).toBeGreaterThanOrEqual(envelope % LAYERS);
      }),
    );
  });

  it("hits only envelopes within a finger's reach", () => {
    fc.assert(
      fc.property(canvases, times, fc.double({ min: 0, max: 1, noNaN: true }), (canvas, elapsed, across) => {
        const [x, y] = [canvas.width * across, canvas.height / 2];
        const view = viewAt(elapsed);
        const met = hit(x, y, view, canvas);
        if (met === null) return;
        const rain = new Rainfall();
        rain.resize(canvas.width, canvas.height);
        expect(rain.set(met, elapsed, view.seed, canvas.reducedMotion)).toBe(true);
        expect(Math.hypot(rain.x - x, rain.y - y)).toBeLessThan(80 * rain.unit);
      }),
    );
  });

  it('hits nothing before the rain, after it, and once the player has one', () => {
    const canvas = { width: 360, height: 340, reducedMotion: true };
    const rain = new Rainfall();
    rain.resize(360, 340);
    rain.set(2, 0, viewAt(0).seed, true);
    const { x, y } = rain;
    expect(hit(x, y, viewAt(0), canvas)).toBe(2);
    expect(hit(x, y, viewAt(-1), canvas)).toBeNull();
    expect(hit(x, y, viewAt(600_000), canvas)).toBeNull();
    const tapped = { ...rains, tap: { envelope: 2, at: RAIN.start } };
    expect(hit(x, y, redPocketView(tapped, RAIN.start + 10), canvas)).toBeNull();
    const found = { ...rains, answer: { find: 'amount' as const, amount: 1n, at: RAIN.start } };
    expect(hit(x, y, redPocketView(found, RAIN.start + 10), canvas)).toBeNull();
  });
});

it('an envelope opens in the middle, and not before the house has answered', () => {
  const tap = { envelope: 20, at: RAIN.start + 5_000 };
  const opened = (after: number, now: number) =>
    redPocketView(
      { rain: RAIN, tap, answer: { find: 'amount', amount: 5n, at: tap.at + after } },
      tap.at + now,
    ).opened;
  expect(opened(100, 640)).toBe(0);
  expect(opened(100, 200)).toBe(-440);
  expect(opened(2_000, 2_000)).toBe(0);
  expect(redPocketView({ rain: RAIN, tap, answer: null }, tap.at + 9_000).opened).toBe(
    Number.NEGATIVE_INFINITY,
  );
});
