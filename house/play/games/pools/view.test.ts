import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { drawDice } from '../../../../contract/games/dice/rules.ts';
import { loadConfig } from '../../../config.ts';
import type { BetRow } from '../../../money/ledger/bets/bets.ts';
import type { Round, RoundSecret } from '../../rounds/game.ts';
import { diceRules } from '../dice/module.ts';
import { betView, drawnView, roundView } from './view.ts';

const CLOSES = 1_000_000;
const rules = diceRules(loadConfig({}));
const secret = hashText('kilat') as RoundSecret;
const round: Round = {
  game: 'dice',
  id: 7n,
  state: 'open',
  secret,
  commitment: hashText(secret),
  public: {},
  outcome: null,
  opensAt: CLOSES - 20_000,
  startsAt: CLOSES,
  endsAt: null,
  settledAt: null,
  aliveAt: CLOSES,
  interrupted: false,
  settling: null,
  betsAfter: 0n,
  valueSource: null,
  valueNumber: null,
  valueAt: null,
  publicValue: null,
};
const bet: BetRow = {
  id: 1n,
  game: 'dice',
  roundId: 7n,
  userId: 3n,
  currency: 'IDR',
  amount: 1_000n,
  pool: String(drawDice(secret, '7')[0]),
  autoRate: null,
  effectiveRate: null,
  wageringId: null,
  status: 'placed',
  rate: null,
  payout: 0n,
  placedAt: CLOSES - 1_000,
  endedAt: null,
};
const card = { name: 'Ayu', avatar: 1, bot: false };
const times = fc.integer({ min: CLOSES - 20_000, max: CLOSES + 60_000 });

it('never contains the secret of a round that could still take a bet, whatever the clock shows', () => {
  fc.assert(
    fc.property(times, (now) => {
      const view = roundView(rules, round, now);
      expect(JSON.stringify([view, betView(rules, bet, card, view)])).not.toContain(secret);
      expect([view.drawn, betView(rules, bet, card, view).back]).toEqual([null, null]);
      expect(() => drawnView(rules, round, now)).toThrow();
    }),
  );
});

it('has the result of a closed round from its time on, and consistent times', () => {
  const later = { ...rules, timing: { betting: 20_000, play: 4_000, reveal: 8_000 } };
  fc.assert(
    fc.property(times, (now) => {
      const view = roundView(later, { ...round, state: 'closed' }, now);
      expect(view.drawn !== null).toBe(now >= CLOSES + 4_000);
      expect([view.closesAt, view.endsAt, view.until]).toEqual([CLOSES, CLOSES + 4_000, CLOSES + 12_000]);
    }),
  );
});

it('shows what a bet will be paid before it is settled, and was paid after', () => {
  const view = drawnView(rules, { ...round, state: 'closed' }, CLOSES);
  const rate = rules.rateOf(bet.pool as string, view.drawn.result);
  const back = (bet.amount * rate) / 10_000n;
  expect(rate).toBeGreaterThan(0n);
  expect(betView(rules, bet, card, view).back).toBe(`${back}`);
  const cashed: BetRow = { ...bet, status: 'cashed', rate, payout: back, endedAt: CLOSES };
  expect(betView(rules, cashed, card, view).back).toBe(`${back}`);
  expect(betView(rules, { ...bet, status: 'lost' }, card, view).back).toBe('0');
  // A voided round returns stakes, before it is settled and after.
  const interrupted = { ...view, interrupted: true };
  expect(betView(rules, bet, card, interrupted).back).toBe('1000');
  expect(betView(rules, { ...bet, status: 'returned' }, card, interrupted).back).toBe('1000');
});

it('has no result while the public value is not published, however late that is', () => {
  const named = { valueSource: 'drand', valueNumber: 5n, valueAt: CLOSES };
  const closed: Round = { ...round, state: 'closed', ...named };
  for (const now of [CLOSES, CLOSES + 86_400_000]) expect(roundView(rules, closed, now).drawn).toBeNull();
  const value = hashText('value');
  const { drawn } = roundView(rules, { ...closed, publicValue: value }, CLOSES);
  expect(drawn).toEqual({ secret, value, result: drawDice(secret, `7:${value}`) });
});
