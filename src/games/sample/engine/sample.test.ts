import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SampleRound as ToldRound } from '../../../../contract/games/sample/channel.ts';
import { COIN_SIDES, MOST_FLIPS, SAMPLE_RULES } from '../../../../contract/games/sample/rules.ts';
import { applyMove, begin } from '../../../../contract/games/solo/play.ts';
import { payout } from '../../../../contract/money.ts';
import { playTo, rewound } from '../../engine/replayLog.ts';
import { soloReplayLog } from '../../engine/soloReplay.ts';
import { readSample, sampleSteps } from './sample.ts';
import { sampleReplay } from './sampleReplay.ts';

const STAKE = { amount: 1_000_000n, maxProfit: 10n ** 12n };
const side = fc.constantFrom(...COIN_SIDES);

/** A round played by the rules: it calls these sides until one is wrong, then cashes out or does not. */
const rounds = fc
  .record({ calls: fc.array(side, { minLength: 1, maxLength: MOST_FLIPS }), luck: fc.array(fc.nat(9)) })
  .map(({ calls, luck }): ToldRound => {
    // Mostly right calls, to get long streaks.
    const coins = calls.map((call, i) =>
      (luck[i] ?? 1) === 0 ? (call === 'heads' ? 'tails' : 'heads') : call,
    );
    let round = begin(SAMPLE_RULES, { side: calls[0] ?? 'heads' }, coins, STAKE);
    for (const call of calls.slice(1))
      if (!round.end) round = applyMove(SAMPLE_RULES, round, call, coins, STAKE);
    const { state, end } = round;
    const { flips, rate } = state;
    return {
      roundId: '48213',
      step: flips.length + (end ? 0 : 1),
      over: true,
      end: end ?? 'cashedOut',
      currency: 'IDR',
      amount: `${STAKE.amount}`,
      rate: `${rate}`,
      win: `${payout(STAKE.amount, rate)}`,
      startTime: 1_000,
      endTime: 2_000,
      fair: { pairId: '1', serverSeedHash: '', serverSeed: null, clientSeed: '', nonce: 0 },
      calls: [...state.calls],
      flips: [...flips],
    };
  });

it('replays any round step by step up to its final state', () => {
  fc.assert(
    fc.property(rounds, (received) => {
      const round = readSample(received);
      const steps = sampleSteps(round);
      expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: received.step }, (_, i) => i + 1));
      expect(steps.at(-1)).toEqual(round);
      for (const one of steps.slice(0, -1))
        expect(one).toMatchObject({ over: false, win: 0n, streak: one.step });
    }),
  );
});

it('shows nothing of a throw before it lands, and seeking gives the same pictures as playing', () => {
  fc.assert(
    fc.property(rounds, fc.array(fc.nat(60_000), { minLength: 1 }), (received, times) => {
      const log = soloReplayLog(sampleReplay, sampleSteps(readSample(received)));
      let played = rewound(log);
      for (const t of times.toSorted((a, b) => a - b)) {
        const at = log.from + t;
        played = playTo(log, played, at);
        const view = log.engine.view(played.state, at);
        expect(log.engine.view(playTo(log, rewound(log), at).state, at)).toEqual(view);
        expect(view.streak - view.before).toBeLessThanOrEqual(1);
        if (view.to === null) expect(view.lands).toBe(Number.POSITIVE_INFINITY);
        if (view.toss < view.lands && view.toss !== Number.POSITIVE_INFINITY && view.to !== null)
          expect(view.since).toBeLessThan(0);
      }
      const end = log.engine.view(playTo(log, rewound(log), log.to).state, log.to);
      expect(end).toMatchObject({
        to: COIN_SIDES.indexOf(received.flips.at(-1) ?? 'heads'),
        end: received.end === 'lost' ? 'lost' : 'cashed',
        payout: BigInt(received.win),
      });
    }),
  );
});

it('lands no sooner than the fall takes after the answer, and at once with quick results', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.boolean(), (answers, fast) => {
      const [round] = [{ thrown: true } as never];
      const lands = sampleReplay.shownAt({ round, requestedAt: 0, cameAt: answers, fast } as never);
      expect(lands - answers).toBeGreaterThanOrEqual(fast ? 0 : 640);
      if (fast) expect(lands - answers).toBeLessThanOrEqual(300);
    }),
  );
});
