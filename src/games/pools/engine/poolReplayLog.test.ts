import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DICE, diceView, readDiceRecord } from '../../dice/engine/dice.ts';
import { playTo, rewound } from '../../engine/replayLog.ts';
import { poolReplayLog } from './poolReplayLog.ts';

const OPENED = 1_795_000_000_000;
const CLOSED = OPENED + 20_000;
const PLAYER = { id: '7', name: 'Sari', avatar: 3 };
const LIMITS = { min: 100_000n, max: 500_000_000n };

const bet = (betId: string, id: string, num: number, at: number) => ({
  ...{ roundId: '90', betId, id, name: id, num, payout: null },
  ...{ avatar: 1, bot: false, at, currency: 'IDR', amount: '1000000' },
});

const RECORD = readDiceRecord({
  ...{
    roundId: '90',
    hash: 'hash',
    salt: 'salt',
    publicValue: null,
    voidCause: null,
    interrupted: false,
    rand: [1, 5, 1],
  },
  ...{ startTime: OPENED, closeTime: CLOSED, endTime: CLOSED + 8_000 },
  bets: [
    bet('1', PLAYER.id, 1, OPENED - 500),
    bet('2', '8', 5, OPENED + 4_000),
    bet('3', '9', 0, OPENED + 12_000),
  ],
});

const logOf = (player: typeof PLAYER | null) => poolReplayLog(DICE, diceView, RECORD, LIMITS, player);

it('shows a past round as it was at every moment', () => {
  const replayLog = logOf(PLAYER);
  const at = (now: number) => replayLog.engine.view(playTo(replayLog, rewound(replayLog), now).state, now);
  const totals = (now: number) => at(now).pools.map(({ total }) => total);
  expect(at(replayLog.from)).toMatchObject({ phase: 'betting', remaining: 20_000, rand: null });
  expect(totals(replayLog.from)).toEqual([0n, 1_000_000n, 0n, 0n, 0n, 0n]);
  expect(totals(OPENED + 4_000)).toEqual([0n, 1_000_000n, 0n, 0n, 0n, 1_000_000n]);
  expect(at(CLOSED - 1)).toMatchObject({ phase: 'betting', rand: null });
  expect(at(CLOSED)).toMatchObject({ phase: 'result', rand: [1, 5, 1] });
  expect(at(replayLog.to).own).toEqual({ stake: 1_000_000n, payout: 3_000_000n });
});

it('marks no stakes as own for a visitor', () => {
  const replayLog = logOf(null);
  const { state } = playTo(replayLog, rewound(replayLog), replayLog.to);
  const view = replayLog.engine.view(state, replayLog.to);
  expect(view.own).toBeNull();
  expect(view.pools.every(({ own }) => own === 0n)).toBe(true);
});

it('shows the same picture for a moment, whatever was seeked before', () => {
  const replayLog = logOf(PLAYER);
  const moment = fc.integer({ min: replayLog.from, max: replayLog.to });
  fc.assert(
    fc.property(fc.array(moment), moment, (visited, now) => {
      const wandered = visited.reduce((playback, at) => playTo(replayLog, playback, at), rewound(replayLog));
      expect(playTo(replayLog, wandered, now)).toEqual(playTo(replayLog, rewound(replayLog), now));
    }),
  );
});
