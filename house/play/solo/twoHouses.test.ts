import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { startSoloHouse } from '../../testing/solo/soloHouse.ts';
import type { AnyRound } from '../../testing/solo/testedGame.ts';
import { checkRounds, SoloPlayerAt, STEPPED } from '../../testing/solo/testSolo.ts';
import type { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
let twin: TestHouse;
beforeAll(async () => {
  house = await startSoloHouse();
  twin = await startSoloHouse(house);
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await twin.close();
  await house.close();
});

const code = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    ({ errCode }) => errCode,
  );

it.each(STEPPED)('a round of %s continues at whichever house its player uses', async (game) => {
  const here = await SoloPlayerAt.register(house, game, 100_000_000_000n);
  const there = new SoloPlayerAt(twin, game, here);
  let [moves, cashed] = [0, 0];
  for (let rounds = 0; rounds < 60 || cashed === 0; rounds++) {
    let { round } = await (rounds % 2 ? here : there).start();
    for (let turn = rounds; !round.over; turn++) {
      // The houses alternate, so each one's cached round is outdated.
      const [at, other] = turn % 2 ? [here, there] : [there, here];
      const before: AnyRound = round;
      const key = randomUUID();
      const cashes = before.rate !== '0' && turn % 3 === 0;
      const reply = await (cashes ? at.cash(before, key) : at.move(before, { key }));
      expect(await (cashes ? other.cash(before, key) : other.move(before, { key }))).toEqual(reply);
      expect(await code(other.move(before))).toBe(703);
      round = reply.round;
      moves++;
      if (cashes) cashed++;
    }
  }
  expect(moves).toBeGreaterThan(10);
  const { fairRound } = await there.cur();
  await here.setSeed(fairRound?.pairId ?? '', 'next');
  expect(await checkRounds(house, here, 100)).toMatch(/ 0 wrong$/);
});
