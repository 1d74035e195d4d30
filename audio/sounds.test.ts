import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apart, climb, HAPTICS, type SoundName, SPRITE, SPRITE_FILES } from './sounds.ts';

const places = Object.entries(SPRITE).map(([name, [start, length, repeats = false]]) => ({
  name,
  start,
  end: start + length,
  repeats,
}));

const bytes = (file: string) => readFileSync(new URL(`../public/${file}`, import.meta.url));

/** The duration in a file's header, ms: Matroska's Duration element or the MP4 movie header. */
function duration(file: string): number {
  const data = bytes(file);
  if (file.endsWith('.webm')) return data.readDoubleBE(data.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
  const header = data.indexOf('mvhd') + 4;
  return (data.readUInt32BE(header + 16) / data.readUInt32BE(header + 12)) * 1_000;
}

describe.each(SPRITE_FILES)('%s', (file) => {
  it('holds every sound of the map, and the silence after it, and nothing else', () => {
    const last = Math.max(...places.map(({ end }) => end));
    expect(duration(file)).toBeGreaterThan(last + 50);
    expect(duration(file)).toBeLessThan(last + 250);
  });

  it('is small enough for a phone', () => {
    expect(bytes(file).length).toBeLessThanOrEqual(125_000);
  });
});

it("separates the sounds by more than a decoder's delay", () => {
  const ordered = places.toSorted((a, b) => a.start - b.start);
  const gaps = ordered.map(({ start }, i) => start - (ordered[i - 1]?.end ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(79);
});

it('pads a loop on both sides with parts of itself, so that a late decoder causes no gap', () => {
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

it('keeps every sound short, except loops and major events', () => {
  const long = places.filter(({ start, end }) => end - start > 1_200);
  expect(long.map(({ name }) => name).sort()).toEqual(['crash', 'flight', 'liftoff', 'winBig']);
});

it('marks the loops, as the types do', () => {
  const loops = places.filter(({ repeats }) => repeats);
  expect(loops.map(({ name }) => name).sort()).toEqual(['coinSpin', 'diceShake', 'flight', 'wheelSpin']);
});

it('vibrates no longer than a tap, and never in a loop', () => {
  for (const [name, buzz] of Object.entries(HAPTICS)) {
    const felt = [buzz].flat().filter((_, place) => place % 2 === 0);
    expect(Math.max(...felt), name).toBeLessThanOrEqual(40);
    expect(SPRITE[name as SoundName][2], name).toBeUndefined();
  }
});

it('never vibrates for a loss', () => {
  const losses: SoundName[] = ['lose', 'crash', 'stoneFall'];
  expect(losses.filter((name) => HAPTICS[name] !== undefined)).toEqual([]);
});

it('lets ticks follow closely and results sound once', () => {
  expect(apart('pointerTick')).toBeLessThan(apart('bet'));
  expect(apart('winBig')).toBeGreaterThan(apart('winSmall'));
});

it('climbs the scale note by note to two octaves and stays there', () => {
  const semitones = Array.from({ length: 13 }, (_, step) => Math.round(12 * Math.log2(climb(step))));
  expect(semitones).toEqual([0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 24, 24]);
});

it('starts at the sound as recorded, also before the first step', () => {
  expect(climb(0)).toBe(1);
  expect(climb(-3)).toBe(1);
});
