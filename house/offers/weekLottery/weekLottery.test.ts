import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  lotteryLatest,
  lotteryOwnTickets,
  lotteryPrizeClaim,
  lotteryWeekUser,
  lotteryWinners,
} from '../../../contract/http/offers/weekLottery.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { atHour, dateOf, weekOf } from '../../../contract/marketTime.ts';
import { drawWinners, verifyDraw } from '../../../contract/promotions/lottery/draw.ts';
import { holdersOf } from '../../../contract/promotions/lottery/list.ts';
import { shareJackpot } from '../../../contract/promotions/lottery/shares.ts';
import { ticketRules, ticketsFor } from '../../../contract/promotions/lottery/tickets.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { users } from '../../people/accounts/tables.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';

const ZONE = MARKETS.id.timeZone;

let offers: OffersHouse;
let players: SignedIn[];
let week: string;
beforeAll(async () => {
  offers = await OffersHouse.start();
  players = await Promise.all(Array.from({ length: 3 }, () => offers.house.register()));
  // Start at a whole week, from its Monday on.
  await offers.pass(weekOf(offers.now(), ZONE).end + 60_000 - offers.now());
  week = weekOf(offers.now(), ZONE).monday;
});
afterAll(() => offers.close());

const own = (i = 0) => offers.house.call(lotteryWeekUser, { token: players[i]!.token, input: {} });
const draws = (i = 0, input = {}) => offers.house.call(lotteryWinners, { token: players[i]!.token, input });
const pay = async (i: number, deposited: bigint) =>
  void (await offers.house.db.pool.query(`SELECT ledger_count_payment($1, 'IDR', $2, $3, 0)`, [
    players[i]!.user.id,
    offers.now(),
    deposited,
  ]));
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const refusal = async (path: string, i = 0) =>
  codeOf(await offers.house.request('GET', `/main/promo/lottery/week/${path}`, { token: players[i]!.token }));
const until = (at: number) => offers.pass(at - offers.now());
/** Adds an unsettled round of a round game: a list to which it may still add is not closed. */
const openRound = (id: bigint, startsAt: number) =>
  offers.house.db.orm
    .insert(rounds)
    .values({ ...{ game: 'slowest', id, secret: 's', commitment: 'c', state: 'closed' }, startsAt });
const settleRounds = () =>
  offers.house.db.orm.update(rounds).set({ state: 'settled', outcome: {} }).where(eq(rounds.game, 'slowest'));

describe('tickets of the week', () => {
  it('are given for every 50 U deposited and 500 U staked, whenever their player opens the page, once', async () => {
    expect(await own()).toMatchObject({ week, own: 0, most: 200, tickets: 0, listHash: null });
    await offers.play(players[0]!.user.id, 1_499n * U);
    await pay(0, 99n * U);
    const answers = await Promise.all(Array.from({ length: 12 }, () => own()));
    expect(new Set(answers.map((one) => one.own))).toEqual(new Set([3]));
    await offers.play(players[0]!.user.id, 1n * U);
    expect(await own()).toMatchObject({
      own: 4,
      staked: (1_500n * U).toString(),
      deposited: (99n * U).toString(),
    });
    const page = await offers.house.call(lotteryOwnTickets, {
      token: players[0]!.token,
      input: { page: 1, count: 20 },
    });
    expect(page).toMatchObject({
      total: 2,
      items: [
        { first: 4, count: 1 },
        { first: 1, count: 3 },
      ],
    });
  });

  it('have the next numbers, 200 per player at most, and the latest fifty are shown', async () => {
    await pay(1, 50_000n * U);
    expect(await own(1)).toMatchObject({ own: 200 });
    await offers.pass(5_001);
    const latest = await offers.house.call(lotteryLatest, { token: players[0]!.token });
    expect(latest.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, i) => 204 - i));
    expect(latest.every(({ own: mine, name }) => !mine && name.includes('***'))).toBe(true);
  });

  it('match the contract’s computation, for any player', async () => {
    const rules = ticketRules(U);
    const { rows } = await offers.house.db.pool.query<{ user_id: bigint; tickets: number }>(
      'SELECT user_id, tickets FROM lottery_holders ORDER BY user_id',
    );
    for (const { user_id, tickets } of rows) {
      const i = players.findIndex(({ user }) => user.id === user_id.toString());
      const { deposited, staked } = await own(i);
      expect(tickets).toBe(ticketsFor({ deposited: BigInt(deposited), staked: BigInt(staked) }, rules));
    }
  });

  it('feed a jackpot with a thousandth of players’ stakes on our own games', async () => {
    await offers.play(players[0]!.user.id, 10_000n * U, { game: 'garuda-emas' });
    const [bot] = await offers.house.db.orm
      .insert(users)
      .values({ name: 'Bot', currency: 'IDR', bot: true, createdAt: 0 })
      .returning({ id: users.id });
    await offers.play(bot!.id.toString(), 10_000n * U);
    await offers.pass(5_001);
    expect((await own()).jackpot).toBe(((1_500n * U) / 1_000n).toString());
    await offers.tomorrow(1);
    await offers.play(players[0]!.user.id, 500n * U);
    await offers.pass(5_001);
    expect((await own()).jackpot).toBe((2n * U).toString());
  });
});

