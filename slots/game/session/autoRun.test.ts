import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterSpin, beforeSpin, startAuto } from './autoRun.ts';

const OPEN = { spins: null, stopLoss: null, stopWin: null, stopFeature: false };
const spins = fc.array(
  fc.record({ stake: fc.bigInt(0n, 50n), win: fc.bigInt(0n, 90n), featured: fc.boolean() }),
);

it('never loses more than its limit, whatever the results', () => {
  fc.assert(
    fc.property(spins, fc.bigInt(0n, 300n), (all, stopLoss) => {
      let run = startAuto({ ...OPEN, stopLoss });
      let lost = 0n;
      for (const spun of all) {
        if (beforeSpin(run, spun.stake, 1_000n) !== null) break;
        lost += spun.stake - spun.win;
        expect(lost).toBeLessThanOrEqual(stopLoss);
        const next = afterSpin(run, spun);
        if (typeof next === 'string') break;
        run = next;
      }
    }),
  );
});

it('ends with its last spin, at a win, at the feature, and when the balance is too low', () => {
  const spun = { stake: 10n, win: 0n, featured: false };
  expect(afterSpin(startAuto({ ...OPEN, spins: 1 }), spun)).toBe('spins');
  expect(afterSpin(startAuto({ ...OPEN, spins: 2 }), spun)).toMatchObject({ played: 1, net: -10n });
  expect(afterSpin(startAuto({ ...OPEN, stopWin: 50n }), { ...spun, win: 50n })).toBe('win');
  expect(afterSpin(startAuto({ ...OPEN, stopFeature: true }), { ...spun, featured: true })).toBe('feature');
  expect(beforeSpin(startAuto(OPEN), 10n, 9n)).toBe('balance');
});
