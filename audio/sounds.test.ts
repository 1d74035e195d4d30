import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apart, HAPTICS, type SoundName, SPRITE, TAPES } from './sounds.ts';

const places = Object.entries(SPRITE).map(([name, [start, length, repeats = false]]) => ({
  name,
  start,
  end: start + length,
  repeats,
}));

const bytes = (tape: string) => readFileSync(new URL(`../public${tape}`, import.meta.url));

/** How long a tape says it plays, ms: Matroska's Duration element or the MP4 movie header. */
function duration(tape: string): number {
  const file = bytes(tape);
  if (tape.endsWith('.webm')) return file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
  const header = file.indexOf('mvhd') + 4;
  return (file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12)) * 1_000;
}

describe.each(TAPES)('%s', (tape) => {
  it('holds every sound of the map, and the silence after it, and nothing else', () => {
    const last = Math.max(...places.map(({ end }) => end));
    expect(duration(tape)).toBeGreaterThan(last + 50);
    expect(duration(tape)).toBeLessThan(last + 250);
  });

  it('is light enough for a phone that wants one game', () => {
    expect(bytes(tape).length).toBeLessThanOrEqual(125_000);
  });
});

it('lays the sounds apart, farther than a decoder is late', () => {
  const ordered = places.toSorted((a, b) => a.start - b.start);
  const gaps = ordered.map(({ start }, i) => start - (ordered[i - 1]?.end ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(79);
});

it('leaves a loop room for some of itself on both sides, so that a late decoder does not open its seam', () => {
  for (const { name, start, end } of places.filter(({ repeats }) => repeats)) {
    const others = places.filter((place) => place.name !== name);
    expect(
      Math.min(...others.filter((place) => place.start > start).map((place) => place.start)) - end,
      name,
    ).toBeGreaterThanOrEqual(139);
    expect(
      start - Math.max(...others.filter((place) => place.end <= start).map((place) => place.end)),
      name,
    ).toBeGreaterThanOrEqual(139);
  }
});

it('keeps every sound short, but the loops and the great moments', () => {
  const long = places.filter(({ start, end }) => end - start > 1_200);
  expect(long.map(({ name }) => name).sort()).toEqual(['crash', 'flight', 'liftoff', 'winBig']);
});

it('marks the loops, as the types do', () => {
  const loops = places.filter(({ repeats }) => repeats);
  expect(loops.map(({ name }) => name).sort()).toEqual(['coinSpin', 'diceShake', 'flight', 'wheelSpin']);
});

it('buzzes no longer than a tap, and never in a loop', () => {
  for (const [name, ms] of Object.entries(HAPTICS)) {
    expect(ms, name).toBeLessThanOrEqual(40);
    expect(SPRITE[name as SoundName][2], name).toBeUndefined();
  }
});

it('lets ticks follow closely and results sound once', () => {
  expect(apart('pointerTick')).toBeLessThan(apart('bet'));
  expect(apart('winBig')).toBeGreaterThan(apart('winSmall'));
});