describe('the list', () => {
  it('is closed after the week for everybody, once every round that began in it is settled', async () => {
    await offers.play(players[2]!.user.id, 1_000n * U);
    const { endsAt } = await own();
    // Added early: a slow machine takes seconds for it, and the list is closed as soon as the week ends.
    await openRound(1n, endsAt - 500);
    await until(endsAt + 20_000);
    expect((await own()).before).toMatchObject({ week, listHash: null });
    await settleRounds();
    // The house's own round game plays its round of that midnight to its end.
    await vi.waitFor(
      async () => {
        await offers.pass(5_001);
        expect((await own()).before?.listHash).toMatch(/^[0-9a-f]{64}$/);
      },
      { timeout: 30_000, interval: 300 },
    );
    const { before } = await own(2);
    // The first player's slot play counts for tickets too.
    expect(before).toMatchObject({ week, own: 2, tickets: 25 + 200 + 2, jackpot: (3n * U).toString() });
    expect(await own()).toMatchObject({ own: 0, tickets: 0, jackpot: '0' });
  });

  it('accepts no more tickets, and closing it again changes nothing', async () => {
    const before = await offers.house.db.pool.query('SELECT * FROM lottery_weeks WHERE week = $1', [week]);
    await offers.house.db.pool.query("DELETE FROM period_runs WHERE kind = 'weekLottery close'");
    await offers.pass(1);
    const after = await offers.house.db.pool.query('SELECT * FROM lottery_weeks WHERE week = $1', [week]);
    expect(after.rows).toEqual(before.rows);
  });
});

