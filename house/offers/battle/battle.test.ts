import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { battleHistory, battleList } from '../../../contract/http/offers/battle.ts';
import { championOrderClaim, championOrders } from '../../../contract/http/offers/champion.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { users } from '../../people/accounts/tables.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';

let offers: OffersHouse;
let players: SignedIn[];
beforeAll(async () => {
  offers = await OffersHouse.start();
  players = [];
  for (let i = 0; i < 23; i++) players.push(await offers.house.register());
});
afterAll(() => offers.close());

const list = (player?: SignedIn) => offers.house.call(battleList, player ? { token: player.token } : {});
const history = () => offers.house.call(battleHistory, { input: { page: 1, count: 10 } });
const id = (i: number) => players[i]!.user.id;

describe('the daily battle', () => {
  it('ranks all play of the day, refreshed every 15 s, with the player’s own rank and distance to the next', async () => {
    expect(await list()).toMatchObject({ places: [], players: 0, pot: (300n * U).toString(), mine: null });
    expect((await list(players[0])).mine).toMatchObject({ place: null, toNext: '0', toPrize: '0' });
    await offers.play(id(0), 5n * U, { game: 'dice' });
    await offers.play(id(0), 3n * U, { rate: 30_000n });
    for (let i = 1; i < 22; i++) await offers.play(id(i), BigInt(30 - i) * U);
    const [bot] = await offers.house.db.orm
      .insert(users)
      .values({ name: 'Bot', currency: 'IDR', bot: true, createdAt: 0 })
      .returning({ id: users.id });
    await offers.play(bot!.id.toString(), 900n * U);
    expect((await list()).players).toBe(0);
    await offers.pass(15_000);
    const board = await list(players[1]);
    expect(board).toMatchObject({ players: 22, day: offers.today() });
    expect(board.places.map(({ place, staked, own }) => [place, staked, own])).toEqual(
      Array.from({ length: 20 }, (_, i) => [i + 1, (BigInt(29 - i) * U).toString(), i === 0]),
    );
    expect(board.places.every(({ name }) => name.includes('***'))).toBe(true);
    expect(board.mine).toMatchObject({ place: 1, toNext: null, toPrize: null, prize: (80n * U).toString() });
    expect((await list(players[2])).mine).toMatchObject({ place: 2, toNext: (U + 1n).toString() });
    expect((await list(players[21])).mine).toMatchObject({
      ...{ place: 21, prize: null, toNext: (U + 1n).toString(), toPrize: (U + 1n).toString() },
    });
    expect((await list(players[0])).mine).toMatchObject({ place: 22, staked: (8n * U).toString() });
    expect((await list(players[22])).mine).toMatchObject({ place: null, toPrize: (10n * U + 1n).toString() });
  });

  it('waits with closing until every round that began on the day is settled', async () => {
    await offers.house.db.pool.query(
      `INSERT INTO rounds (game, id, state, secret, commitment, opens_at) VALUES ('late', 1, 'open', 'x', 'y', $1)`,
      [offers.now()],
    );
    await offers.tomorrow(1);
    expect((await history()).items).toEqual([]);
    await offers.house.db.pool.query(
      `UPDATE rounds SET state = 'settled', outcome = '{}', settled_at = $1 WHERE game = 'late'`,
      [offers.now()],
    );
    await offers.pass(1);
    expect((await history()).items[0]?.places).toHaveLength(20);
  });

  it('promises the prizes once; their winners can claim them once, within seven days', async () => {
    const before = await offers.house.db.pool.query(
      `SELECT count(*)::int AS n, sum(amount)::text AS all FROM awards`,
    );
    expect(before.rows).toEqual([{ n: 20, all: (300n * U).toString() }]);
    await offers.house.db.pool.query(`DELETE FROM period_runs WHERE kind = 'battle day'`);
    await offers.house.db.pool.query(`DELETE FROM battle_places`);
    await offers.pass(1);
    expect((await offers.house.db.pool.query(`SELECT count(*)::int AS n FROM awards`)).rows).toEqual([
      { n: 20 },
    ]);

    const [order] = await offers.house.call(championOrders, { token: players[1]!.token });
    expect(order).toMatchObject({
      place: 1,
      title: null,
      award: { promotion: 'battle', state: 'claimable' },
    });
    const claim = (player: SignedIn, key?: string) =>
      offers.claim(championOrderClaim, player, { id: order!.award.id }, key);
    expect((await claim(players[2]!)).json.errCode).toBe(ErrorCode.notFound);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => claim(players[1]!, `key-${i}`)));
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await claim(players[1]!, `key-${done}`)).json).toMatchObject({
      award: { amount: (80n * U).toString(), state: 'claimed' },
    });
    expect((await claim(players[1]!)).json.errCode).toBe(ErrorCode.awardClaimed);
    await offers.pass(7 * 86_400_000);
    const [late] = await offers.house.call(championOrders, { token: players[2]!.token });
    expect((await offers.claim(championOrderClaim, players[2]!, { id: late!.award.id })).json.errCode).toBe(
      ErrorCode.awardExpired,
    );
  });

  it('hides the own rank of players in a time-out, and ends when an operator ends it', async () => {
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [id(3), offers.now() + 60_000],
    );
    expect((await list(players[3])).mine).toBeNull();
    await offers.house.db.pool.query(
      `INSERT INTO promotion_settings (promotion, currency, version, active, numbers, created_at, created_by)
        SELECT promotion, currency, version + 1, false, numbers, $1, 'ani' FROM promotion_settings WHERE promotion = 'battle'`,
      [offers.now()],
    );
    await offers.pass(6_000);
    const { status, json } = await offers.house.request('GET', battleList.path);
    expect([status, json.errCode]).toEqual([400, ErrorCode.promotionOver]);
    await offers.play(id(4), 5n * U);
    await offers.tomorrow(1);
    const { rows } = await offers.house.db.pool.query(`SELECT count(*)::int AS n FROM awards`);
    expect(rows).toEqual([{ n: 20 }]);
  });
});
