import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  diceBet,
  diceCurRound,
  diceMyHistory,
  dicePastRound,
} from '../../../../contract/games/dice/operations.ts';
import { drawDice } from '../../../../contract/games/dice/rules.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { LateValues } from '../../../testing/games/lateValues.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { diceModule } from '../dice/module.ts';

const TIMEOUT = { timeout: 20_000, interval: 40 };

const source = new LateValues();
let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({
    games: [diceModule],
    config: { dice: { betting: 6_000, reveal: 60_000 } },
    publicSources: [source],
  });
});
afterAll(() => house.close());

it('a closed round waits for its public value, and is played once that is published', async () => {
  const channel = house.connect((await house.register()).token);
  const live = () => channel.call(diceCurRound, { currency: 'IDR' });
  const { hash, publicValue } = await vi.waitFor(live, TIMEOUT);
  // The value's name is published with the hash, while bets are taken; the value is not.
  expect(publicValue).toMatchObject({ source: 'sandbox', value: null });
  const bet = { key: 'a bet on it', roundId: '1', num: 3, amount: '1000000' };
  await channel.call(diceBet, bet);
  // Requested repeatedly, long after the end of betting.
  await vi.waitFor(() => expect(source.requests).toBeGreaterThan(3), TIMEOUT);
  expect(await live()).toMatchObject({ roundId: '1', status: 0, salt: null, rand: null, interrupted: false });
  expect(await channel.call(diceMyHistory, {})).toMatchObject([{ status: 'placed', rand: null }]);
  await expect(channel.call(diceBet, { ...bet, key: 'another bet' })).rejects.toMatchObject({ errCode: 712 });
  const metrics = await (await fetch(`${house.url}/metrics`)).text();
  expect(metrics).toMatch(/kilat_public_value_overdue_seconds [0-9.]*[1-9]/);

  source.silent = false;
  const [past] = await vi.waitFor(async () => {
    const ended = await channel.call(dicePastRound, {});
    expect(ended).toHaveLength(1);
    return ended;
  }, TIMEOUT);
  expect(past).toMatchObject({ roundId: '1', hash, interrupted: false, voidCause: null });
  expect(past?.publicValue).toMatchObject({ ...publicValue, value: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(past?.rand).toEqual(drawDice(past?.salt ?? '', `1:${past?.publicValue?.value}`));
  expect(await reconcile(house.db)).toEqual([]);
});
