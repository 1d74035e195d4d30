import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CrashPastRound } from '../../../../contract/games/crash/channel.ts';
import { timeOf } from '../../../../contract/games/crash/rules.ts';
import { playTo, rewound } from '../../engine/replayLog.ts';
import { view } from './crash.ts';
import { crashReplayLog } from './crashReplay.ts';
import { LIFT_OFF, PLAYER, testBet, testCashOut } from './testCrash.ts';

const TARGET = 24_100n;
const END = LIFT_OFF + timeOf(TARGET);
const early = testBet('1', { userId: PLAYER.id });
const late = testBet('2');

const round: CrashPastRound = {
  roundId: '10',
  target: `${TARGET}`,
  hash: 'hash',
  seedPubHash: 'salt',
  publicValue: null,
  voidCause: null,
  seedHashHash: 'before',
  startTime: LIFT_OFF,
  endTime: END,
  interrupted: false,
  log: [
    { at: LIFT_OFF - 20_000, bet: early, escape: null },
    { at: LIFT_OFF - 1_000, bet: late, escape: null },
    { at: LIFT_OFF + 5_000, bet: null, escape: testCashOut('10', early, 15_000n) },
  ],
};

it('shows a past round as it was at every moment', () => {
  const replayLog = crashReplayLog(round, PLAYER);
  const at = (now: number) => playTo(replayLog, rewound(replayLog), now).state;
  expect(at(replayLog.from).round?.bets.size).toBe(1);
  expect(view(at(replayLog.from), replayLog.from)).toMatchObject({ phase: 'preparation', remaining: 8_000 });
  expect(at(LIFT_OFF).round?.bets.size).toBe(2);
  expect(view(at(LIFT_OFF + 4_999), LIFT_OFF + 4_999)).toMatchObject({
    phase: 'goUp',
    cashOuts: [],
    ownFlying: true,
  });
  expect(view(at(LIFT_OFF + 5_000), LIFT_OFF + 5_000)).toMatchObject({
    ownFlying: false,
    cashOuts: [{ betId: '1', rate: 1.5, own: true }],
  });
  expect(view(at(replayLog.to), replayLog.to)).toMatchObject({
    phase: 'crashed',
    rateCents: 241,
    elapsed: 4_000,
  });
});

it('shows the same picture for a moment, whatever was seeked before', () => {
  const replayLog = crashReplayLog(round, PLAYER);
  const moment = fc.integer({ min: replayLog.from, max: replayLog.to });
  fc.assert(
    fc.property(fc.array(moment), moment, (visited, now) => {
      const wandered = visited.reduce((playback, at) => playTo(replayLog, playback, at), rewound(replayLog));
      expect(playTo(replayLog, wandered, now)).toEqual(playTo(replayLog, rewound(replayLog), now));
    }),
  );
});
