import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter } from '../../../contract/marketTime.ts';
import { LEVEL_SCORES, levelOfScore } from '../../../contract/promotions/vipLevels.ts';
import { climbed, leastToRetain, type PlayedDay, recentOf, scoreOf, wayOf } from './rules.ts';
import { VIP } from './settings.ts';

const unit = 100_000n;
const how = { retention: VIP, unit };
const FIRST = '2026-03-01';
const day = (n: number) => dateAfter(FIRST, n);
const nobody = { level: 0, top: 0, weighed: 0n, counted: dateAfter(FIRST, -1) };

describe('a level', () => {
  it.each(LEVEL_SCORES.map((score, level) => [level, score] as const).slice(1))(
    '%i is reached with a score of %i, and not a minor unit below',
    (level, score) => {
      const just = BigInt(score) * unit;
      const playing = (weighed: bigint) => climbed(nobody, [{ day: day(0), weighed }], how);
      expect(playing(just - 1n).ladder).toEqual({ level: level - 1, top: level - 1 });
      expect(playing(just)).toEqual({
        ladder: { level, top: level },
        changes: [{ day: day(0), from: 0, to: level }],
      });
    },
  );

  it('never falls by play, equals the score’s level if it never fell, and does not depend on how the days are split', () => {
    const days = fc.array(fc.bigInt({ min: 0n, max: 3_000_000n * unit }), { maxLength: 30 });
    fc.assert(
      fc.property(days, fc.nat(30), (amounts, at) => {
        const played = amounts.map((weighed, i) => ({ day: day(i), weighed }));
        const whole = climbed(nobody, played, how);
        const sum = amounts.reduce((a, b) => a + b, 0n);
        expect(whole.ladder.level).toBe(levelOfScore(sum / unit));
        const half = climbed(nobody, played.slice(0, at), how);
        const counted = day(Math.min(at, amounts.length) - 1);
        const weighed = amounts.slice(0, at).reduce((a, b) => a + b, 0n);
        const rest = climbed({ ...half.ladder, weighed, counted }, played, how);
        expect([...half.changes, ...rest.changes]).toEqual(whole.changes);
        expect(rest.ladder).toEqual(whole.ladder);
      }),
    );
  });

  it('that fell is regained on the day on which the stakes of the last ninety days are a twentieth of its score', () => {
    const fallen = { level: 1, top: 3, weighed: scoreOf(3, unit), counted: day(99) };
    const least = [2, 3].map((level) => leastToRetain(level, VIP, unit));
    expect(least).toEqual([250n * unit, 1_000n * unit]);
    const play = (days: PlayedDay[]) => climbed(fallen, days, how).ladder.level;
    expect(play([{ day: day(100), weighed: 250n * unit - 1n }])).toBe(1);
    expect(play([{ day: day(100), weighed: 250n * unit }])).toBe(2);
    expect(play([{ day: day(100), weighed: 1_000n * unit }])).toBe(3);
    const before = { day: day(11), weighed: 249n * unit };
    // Day 11 is the first of the ninety up to day 100, and not among those up to day 101.
    expect(play([before, { day: day(100), weighed: unit }])).toBe(2);
    expect(play([before, { day: day(101), weighed: unit }])).toBe(1);
  });

  it('that fell is not regained by days before the fall that were counted late', () => {
    const fallen = { level: 1, top: 2, weighed: scoreOf(2, unit), counted: day(99), fell: day(101) };
    // They kept it on day 100, and no longer on day 101, when it fell.
    const late = [
      { day: day(11), weighed: 249n * unit },
      { day: day(100), weighed: unit },
    ];
    expect(climbed(fallen, late, how)).toEqual({ ladder: { level: 1, top: 2 }, changes: [] });
    const since = [...late, { day: day(101), weighed: 249n * unit }];
    expect(climbed(fallen, since, how).changes).toEqual([{ day: day(101), from: 1, to: 2 }]);
  });

  it('reached for the first time is kept whatever the stakes of the last days', () => {
    const fallen = { level: 0, top: 1, weighed: 4_999n * unit, counted: day(99) };
    expect(climbed(fallen, [{ day: day(100), weighed: unit }], how).ladder).toEqual({ level: 2, top: 2 });
  });
});

it('the last days are ninety including today', () => {
  const played = [0, 1, 90].map((n) => ({ day: day(n), weighed: 10n ** BigInt(n === 90 ? 2 : n) }));
  expect(recentOf(played, day(90), VIP)).toBe(110n);
  expect(recentOf(played, day(89), VIP)).toBe(11n);
});

describe('the progress to the next level', () => {
  const way = (weighed: bigint) =>
    wayOf(
      { level: levelOfScore(weighed / unit), top: levelOfScore(weighed / unit) },
      { weighed, recent: 0n },
      how,
    );

  it.each(LEVEL_SCORES.map((_, level) => level))(
    'begins at level %i, is half in the middle, and full at the next',
    (level) => {
      const [from, to] = [scoreOf(level, unit), scoreOf(level + 1, unit)];
      if (level === 10) {
        expect(way(from)).toEqual({ missing: 0n, progressRate: 1 });
        return;
      }
      expect(way(from)).toEqual({ missing: to - from, progressRate: 0 });
      expect(way((from + to) / 2n)).toEqual({ missing: (to - from) / 2n, progressRate: 0.5 });
      expect(way(to - 1n)).toEqual({ missing: 1n, progressRate: 0.9999 });
    },
  );

  it('of a fallen level is relative to the requirement for keeping it', () => {
    const fallen = { level: 2, top: 3 };
    const weighed = scoreOf(3, unit);
    expect(wayOf(fallen, { weighed, recent: 250n * unit }, how)).toEqual({
      missing: 750n * unit,
      progressRate: 0.25,
    });
  });
});

it('rewards up to a level are at most a fifth of a per cent of its required stakes', () => {
  VIP.rewards.reduce((sum, reward, i) => {
    const given = sum + reward / 100;
    expect(given / (LEVEL_SCORES[i + 1] ?? 0)).toBeLessThanOrEqual(0.002);
    return given;
  }, 0);
});
