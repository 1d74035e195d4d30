import { expect, it } from 'vitest';
import { FIRST_QUALITY, QualityMeter, sharpnessOf } from './quality.ts';

function feed(meter: QualityMeter, frames: number, interval: (i: number) => number): void {
  for (let i = 0; i < frames; i++) meter.add(interval(i));
}

it('steps down when many frames are late, and never returns to the tier that was too slow', () => {
  const meter = new QualityMeter({ tier: 2, ceiling: 2 });
  feed(meter, 240, (i) => (i % 3 === 0 ? 34 : 17));
  expect(meter.quality).toEqual({ tier: 1, ceiling: 1 });
  feed(meter, 24_000, () => 17);
  expect(meter.quality).toEqual({ tier: 1, ceiling: 1 });
});

it('reverts lower tiers that made nothing faster, as when the phone saves power at 30 frames a second', () => {
  const meter = new QualityMeter({ tier: 2, ceiling: 2 });
  feed(meter, 240, () => 33);
  expect(meter.quality.tier).toBe(1);
  feed(meter, 240, () => 33);
  expect(meter.quality.tier).toBe(0);
  feed(meter, 240, () => 33);
  expect(meter.quality).toEqual({ tier: 2, ceiling: 2 });
  feed(meter, 24_000, () => 33);
  expect(meter.quality).toEqual({ tier: 2, ceiling: 2 });
  // If slower than that, the picture is the cause again.
  feed(meter, 240, () => 60);
  expect(meter.quality).toEqual({ tier: 1, ceiling: 1 });
});

it('keeps a lower tier that helped', () => {
  const meter = new QualityMeter({ tier: 2, ceiling: 2 });
  feed(meter, 240, () => 33);
  feed(meter, 2_400, () => 17);
  expect(meter.quality).toEqual({ tier: 1, ceiling: 1 });
});

it('steps up only after a long time without late frames', () => {
  const meter = new QualityMeter(FIRST_QUALITY);
  feed(meter, 1_199, () => 17);
  expect(meter.quality.tier).toBe(1);
  feed(meter, 1, () => 17);
  expect(meter.quality).toEqual({ tier: 2, ceiling: 2 });
});

it('ignores first frames and frames after the tab was hidden', () => {
  const meter = new QualityMeter({ tier: 2, ceiling: 2 });
  feed(meter, 10_000, (i) => (i % 2 === 0 ? 0 : 4_000));
  expect(meter.quality.tier).toBe(2);
});

it('caps the resolution and never goes below one', () => {
  expect(sharpnessOf({ tier: 1, ceiling: 2 }, 3)).toEqual({ canvas: 1.5, picture: 1.5 });
  expect(sharpnessOf({ tier: 2, ceiling: 2 }, 3)).toEqual({ canvas: 2, picture: 2 });
  expect(sharpnessOf({ tier: 2, ceiling: 2 }, 0.8)).toEqual({ canvas: 1, picture: 1 });
});

it('keeps letters at full sharpness at the lowest quality', () => {
  expect(sharpnessOf({ tier: 0, ceiling: 0 }, 3)).toEqual({ canvas: 2, picture: 1 });
  expect(sharpnessOf({ tier: 0, ceiling: 0 }, 1.5)).toEqual({ canvas: 1.5, picture: 1 });
  expect(sharpnessOf({ tier: 0, ceiling: 0 }, 1)).toEqual({ canvas: 1, picture: 1 });
});
