import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../crash/engine/testCrash.ts';
import {
  type AutoFacts,
  type AutoRun,
  type AutoSettings,
  autoResult,
  autoSent,
  autoStep,
  autoVoid,
  endingOf,
  roundsLeft,
  startAuto,
  stopAuto,
} from './autoRun.ts';

const STAKE = 1_000_000n;
const settings = (more: Partial<AutoSettings> = {}): AutoSettings => ({
  stake: STAKE,
  rounds: null,
  stopWin: null,
  stopLoss: null,
  onWin: { type: 'keep' },
  onLoss: { type: 'keep' },
  ...more,
});
const facts = (roundId: string, more: Partial<AutoFacts> = {}): AutoFacts => ({
  roundId,
  open: true,
  remaining: 5_000,
  synced: true,
  taken: false,
  balance: 100n * STAKE,
  limits: LIMITS,
  ...more,
});
/** One bet, sent and decided. */
const play = (run: AutoRun, roundId: string, win: bigint) => autoResult(autoSent(run, roundId), roundId, win);

describe('auto-bet', () => {
  it('bets once per round, also when asked repeatedly', () => {
    const run = startAuto(settings());
    expect(autoStep(run, facts('10'))).toEqual({ bet: STAKE });
    const sent = autoSent(run, '10');
    expect(autoStep(sent, facts('10'))).toBeNull();
    const decided = autoResult(sent, '10', 0n);
    expect(autoStep(decided, facts('10'))).toBeNull();
    expect(autoStep(decided, facts('9'))).toBeNull();
    expect(autoStep(decided, facts('11'))).toEqual({ bet: STAKE });
  });

  it('waits until the previous bet is decided, however many rounds that takes', () => {
    const sent = autoSent(startAuto(settings()), '10');
    expect(autoStep(sent, facts('11'))).toBeNull();
    expect(autoStep(autoVoid(sent, '10'), facts('11'))).toEqual({ bet: STAKE });
  });

  it.each<[string, Partial<AutoFacts>]>([
    ['when betting is closed', { open: false }],
    ['when the end of betting is too near', { remaining: 200 }],
    ['while out of sync', { synced: false }],
    ['when the player has a bet on the round', { taken: true }],
    ['when the balance is unknown', { balance: null }],
  ])('waits %s', (_name, more) => {
    expect(autoStep(startAuto(settings()), facts('10', more))).toBeNull();
  });

  it.each<[string, Partial<AutoSettings>, Partial<AutoFacts>, object]>([
    ['above the balance', {}, { balance: STAKE - 1n }, { stop: 'balance' }],
    ['above the limit', { stake: LIMITS.max + 1n }, { balance: LIMITS.max * 2n }, { stop: 'limit' }],
    ['below the limit', { stake: LIMITS.min - 1n }, {}, { stop: 'limit' }],
    ['when it could lose more than allowed', { stopLoss: STAKE - 1n }, {}, { stop: 'loss' }],
  ])('stops rather than bet %s', (_name, more, seen, expected) => {
    expect(autoStep(startAuto(settings(more)), facts('10', seen))).toEqual(expected);
  });

  it('stops after its count, at its win limit and at its loss limit', () => {
    let run = startAuto(settings({ rounds: 2 }));
    run = play(run, '10', 0n);
    expect([roundsLeft(run), run.stopped]).toEqual([1, null]);
    expect(play(run, '11', 0n).stopped).toBe('rounds');
    expect(play(startAuto(settings({ stopWin: STAKE })), '10', 2n * STAKE).stopped).toBe('win');
    expect(play(startAuto(settings({ stopLoss: STAKE })), '10', 0n).stopped).toBe('loss');
  });

  it('keeps the first stop reason, and never bets again', () => {
    const run = stopAuto(stopAuto(startAuto(settings()), 'player'), 'balance');
    expect(run.stopped).toBe('player');
    expect(autoStep(run, facts('10'))).toBeNull();
  });

  it('raises, resets or keeps the stake as configured; a returned bet changes nothing', () => {
    const onLoss = { type: 'increase', percent: 50 } as const;
    const run = play(startAuto(settings({ onLoss, onWin: { type: 'reset' } })), '10', 0n);
    expect(run.stake).toBe(1_500_000n);
    expect(play(run, '11', 3n * STAKE).stake).toBe(STAKE);
    expect(play(run, '11', 1_500_000n)).toMatchObject({ stake: 1_500_000n, net: -STAKE, played: 2 });
    const odd = startAuto(settings({ stake: 333_300n, onLoss: { type: 'increase', percent: 10 } }));
    expect(play(odd, '10', 0n).stake).toBe(366_600n);
  });

  it('ignores results of rounds it did not bet on, and a repeated result', () => {
    const run = autoSent(startAuto(settings()), '10');
    expect(autoResult(run, '9', 0n)).toBe(run);
    const decided = autoResult(run, '10', 0n);
    expect(autoResult(decided, '10', 0n)).toBe(decided);
  });

  it('never exceeds the stake limits, the balance or the loss limit, in any run', () => {
    const rule = fc.constantFrom(
      { type: 'keep' } as const,
      { type: 'reset' } as const,
      { type: 'increase', percent: 100 } as const,
    );
    const drawn = fc.record({
      stake: fc.bigInt(LIMITS.min, 10n * STAKE),
      rounds: fc.option(fc.integer({ min: 1, max: 20 })),
      stopLoss: fc.option(fc.bigInt(1n, 200n * STAKE)),
      stopWin: fc.option(fc.bigInt(1n, 200n * STAKE)),
      onWin: rule,
      onLoss: rule,
    });
    fc.assert(
      fc.property(drawn, fc.array(fc.constantFrom(0n, 1n, 2n), { maxLength: 40 }), (more, wins) => {
        let run = startAuto(settings(more));
        let balance = 100n * STAKE;
        let bets = 0;
        wins.forEach((times, i) => {
          const roundId = `${100 + i}`;
          const step = autoStep(run, facts(roundId, { balance }));
          if (!step) return;
          if ('stop' in step) {
            run = stopAuto(run, step.stop);
            return;
          }
          expect(run.stopped).toBeNull();
          expect(step.bet >= LIMITS.min && step.bet <= LIMITS.max && step.bet <= balance).toBe(true);
          bets++;
          balance += step.bet * (times - 1n);
          run = play(run, roundId, step.bet * times);
        });
        expect(balance - 100n * STAKE).toBe(run.net);
        if (more.rounds !== null) expect(bets).toBeLessThanOrEqual(more.rounds);
        if (more.stopLoss !== null) expect(-run.net <= more.stopLoss).toBe(true);
      }),
    );
  });
});

describe('a refusal', () => {
  it.each([
    [7030, 'break'],
    [7026, 'ownLimit'],
    [7027, 'refused'],
    [10009, 'signedOut'],
  ])('%i ends the run: %s', (code, why) => {
    expect(endingOf(code)).toBe(why);
  });

  it.each([716, 667, -1])('%i lets the run try the next round', (code) => {
    expect(endingOf(code)).toBeUndefined();
  });
});
