import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText } from '../../fairness.ts';
import { payout } from '../../money.ts';
import { HILO_GUESSES, HILO_RULES } from '../hilo/rules.ts';
import { MINES_RULES, minesRate } from '../mines/rules.ts';
import { applyMove, begin, moveRefusal, type Played, passes, replayed, returnOf } from './play.ts';
import { soloFloats } from './rules.ts';

const MAX_PROFIT = 1_000_000n;

it('restores a round from its choice and its moves, and never pays more than the highest profit', () => {
  const moves = fc.array(fc.constantFrom(...HILO_GUESSES), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.string(), fc.bigInt(1n, 500_000n), moves, (seed, amount, requested) => {
      const stake = { amount, maxProfit: MAX_PROFIT };
      const deck = HILO_RULES.draw(soloFloats(hashText(seed), 'client', 0), null);
      let round = begin(HILO_RULES, null, deck, stake);
      for (const guess of requested) {
        const refused = moveRefusal(HILO_RULES, round, guess, stake);
        if (refused === null) round = applyMove(HILO_RULES, round, guess, deck, stake);
        if (round.end) expect(moveRefusal(HILO_RULES, round, guess, stake)).toBe(3);
        expect(replayed(HILO_RULES, null, round.moves, deck, stake)).toEqual(round);
      }
      expect(returnOf(HILO_RULES, null, round.state, amount) - amount <= MAX_PROFIT).toBe(true);
    }),
  );
});

it('cashes out automatically when every next step would exceed the highest profit, and refuses a single step that would', () => {
  const stake = { amount: 10_000n, maxProfit: payout(10_000n, minesRate(5, 3)) - 10_000n };
  let round: Played<number, ReturnType<typeof MINES_RULES.first>> = begin(
    MINES_RULES,
    { mineCount: 5 },
    [20],
    stake,
  );
  for (const tile of [0, 1, 2]) {
    expect(round.end).toBeNull();
    round = applyMove(MINES_RULES, round, tile, [20], stake);
  }
  expect(round).toMatchObject({ end: 'limit', state: { rate: minesRate(5, 3) } });
  expect(passes(minesRate(5, 3), stake)).toBe(false);
  expect(passes(minesRate(5, 4), stake)).toBe(true);
  // On an ace, "same" pays 12 times as much as "higher".
  const ace = begin(HILO_RULES, null, [0], stake);
  const poor = { amount: 10_000n, maxProfit: 100_000n };
  expect(moveRefusal(HILO_RULES, ace, 'same', poor)).toBe(711);
  expect(moveRefusal(HILO_RULES, ace, 'higher', poor)).toBeNull();
});
