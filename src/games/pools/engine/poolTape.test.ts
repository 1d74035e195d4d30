import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DICE, diceView, readDiceRecord } from '../../dice/engine/dice.ts';
import { playTo, rewound } from '../../engine/tape.ts';
import { poolTape } from './poolTape.ts';

const OPENED = 1_795_000_000_000;
const CLOSED = OPENED + 20_000;
const PLAYER = { id: '7', name: 'Sari', avatar: 3 };
const LIMITS = { min: 100_000n, max: 500_000_000n };

const bet = (betId: string, id: string, num: number, at: number) => ({
  ...{ roundId: '90', betId, id, name: id, num, payout: null },
  ...{ avatar: 1, bot: false, at, currency: 'IDR', amount: '1000000' },
});

const RECORD = readDiceRecord({
  ...{ roundId: '90', hash: 'hash', salt: 'salt', interrupted: false, rand: [1, 5, 1] },
  ...{ startTime: OPENED, closeTime: CLOSED, endTime: CLOSED + 8_000 },
  bets: [
    bet('1', PLAYER.id, 1, OPENED - 500),
    bet('2', '8', 5, OPENED + 4_000),
    bet('3', '9', 0, OPENED + 12_000),
  ],
});

const tapeOf = (player: typeof PLAYER | null) => poolTape(DICE, diceView, RECORD, LIMITS, player);

it('shows a past round as it was at every moment', () => {
  const tape = tapeOf(PLAYER);
  const at = (now: number) => tape.engine.view(playTo(tape, rewound(tape), now).state, now);
  const totals = (now: number) => at(now).pools.map(({ total }) => total);
  expect(at(tape.from)).toMatchObject({ phase: 'betting', remaining: 20_000, rand: null });
  expect(totals(tape.from)).toEqual([0n, 1_000_000n, 0n, 0n, 0n, 0n]);
  expect(totals(OPENED + 4_000)).toEqual([0n, 1_000_000n, 0n, 0n, 0n, 1_000_000n]);
  expect(at(CLOSED - 1)).toMatchObject({ phase: 'betting', rand: null });
  expect(at(CLOSED)).toMatchObject({ phase: 'result', rand: [1, 5, 1] });
  expect(at(tape.to).own).toEqual({ stake: 1_000_000n, payout: 3_000_000n });
});

it("tells of nobody's own stakes to a visitor", () => {
  const tape = tapeOf(null);
  const { state } = playTo(tape, rewound(tape), tape.to);
  const view = tape.engine.view(state, tape.to);
  expect(view.own).toBeNull();
  expect(view.pools.every(({ own }) => own === 0n)).toBe(true);
});

it('shows the same moment the same, however the scrubber came there', () => {
  const tape = tapeOf(PLAYER);
  const moment = fc.integer({ min: tape.from, max: tape.to });
  fc.assert(
    fc.property(fc.array(moment), moment, (visited, now) => {
      const wandered = visited.reduce((playback, at) => playTo(tape, playback, at), rewound(tape));
      expect(playTo(tape, wandered, now)).toEqual(playTo(tape, rewound(tape), now));
    }),
  );
});
