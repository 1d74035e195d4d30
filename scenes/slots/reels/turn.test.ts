import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NORMAL, TURBO } from '../steps/pace.ts';
import { aimedPlan, closedPlan, openPlan, rushAt, wayAt } from './turn.ts';

const turns = fc.record({
  turn: fc.constantFrom(NORMAL.turn, TURBO.turn),
  reel: fc.nat(6),
  rows: fc.integer({ min: 3, max: 7 }),
  known: fc.nat(6_000),
  more: fc.nat(2_500),
  brake: fc.constantFrom(0, 300, 760),
});

describe('a reel', () => {
  it('never jumps, whenever its stop becomes known', () => {
    fc.assert(
      fc.property(turns, ({ turn, reel, rows, known, more, brake }) => {
        const open = openPlan(reel, turn);
        const plan = closedPlan(open, turn, rows, known, known + more, brake);
        expect(wayAt(plan, turn, rows, plan.from)).toBeCloseTo(wayAt(open, turn, rows, plan.from), 6);
        const most = turn.speed * (rows + 2) * 2.3;
        for (let t = 0; t < plan.stop + turn.settle; t += 4) {
          const gone = wayAt(plan, turn, rows, t + 4) - wayAt(plan, turn, rows, t);
          expect(Math.abs(gone)).toBeLessThan(4 * most + 0.08);
        }
      }),
    );
  });

  it('rests at a whole symbol, after its whole window has come down', () => {
    fc.assert(
      fc.property(turns, ({ turn, reel, rows, known, more, brake }) => {
        const plan = closedPlan(openPlan(reel, turn), turn, rows, known, known + more, brake);
        expect(plan.stop).toBeGreaterThanOrEqual(known + more);
        expect(plan.way - plan.seam).toBeGreaterThanOrEqual(rows);
        expect(wayAt(plan, turn, rows, plan.stop + turn.settle)).toBe(plan.way);
        expect(rushAt(plan, turn, plan.stop)).toBe(0);
      }),
    );
  });

  it('can be stopped at any moment without a jump', () => {
    fc.assert(
      fc.property(turns, fc.nat(100), ({ turn, reel, rows, known, more, brake }, share) => {
        const plan = closedPlan(openPlan(reel, turn), turn, rows, known, known + more, brake);
        const t = (plan.stop * share) / 101;
        const sooner = aimedPlan(plan, turn, rows, t, t + 70);
        expect(wayAt(sooner, turn, rows, t)).toBeCloseTo(wayAt(plan, turn, rows, t), 6);
        expect(sooner.way - sooner.seam).toBeGreaterThanOrEqual(rows);
      }),
    );
  });
});
