import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  championJoin,
  championJoinAll,
  championOrderClaim,
  championOrders,
  championPromo,
} from '../../../contract/http/offers/champion.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { weekOf } from '../../../contract/marketTime.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';

let offers: OffersHouse;
let players: SignedIn[];
let first: string;
beforeAll(async () => {
  offers = await OffersHouse.start();
  await nextWeek();
  first = `crash-${weekOf(offers.now(), MARKETS.id.timeZone).monday}`;
  players = [];
  for (let i = 0; i < 5; i++) players.push(await offers.house.register());
});
afterAll(() => offers.close());

async function nextWeek(): Promise<void> {
  await offers.pass(weekOf(offers.now(), MARKETS.id.timeZone).end + 3_600_000 - offers.now());
}

const mine = (i: number) => offers.house.call(championPromo, { token: players[i]!.token });
const crash = async (i: number) => (await mine(i)).championships.find(({ game }) => game === 'crash');
const bet = (i: number, rate: bigint, staked = U) => offers.play(players[i]!.user.id, staked, { rate });
/** Orders of championships only: players who stake are in the day's battle too. */
const ordersOf = async (i: number) =>
  (await offers.house.call(championOrders, { token: players[i]!.token })).filter(
    ({ award }) => award.promotion === 'champion',
  );

describe('championships', () => {
  it('can be joined one by one or all together, at any time of the week, repeatedly', async () => {
    expect(await mine(0)).toMatchObject({
      ...{ least: U.toString(), pot: (1_000n * U).toString(), breakUntil: null },
    });
    await bet(0, 50_000n);
    await bet(1, 50_000n);
    await bet(2, 40_000n);
    await bet(2, 990_000n, U - 1n);
    await bet(3, 900_000n);
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => offers.claim(championJoin, players[0]!, { id: 'crash' })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await offers.claim(championJoinAll, players[1]!)).json.championships).toMatchObject([
      { id: first, joined: true },
    ]);
    await offers.claim(championJoin, players[2]!, { id: first });
    expect((await offers.claim(championJoin, players[2]!, { id: 'nothing' })).json.errCode).toBe(
      ErrorCode.notFound,
    );
    await offers.pass(15_000);
    expect(await crash(1)).toMatchObject({
      ...{ joined: true, players: 3, leader: { rate: '50000' } },
      mine: { place: 2, rate: '50000', prize: (120n * U).toString() },
    });
    expect(await crash(2)).toMatchObject({ mine: { place: 3, rate: '40000' } });
    expect(await crash(3)).toMatchObject({ joined: false, mine: null });
  });

  it('are unavailable to players in a time-out', async () => {
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [players[4]!.user.id, offers.now() + 60_000],
    );
    expect((await offers.claim(championJoinAll, players[4]!)).json.errCode).toBe(ErrorCode.onBreak);
    expect((await crash(4))?.joined).toBe(false);
  });

  it('promise their prizes once when the week closes, for everyone who joined, and cannot be joined after the week', async () => {
    await nextWeek();
    await offers.house.db.pool.query(`DELETE FROM period_runs WHERE kind = 'champion week'`);
    await offers.pass(1);
    const given = await Promise.all([0, 1, 2, 3].map(ordersOf));
    expect(
      given.map((orders) => orders.map(({ place, title, award }) => [place, title, award.amount])),
    ).toEqual([
      [[1, 'Crash', (250n * U).toString()]],
      [[2, 'Crash', (120n * U).toString()]],
      [[3, 'Crash', (80n * U).toString()]],
      [],
    ]);
    expect((await offers.claim(championJoin, players[3]!, { id: first })).json.errCode).toBe(
      ErrorCode.promotionOver,
    );
    expect((await crash(0))?.joined).toBe(false);
  });

  it('give an order once, to its owner, within seven days', async () => {
    const [order] = await ordersOf(0);
    const id = order!.award.id;
    expect((await offers.claim(championOrderClaim, players[1]!, { id })).json.errCode).toBe(
      ErrorCode.notFound,
    );
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => offers.claim(championOrderClaim, players[0]!, { id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ordersOf(0))[0]?.award.state).toBe('claimed');
    await offers.pass(7 * 86_400_000);
    const [late] = await ordersOf(1);
    expect((await offers.claim(championOrderClaim, players[1]!, { id: late!.award.id })).json.errCode).toBe(
      ErrorCode.awardExpired,
    );
  });
});
