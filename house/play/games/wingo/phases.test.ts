import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINGO_MODELS, WINGO_TIMING } from '../../../../contract/games/wingo/rules.ts';
import { Phases } from './phases.ts';

const JAKARTA = 'Asia/Jakarta';
/** A time zone with days that are not 24 hours long. */
const SHIFTING = 'America/New_York';

function phases(now: number, { length = 30_000, closed = 4_000, timeZone = JAKARTA } = {}) {
  return new Phases({ model: 'fastest', timing: { length, closed }, timeZone, now: () => now });
}

const midnight = Date.parse('2026-11-20T00:00:00+07:00');

describe('phases', () => {
  it("consist of the date and the number of the round in the market's day", () => {
    const table = phases(midnight);
    expect(table.phaseOf(table.idAt(midnight))).toBe('202611200001');
    expect(table.phaseOf(table.idAt(midnight - 1))).toBe('202611192880');
    expect(table.phaseTimes(table.idAt(midnight))).toEqual({
      opensAt: midnight,
      closesAt: midnight + 26_000,
      endsAt: midnight + 30_000,
    });
  });

  it('follow each other without a gap, also over midnight and clock changes', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
    const lengths = fc.constantFrom(...Object.values(WINGO_TIMING.round), 1_500, 7_000);
    fc.assert(
      fc.property(moments, lengths, fc.constantFrom(JAKARTA, SHIFTING), (now, length, timeZone) => {
        const table = phases(now, { length, closed: 1_000, timeZone });
        const id = table.idAt(now);
        const times = table.phaseTimes(id);
        expect(times.opensAt).toBeLessThanOrEqual(now);
        expect(times.endsAt).toBeGreaterThan(now);
        expect(table.idAt(times.opensAt)).toBe(id);
        const next = table.idAt(times.endsAt);
        expect(next).toBeGreaterThan(id);
        expect(table.phaseTimes(next).opensAt).toBe(times.endsAt);
        if (length >= 30_000) expect(table.phaseOf(id)).toMatch(/^\d{12}$/);
        expect(table.idOf(BigInt(table.phaseOf(id)))).toBe(id);
      }),
      { examples: [[Date.parse('2026-11-01T05:59:59Z'), 30_000, SHIFTING]] },
    );
  });

  it('are drawn in order, and from the current one on after a pause', () => {
    const at = midnight + 10_000;
    const table = phases(at);
    const first = table.idAt(at);
    expect(table.nextId(null)).toBe(first);
    expect(table.nextId(first)).toBe(first + 1n);
    expect(table.nextId(first + 1n)).toBe(first + 2n);
    expect(table.nextId(table.idAt(midnight - 3_600_000))).toBe(first);
    // A round that no longer takes bets is skipped.
    expect(phases(midnight + 26_000).nextId(null)).toBe(first + 1n);
  });

  it('of several models have distinct ids', () => {
    const tables = WINGO_MODELS.map(
      (model) =>
        new Phases({
          model,
          timing: { length: WINGO_TIMING.round[model], closed: 4_000 },
          timeZone: JAKARTA,
          now: () => midnight,
        }),
    );
    for (const [i, { ids, nextId }] of tables.entries()) {
      const id = nextId.call(tables[i], null);
      expect(id).toBeGreaterThan(ids.least);
      expect(id).toBeLessThan(ids.below);
      const next = tables[i + 1];
      if (next) expect(next.ids.least).toBeGreaterThanOrEqual(ids.below);
    }
  });
});
