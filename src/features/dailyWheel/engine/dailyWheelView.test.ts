import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dailyWheelStands, dailyWheelView, type WheelField, type WheelSpin } from './dailyWheelView.ts';

const REQUESTED_AT = 1_700_000_000_000;
const FIELDS: readonly WheelField[] = [
  { weight: 9_000, prize: { kind: 'cash', amount: 20_000n } },
  { weight: 1_000, prize: { kind: 'freeSpins', count: 5 } },
];
const RESULT = { entry: 1, seed: 7 };
const BEFORE = { entry: 0, seed: 3 };
const at = (spin: WheelSpin | null, now: number) =>
  dailyWheelView({ fields: FIELDS, before: BEFORE, spin }, now);

it('is at rest until it is spun', () => {
  expect(at(null, REQUESTED_AT)).toMatchObject({
    phase: 'idle',
    goal: null,
    before: BEFORE,
    won: null,
    spin: Number.POSITIVE_INFINITY,
  });
});

it('turns while there is no answer', () => {
  fc.assert(
    fc.property(fc.nat(600_000), (waited) => {
      const view = at({ requestedAt: REQUESTED_AT, answer: null }, REQUESTED_AT + waited);
      expect(view).toMatchObject({
        phase: 'spinning',
        spin: waited,
        lands: Number.POSITIVE_INFINITY,
        won: null,
      });
    }),
  );
});

it('shows the prize exactly when it stops, however late the answer arrived', () => {
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(80_000), (came, passed) => {
      const spin = { requestedAt: REQUESTED_AT, answer: { cameAt: REQUESTED_AT + came, result: RESULT } };
      const stands = dailyWheelStands(0, came);
      const view = at(spin, REQUESTED_AT + passed);
      expect(stands - came).toBeGreaterThanOrEqual(3_600);
      expect(view.won).toEqual(passed >= stands ? FIELDS[1]?.prize : null);
      expect(view.phase).toBe(passed >= stands ? 'won' : 'spinning');
      expect(view.since).toBe(passed - stands);
    }),
  );
});

it('returns to its previous position and shows no prize when the server refuses', () => {
  const spin = { requestedAt: REQUESTED_AT, answer: { cameAt: REQUESTED_AT + 200, result: null } };
  const stands = dailyWheelStands(REQUESTED_AT, REQUESTED_AT + 200);
  expect(at(spin, stands - 1)).toMatchObject({ phase: 'spinning', goal: BEFORE, won: null });
  expect(at(spin, stands + 5_000)).toMatchObject({ phase: 'idle', goal: BEFORE, won: null, since: -1 });
});
