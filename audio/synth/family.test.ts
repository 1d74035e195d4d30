import { beforeAll, expect, it } from 'vitest';
import { SPRITE } from '../sounds.ts';
import { family, type Synthesised } from './family.mjs';

const RATE = 48_000;
let sounds: Synthesised[] = [];
const once = () => sounds.filter(({ repeats }) => !repeats);

beforeAll(() => {
  sounds = family();
}, 60_000);

const decibels = (value: number) => 20 * Math.log10(Math.max(value, 1e-9));
const peak = (samples: Float32Array) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

/** The loudest tenth of a second, unweighted: a different measure from the one used for levelling. */
function loudest(samples: Float32Array): number {
  let most = 0;
  for (let at = 0; at === 0 || at + RATE / 10 <= samples.length; at += RATE / 100)
    most = Math.max(most, rms(samples.subarray(at, at + RATE / 10)));
  return decibels(most);
}

it('matches the committed map, length by length', () => {
  expect(
    Object.fromEntries(sounds.map(({ name, samples }) => [name, (samples.length / RATE) * 1_000])),
  ).toEqual(
    Object.fromEntries(Object.entries(SPRITE).map(([name, [, length]]) => [name, expect.closeTo(length, 0)])),
  );
});

it('consists of numbers, and clips nowhere', () => {
  for (const { name, samples } of sounds) {
    expect(samples.every(Number.isFinite), name).toBe(true);
    expect(decibels(peak(samples)), name).toBeLessThanOrEqual(-1);
  }
});

it('reaches its target loudness', () => {
  for (const { name, aim, loudness } of sounds) expect(Math.abs(loudness - aim), name).toBeLessThan(0.5);
});

it('keeps frequent sounds below rare ones, also by an unweighted measure', () => {
  const level = Object.fromEntries(sounds.map(({ name, samples }) => [name, loudest(samples)]));
  const mean = (...names: string[]) => names.reduce((sum, name) => sum + level[name]!, 0) / names.length;
  const ticks = mean('tick', 'pointerTick', 'runLight');
  const moves = mean('bet', 'cardDeal', 'cardFlip', 'reelStop');
  const results = mean('cashout', 'reveal', 'beep');
  const summits = mean('winBig', 'crash');
  expect(moves).toBeGreaterThan(ticks + 2);
  expect(results).toBeGreaterThan(moves + 2);
  expect(summits).toBeGreaterThan(results + 3);
  expect(Math.max(...Object.values(level)) - Math.min(...Object.values(level))).toBeLessThan(26);
});

it('is audible from a phone, whose speaker has no bass: most of every sound is above 400 Hz', () => {
  for (const { name, samples } of sounds) {
    const high = samples.slice();
    for (let pass = 0; pass < 2; pass++) {
      let low = 0;
      for (let i = 0; i < high.length; i++) {
        low += 0.051 * (high[i]! - low);
        high[i]! -= low;
      }
    }
    expect(loudest(high) - loudest(samples), name).toBeGreaterThan(-10);
  }
});

it('starts and ends in silence, which avoids clicks', () => {
  for (const { name, samples } of once()) {
    expect(samples[0], name).toBeCloseTo(0, 6);
    expect(decibels(peak(samples.subarray(-200))), name).toBeLessThan(-70);
    expect(decibels(rms(samples.subarray(-RATE / 50))), name).toBeLessThan(-50);
  }
});

it('has an immediate attack, except a card that bends before it slaps', () => {
  const late = once().filter(({ samples }) => {
    const most = peak(samples);
    return samples.findIndex((x) => Math.abs(x) > most / 10) > RATE * 0.012;
  });
  expect(late.map(({ name }) => name).sort()).toEqual(['cardFlip']);
});

/**
 * How much sharper a loop bends at its seam than nearby; about 1 without an audible seam. The fourth difference nearly removes
 * tones and keeps jumps.
 */
function seam(loop: Float32Array): number {
  let bends = loop;
  for (let order = 0; order < 4; order++) bends = bends.map((x, i, whole) => x - whole.at(i - 1)!);
  return peak(bends.subarray(0, 4)) / Math.max(peak(bends.subarray(4, 200)), peak(bends.subarray(-200)));
}

it('repeats the loops without a seam', () => {
  for (const { name, samples } of sounds.filter(({ repeats }) => repeats)) {
    expect(seam(samples), name).toBeLessThan(1.2);
    expect(
      Math.abs(loudest(samples.subarray(0, 9_600)) - loudest(samples.subarray(-9_600))),
      name,
    ).toBeLessThan(4);
  }
});

it('detects a seam: a loop with a millisecond cut off has one', () => {
  for (const name of ['flight', 'coinSpin', 'diceShake']) {
    const { samples } = sounds.find((sound) => sound.name === name)!;
    expect(seam(samples.subarray(0, -50)), name).toBeGreaterThan(1.2);
  }
});

it('is deterministic', () => {
  const again = family();
  for (const [i, { name, samples }] of sounds.entries())
    expect(Buffer.from(samples.buffer).equals(Buffer.from(again[i]!.samples.buffer)), name).toBe(true);
}, 60_000);
