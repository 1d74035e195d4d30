import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawInfo } from '../../../contract/http/money/withdrawals.ts';
import {
  secondDeposit,
  secondDepositCollect,
  thirdDeposit,
  thirdDepositCollect,
  thirdDepositNotify,
  thirdDepositRecord,
  thirdDepositReward,
} from '../../../contract/http/offers/depositGifts.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { givenOf, payIn, refusalOf, startDeposits, takeBack } from '../../testing/offers/depositor.ts';
import { type OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import type { TestHouse } from '../../testing/testHouse.ts';

let offers: OffersHouse;
let house: TestHouse;
beforeAll(async () => {
  offers = await startDeposits();
  house = offers.house;
});
afterAll(() => offers.close());

const codeOf = ({ status, json }: { status: number; json: Record<string, unknown> }) =>
  status === 200 ? 0 : json.errCode;
const bonusOf = async ({ token }: SignedIn) =>
  Number((await house.call(withdrawInfo, { token })).bonus?.amount ?? 0) / Number(U);
/** Adds a player with `count` deposits. */
async function withDeposits(count: number): Promise<SignedIn> {
  const player = await house.register();
  for (let i = 0; i < count; i++) await payIn(house, player.token, 20n);
  return player;
}

describe('the second deposit’s gift', () => {
  const collect = (who: SignedIn, key?: string) => offers.claim(secondDepositCollect, who, undefined, key);
  const page = ({ token }: SignedIn) => house.call(secondDeposit, { token });

  it('is for the second deposit only: 50 %, 300 U at most', async () => {
    const [none, one, two] = [await withDeposits(0), await withDeposits(1), await withDeposits(2)];
    expect([(await page(none)).refused, (await page(two)).refused]).toEqual(['notYet', 'over']);
    expect((await page(one)).offer).toMatchObject({ percent: 50, most: (300n * U).toString(), turnover: 10 });
    expect(codeOf(await collect(one))).toBe(1020);
    expect(await refusalOf(house, one.token, 19n, { promotion: 'secondDeposit' })).toBe(3021);
    const id = await payIn(house, one.token, 700n, { promotion: 'secondDeposit' });
    expect([await bonusOf(one), await givenOf(house, one.token, id)]).toEqual([0, 0]);
    expect((await page(one)).awards).toMatchObject([{ state: 'claimable', amount: (300n * U).toString() }]);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => collect(one, `key-${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await bonusOf(one), await givenOf(house, one.token, id)]).toEqual([300, 300]);
  });

  it('is voided with a chargeback of its deposit if unclaimed, and stays bonus money if claimed', async () => {
    const [waits, has] = [await withDeposits(1), await withDeposits(1)];
    const ids = [];
    for (const { token } of [waits, has])
      ids.push(await payIn(house, token, 100n, { promotion: 'secondDeposit' }));
    expect(codeOf(await collect(has))).toBe(0);
    for (const id of ids) await takeBack(house, id, 100n);
    expect(codeOf(await collect(waits))).toBe(1022);
    expect(await bonusOf(has)).toBe(50);
  });
});

describe('the third deposit’s gift', () => {
  const collect = (who: SignedIn, id: string) => offers.claim(thirdDepositCollect, who, { id });
  const record = ({ token }: SignedIn) => house.call(thirdDepositRecord, { token });
  const notify = ({ token }: SignedIn) => house.call(thirdDepositNotify, { token });

  it('comes in three parts as the deposit is staked once, three and six times', async () => {
    const player = await withDeposits(2);
    const other = await withDeposits(2);
    const id = await payIn(house, player.token, 100n, { promotion: 'thirdDeposit' });
    const seen: (string | null)[][] = [];
    for (const stake of [100n * U - 1n, 1n, 200n * U - 1n, 1n, 300n * U - 1n, 1n]) {
      await offers.play(player.user.id, stake);
      seen.push((await record(player)).map(({ award }) => award?.state ?? null));
    }
    const ready = 'claimable';
    expect(seen).toEqual([
      ...[
        [null, null, null],
        [ready, null, null],
        [ready, null, null],
      ],
      ...[
        [ready, ready, null],
        [ready, ready, null],
        [ready, ready, ready],
      ],
    ]);
    const parts = await record(player);
    expect(parts.map(({ amount, toStake }) => [BigInt(amount) / U, BigInt(toStake) / U])).toEqual([
      ...[
        [20n, 100n],
        [20n, 300n],
        [20n, 600n],
      ],
    ]);
    const first = parts[0]?.award?.id ?? '';
    expect(codeOf(await collect(other, first))).toBe(704);
    const answers = await Promise.all(Array.from({ length: 100 }, () => collect(player, first)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { award } of parts.slice(1)) expect(codeOf(await collect(player, award?.id ?? ''))).toBe(0);
    expect([await bonusOf(player), await givenOf(house, player.token, id)]).toEqual([60, 60]);
    expect((await house.call(withdrawInfo, { token: player.token })).bonus?.turnover.required).toBe(
      (300n * U).toString(),
    );
  });

  it('announces each part once with concurrent requests, and nothing during a time-out', async () => {
    const player = await withDeposits(2);
    await payIn(house, player.token, 50n, { promotion: 'thirdDeposit' });
    expect(await notify(player)).toEqual([]);
    await offers.play(player.user.id, 150n * U);
    await offers.takeBreak(player.user.id, 3_600_000);
    expect(await notify(player)).toEqual([]);
    await offers.pass(3_601_000);
    const replies = await Promise.all(Array.from({ length: 12 }, () => notify(player)));
    expect(
      replies
        .flat()
        .map(({ awardKey }) => awardKey)
        .toSorted(),
    ).toEqual(['part 1', 'part 2']);
    expect(await notify(player)).toEqual([]);
  });

  it('has its table, and is for the third deposit only', async () => {
    const player = await withDeposits(1);
    const { token } = player;
    expect(await house.call(thirdDepositReward, { token })).toEqual([
      { part: 1, stakes: 1, share: 2_000 },
      { part: 2, stakes: 3, share: 2_000 },
      { part: 3, stakes: 6, share: 2_000 },
    ]);
    expect(await house.call(thirdDeposit, { token })).toMatchObject({ offer: null, refused: 'notYet' });
    expect(await record(player)).toEqual([]);
    await payIn(house, token, 20n);
    expect((await house.call(thirdDeposit, { token })).offer).toMatchObject({
      ...{ percent: 60, most: (300n * U).toString(), turnover: 5, gives: 'staked' },
    });
    await payIn(house, token, 20n);
    expect(await house.call(thirdDeposit, { token })).toMatchObject({ offer: null, refused: 'over' });
  });
});