describe('the draw', () => {
  it('is on Monday at 20:00, and anyone can recompute it', async () => {
    const { before } = await own();
    const promised = before!;
    expect(promised.drawAt).toBe(atHour(dateOf(promised.endsAt, ZONE), 20, ZONE));
    await until(promised.drawAt - 60_000);
    expect((await draws()).weeks).not.toContain(week);
    expect(await refusal(`winner?week=${week}`)).toBe(ErrorCode.notFound);
    await until(promised.drawAt + 1);
    const { draw, weeks } = await draws(0, { list: 'all' });
    expect(weeks[0]).toBe(week);
    const { secret, secretHash, listHash, list, winners, jackpot } = draw!;
    expect([secretHash, listHash]).toEqual([promised.hash, promised.listHash]);
    expect(jackpot).toBe((3n * U).toString());
    const numbers = winners.map(({ ticket }) => ticket);
    const holders = holdersOf(list!);
    expect(holders).toHaveLength(227);
    expect(verifyDraw({ week, secret, secretHash, listHash, holders, winners: numbers })).toEqual({
      ...{ secret: true, list: true, winners: true },
    });
    expect(numbers).toEqual(drawWinners(secret, week, listHash, 227));
    expect(winners.map(({ amount }) => BigInt(amount))).toEqual(shareJackpot(3n * U, 10).shares);
    expect(winners.every(({ holder, ticket }) => holders[ticket - 1] === holder)).toBe(true);
    expect(await refusal(`user?week=${week}`)).toBe(ErrorCode.jackpotOver);
    expect(await refusal('winner?week=2020-01-06')).toBe(ErrorCode.notFound);
    expect((await own()).before).toBeNull();
  });

  it('is held once, also after a retry', async () => {
    const awards = await offers.house.db.pool.query('SELECT count(*) FROM awards');
    await offers.house.db.pool.query("DELETE FROM period_runs WHERE kind = 'weekLottery draw'");
    await offers.pass(1);
    expect((await offers.house.db.pool.query('SELECT count(*) FROM awards')).rows).toEqual(awards.rows);
  });

  it('promises its ten prizes, each claimed once by its winner, within seven days', async () => {
    const all = await Promise.all(players.map((_, i) => draws(i)));
    const prizes = all.flatMap(({ draw }, i) =>
      draw!.winners.flatMap(({ award }) => (award ? [{ i, award }] : [])),
    );
    expect(prizes).toHaveLength(10);
    const { i, award } = prizes[0]!;
    const other = players[(i + 1) % 3]!;
    const claim = (who: SignedIn, id: string, key?: string) =>
      offers.claim(lotteryPrizeClaim, who, { id }, key);
    expect(codeOf(await claim(other, award.id))).toBe(ErrorCode.notFound);
    const id = BigInt(players[i]!.user.id);
    const wealth = async () => (await walletsOf(offers.house.db, [id])).get(id)!.balance;
    const before = await wealth();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => claim(players[i]!, award.id, `key-${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await wealth()) - before).toBe(BigInt(award.amount));
    const late = prizes.find(({ award: { id: one } }) => one !== award.id)!;
    await offers.pass(7 * 86_400_000 + 1);
    expect(codeOf(await claim(players[late.i]!, late.award.id))).toBe(ErrorCode.awardExpired);
  });

  it('is held at once if its hour passed before its list existed, and carries over what nobody won', async () => {
    const { week: next, endsAt, drawAt } = await own();
    await offers.play(players[0]!.user.id, 1_000n * U);
    await openRound(2n, endsAt - 500);
    await until(drawAt + 1);
    const running = (await own()).week;
    expect((await draws()).weeks).not.toContain(next);
    await settleRounds();
    const { draw } = await vi.waitFor(
      async () => {
        await offers.pass(5_001);
        const drawn = await draws();
        expect(drawn.weeks).toContain(next);
        return drawn;
      },
      { timeout: 30_000, interval: 300 },
    );
    const { shares, stays } = shareJackpot(BigInt(draw!.jackpot), 2);
    expect(draw).toMatchObject({ week: next, tickets: 2, stays: stays.toString() });
    expect(draw!.winners.map(({ amount }) => amount)).toEqual(shares.map(String));
    await offers.pass(5_001);
    expect(await own()).toMatchObject({ week: running, jackpot: stays.toString() });
  });

  /** Waits until a week is drawn, and returns its draw. */
  async function drawnOf(monday: string) {
    return vi.waitFor(
      async () => {
        await offers.pass(5_001);
        const drawn = await draws(0, { week: monday });
        expect(drawn.weeks).toContain(monday);
        return drawn.draw;
      },
      { timeout: 30_000, interval: 300 },
    );
  }
  const drawHour = () => atHour(dateOf(weekOf(offers.now(), ZONE).end, ZONE), 20, ZONE) + 1;

  it('is held for weeks that nobody looked at', async () => {
    // Weeks later, and no page was opened meanwhile.
    for (let i = 0; i < 3; i++) await until(weekOf(offers.now(), ZONE).end + 60_000);
    const { monday } = weekOf(offers.now(), ZONE);
    await offers.play(players[0]!.user.id, 1_000n * U);
    await until(drawHour());
    expect(await drawnOf(monday)).toMatchObject({ week: monday, tickets: 2 });
  });

  it('catches up a week that no house opened', async () => {
    await until(weekOf(offers.now(), ZONE).end + 60_000);
    const { monday, end } = weekOf(offers.now(), ZONE);
    await offers.play(players[0]!.user.id, 1_000n * U);
    await until(end - 60_000);
    await offers.house.db.pool.query('DELETE FROM lottery_weeks WHERE week = $1', [monday]);
    await until(drawHour());
    expect(await drawnOf(monday)).toMatchObject({ week: monday, tickets: 2 });
  });
});
