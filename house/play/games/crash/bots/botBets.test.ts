import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRASH_STAKES, MAX_AUTO_RATE, MIN_AUTO_RATE } from '../../../../../contract/games/crash/rules.ts';
import { MARKETS } from '../../../../../contract/markets.ts';
import { BOT_NAMES } from '../../../bots/roster.ts';
import { planRound } from './botBets.ts';

const rounds = fc.bigInt(1n, 1_000_000n).map(String);
const markets = fc.constantFrom(MARKETS.id, MARKETS.mx);

describe('demo players', () => {
  it('number 8 to 20 in an empty round and at least three in a full one, each once', () => {
    fc.assert(
      fc.property(rounds, markets, fc.nat(500), (roundId, market, real) => {
        const plan = planRound(roundId, { roster: 40, realBets: real }, market);
        expect(plan.length).toBeGreaterThanOrEqual(real === 0 ? 8 : 3);
        expect(plan.length).toBeLessThanOrEqual(20);
        if (real >= 60) expect(plan.length).toBe(3);
        expect(new Set(plan.map(({ bot }) => bot)).size).toBe(plan.length);
      }),
    );
  });

  it('send only requests that are valid for a player', () => {
    fc.assert(
      fc.property(rounds, markets, (roundId, market) => {
        for (const { amount, autoRate, escapeAt, betAt, bot } of planRound(
          roundId,
          { roster: 40, realBets: 0 },
          market,
        )) {
          expect(bot >= 0 && bot < 40).toBe(true);
          expect(amount >= CRASH_STAKES[market.id].min && amount <= CRASH_STAKES[market.id].max).toBe(true);
          expect(betAt > 0 && betAt < 1).toBe(true);
          expect((autoRate === null) !== (escapeAt === null)).toBe(true);
          if (autoRate !== null) {
            expect(autoRate >= MIN_AUTO_RATE && autoRate <= MAX_AUTO_RATE).toBe(true);
            expect(autoRate % 100n).toBe(0n);
          }
        }
      }),
    );
  });

  it('act the same in the same round on every node, and differently in the next', () => {
    const plan = (id: string) => planRound(id, { roster: 40, realBets: 0 }, MARKETS.id);
    expect(plan('17')).toEqual(plan('17'));
    expect(plan('17')).not.toEqual(plan('18'));
  });

  it('use every kind of plan over some rounds', () => {
    const plans = Array.from({ length: 50 }, (_, i) =>
      planRound(String(i), { roster: 40, realBets: 0 }, MARKETS.id),
    ).flat();
    const share = (which: (plan: (typeof plans)[number]) => boolean) =>
      plans.filter(which).length / plans.length;
    expect(share(({ ahead }) => ahead)).toBeGreaterThan(0.1);
    expect(share(({ autoRate }) => autoRate !== null)).toBeGreaterThan(0.25);
    expect(share(({ escapeAt }) => escapeAt !== null)).toBeGreaterThan(0.25);
  });

  it('have 40 names in each market', () => {
    for (const names of Object.values(BOT_NAMES)) expect(new Set(names).size).toBe(40);
  });
});
