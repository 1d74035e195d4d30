import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  dingdongBet,
  dingdongCurRound,
  dingdongRoundEnd,
  dingdongRoundResult,
} from '../../../../contract/games/dingdong/operations.ts';
import { dingdongResult, symbolOf } from '../../../../contract/games/dingdong/rules.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import type { DrawnRound } from '../pools/view.ts';
import { dingdongModule } from './module.ts';
import { dingdongRuns } from './serializers.ts';

const TIMEOUT = { timeout: 20_000, interval: 40 };

let house: TestHouse;
beforeAll(async () => {
  const dingdong = { betting: 3_000, reveal: 1_500 };
  house = await TestHouse.start({ games: [dingdongModule], config: { dingdong } });
});
afterAll(() => house.close());

it('returns the runs of the light for a requested round, and takes bets on whichever round is live', async () => {
  const { token } = await house.register();
  const channel = house.connect(token);
  const live = () => channel.call(dingdongCurRound, { currency: 'IDR' });
  const { roundId } = await vi.waitFor(live, TIMEOUT);
  const next = `${BigInt(roundId) + 1n}`;
  await vi.waitFor(async () => expect(await live()).toMatchObject({ roundId: next, step: 'start' }), TIMEOUT);
  const runs = channel.collect(dingdongRoundResult, { roundId: next });
  const ends = channel.collect(dingdongRoundEnd);
  const bet = { key: 'without-a-round', pool: 'Star', amount: '1000000' } as const;
  const placed = await channel.call(dingdongBet, bet);
  expect(placed.bet).toMatchObject({ roundId: next, select: 'Star', win: null });

  await vi.waitFor(() => expect(ends).toHaveLength(1), TIMEOUT);
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(0), TIMEOUT);
  const [end] = ends;
  expect(runs.map(({ cell, result }) => [cell, result])).toEqual(
    end?.rand.map((cell) => [cell, symbolOf(cell)]),
  );
  expect(end?.result).toBe(dingdongResult(end?.rand ?? []));
  expect(await live()).toMatchObject({ step: 'running', salt: end?.salt });
  await expect(channel.call(dingdongBet, { ...bet, key: 'another-key' })).rejects.toMatchObject({
    errCode: 712,
  });

  // The same key keeps its round, even when another one is live.
  await vi.waitFor(async () => expect((await live()).roundId).toBe(`${BigInt(next) + 1n}`), TIMEOUT);
  expect(await channel.call(dingdongBet, bet)).toEqual(placed);
  expect(new Set(runs.map((run) => run.roundId))).toEqual(new Set([next]));
});

it('runs again after every Again', () => {
  const round = { roundId: '7', drawn: { secret: '', result: [3, 16, 12] } } as DrawnRound<number[]>;
  expect(dingdongRuns(round, 5)).toEqual([
    { roundId: '7', run: 0, cell: 3, result: 'Again', serverTime: 5 },
    { roundId: '7', run: 1, cell: 16, result: 'Again', serverTime: 5 },
    { roundId: '7', run: 2, cell: 12, result: 'Star', serverTime: 5 },
  ]);
});
