import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { promoProps, promoPropsUse } from '../../../contract/http/offers/props.ts';
import { type SignedIn, userBrief } from '../../../contract/http/people/accounts.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { approve, propose } from '../../testing/ledger/testOperators.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { spendArmed } from '../engine/items.ts';

let offers: OffersHouse;
let players: SignedIn[];
beforeAll(async () => {
  offers = await OffersHouse.start();
  players = [];
  for (let i = 0; i < 4; i++) players.push(await offers.house.register());
});
afterAll(() => offers.close());

const [A, B, C, D] = [0, 1, 2, 3] as const;
const props = (i: number) => offers.house.call(promoProps, { token: players[i]!.token });
const redeem = (i: number, code: string, key?: string) =>
  offers.claim(promoPropsUse, players[i]!, { code }, key);
const use = (i: number, id: string, key?: string) => offers.claim(promoPropsUse, players[i]!, { id }, key);
const balance = async (i: number) =>
  BigInt((await offers.house.call(userBrief, { token: players[i]!.token })).balance);
const anHour = () => offers.pass(3_600_000);

interface Made {
  code: string;
  kind?: 'cash' | 'item';
  amount?: bigint;
  uses?: number;
  days?: number;
  user?: string | null;
  item?: string | null;
  look?: string | null;
  operator?: string;
}

/** Creates a code as an operator. */
async function make({
  code,
  kind = 'cash',
  amount = U,
  uses = 1,
  days = 1,
  user = null,
  item = null,
  look = null,
  operator = 'ani',
}: Made) {
  return propose(
    offers.house.db,
    operator,
    "gift_code_make($1, 'IDR', $2, $3, $4, $5, 'a test', $6, $7, $8)",
    [code, kind, amount, uses, new Date(offers.now() + days * DAY_MS), user, item, look],
  );
}

describe('gift codes', () => {
  it('give cash once per account, however they are typed, and the same reply for the same key', async () => {
    await make({ code: 'HELLO-2026', amount: 3n * U, uses: 2 });
    const before = await balance(A);
    const key = 'one-key';
    const answer = await redeem(A, ' hello 2026', key);
    expect(answer.json).toMatchObject({
      item: null,
      claimed: { award: { kind: 'cash', amount: (3n * U).toString() } },
    });
    expect((await redeem(A, 'HELLO2026', key)).json).toMatchObject({
      claimed: { award: { state: 'claimed' } },
    });
    expect((await balance(A)) - before).toBe(3n * U);
    expect((await redeem(A, 'HELLO2026')).json.errCode).toBe(ErrorCode.giftCodeUsed);
  });

  it('give the same reply to five concurrent requests with one key, and one award', async () => {
    await make({ code: 'FIVE-TIMES', uses: 2 });
    const before = await balance(D);
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(D, 'FIVETIMES', 'one-key')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await balance(D)) - before).toBe(U);
    await anHour();
  });

  it('promised and not claimed yet give one award to two requests with two keys, and 8002 to the other', async () => {
    await make({ code: 'TWO-KEYS-1', uses: 2 });
    // As after a stop between the two.
    await offers.house.db.pool.query('SELECT gift_code_redeem($1, $2, 1)', [players[D]!.user.id, 'TWOKEYS1']);
    const before = await balance(D);
    const answers = await Promise.all(
      ['one', 'other'].map((key) => redeem(D, 'TWOKEYS1', `two-keys-${key}`)),
    );
    const codes = answers.map(({ status, json }) => (status === 200 ? 200 : json.errCode));
    expect(codes.toSorted()).toEqual([200, ErrorCode.giftCodeUsed].toSorted());
    expect((await balance(D)) - before).toBe(U);
    await anHour();
  });

  it('with one use give one award in 24 concurrent requests, and are then used up', async () => {
    const before = await balance(B);
    const answers = await Promise.all(Array.from({ length: 24 }, () => redeem(B, 'HELLO2026')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await balance(B)) - before).toBe(3n * U);
    expect((await redeem(C, 'HELLO2026')).json.errCode).toBe(ErrorCode.giftCodeAllUsed);
  });

  it('are refused with the matching code, and the sixth try of an hour in any case', async () => {
    await make({ code: 'ONLYFORA1', user: players[A]!.user.id });
    await make({ code: 'OVERSOON1' });
    await anHour();
    expect((await redeem(C, 'NOSUCHCODE')).json.errCode).toBe(ErrorCode.giftCodeUnknown);
    expect((await redeem(C, 'ONLYFORA1')).json.errCode).toBe(ErrorCode.giftCodeNotOwn);
    await offers.pass(86_400_000);
    expect((await redeem(C, 'OVERSOON1')).json.errCode).toBe(ErrorCode.giftCodeExpired);
    await make({ code: 'STILLGOOD1' });
    for (let i = 0; i < 4; i++) await redeem(C, `GUESS0000${i}`);
    expect((await props(C)).tries).toBe(0);
    const sixth = await redeem(C, 'STILLGOOD1');
    expect(sixth.json).toMatchObject({ errCode: ErrorCode.giftCodeTries, until: (await props(C)).triesAt });
    await anHour();
    expect((await redeem(C, 'STILLGOOD1')).status).toBe(200);
  });

  it('above an operator’s limit wait for a second one', async () => {
    const { id, status } = await make({ code: 'LARGE0001', amount: 100n * U, uses: 6 });
    expect(status).toBe('pending');
    await anHour();
    expect((await redeem(D, 'LARGE0001')).json.errCode).toBe(ErrorCode.giftCodeUnknown);
    await expect(approve(offers.house.db, id, 'Ani')).rejects.toMatchObject({ code: 703 });
    await approve(offers.house.db, id, 'budi');
    expect((await redeem(D, 'LARGE0001')).status).toBe(200);
    await offers.house.db.pool.query('UPDATE markets SET operator_day_limit = $1', [500n * U]);
    expect((await make({ code: 'SMALL0001', amount: 100n * U, uses: 5, operator: 'citra' })).status).toBe(
      'done',
    );
    expect((await make({ code: 'SMALL0002', operator: 'citra' })).status).toBe('pending');
  });

  it('are unavailable during a time-out', async () => {
    await make({ code: 'AFTERBREAK', operator: 'dewi' });
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [players[D]!.user.id, offers.now() + 60_000],
    );
    expect((await redeem(D, 'AFTERBREAK')).json.errCode).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    expect((await redeem(D, 'AFTERBREAK')).status).toBe(200);
  });
});

describe('items', () => {
  it('are given by a code, belong to their player and are used once', async () => {
    await make({ code: 'SPINSPINS', kind: 'item', amount: 2n, item: 'wheelSpin' });
    expect((await redeem(A, 'SPINSPINS')).status).toBe(200);
    const [newer, older] = (await props(A)).items;
    expect([newer, older]).toMatchObject([
      { kind: 'wheelSpin', state: 'owned' },
      { kind: 'wheelSpin', state: 'owned' },
    ]);
    expect((await use(B, older!.id)).json.errCode).toBe(ErrorCode.notFound);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => use(A, older!.id, `key-${i}`)));
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await use(A, older!.id, `key-${done}`)).json).toMatchObject({ item: { state: 'used' } });
    expect((await use(A, older!.id)).json.errCode).toBe(ErrorCode.awardClaimed);
    const { rows } = await offers.house.db.pool.query(
      `SELECT promotion, award_key, kind, amount::int, round((expires_at - created_at) / 86400000.0)::int AS days FROM awards WHERE kind = 'wheelSpins'`,
    );
    expect(rows).toEqual([
      {
        ...{ promotion: 'dailyWheel', award_key: `item ${older!.id}`, kind: 'wheelSpins', amount: 1 },
        days: 7,
      },
    ]);
  });

  it('with a later effect are armed, and used once when it applies', async () => {
    await make({ code: 'ENVELOPES', kind: 'item', amount: 1n, item: 'envelopeKey', operator: 'dewi' });
    await redeem(B, 'ENVELOPES');
    const [key] = (await props(B)).items;
    const spend = () =>
      offers.house.db.orm.transaction((tx) =>
        spendArmed(tx, BigInt(players[B]!.user.id), 'envelopeKey', offers.now()),
      );
    expect(await spend()).toBe(false);
    expect((await use(B, key!.id)).json).toMatchObject({ item: { state: 'armed' } });
    expect((await Promise.all([spend(), spend(), spend()])).filter(Boolean)).toHaveLength(1);
    expect((await props(B)).items[0]?.state).toBe('used');
  });

  it('that are avatar borders are worn one at a time, and shown in the profile brief', async () => {
    await make({
      code: 'FRAMEVOLT',
      kind: 'item',
      amount: 1n,
      item: 'avatarFrame',
      look: 'volt',
      operator: 'dewi',
    });
    await make({
      code: 'FRAMETEAL',
      kind: 'item',
      amount: 1n,
      item: 'avatarFrame',
      look: 'teal',
      operator: 'dewi',
    });
    await redeem(C, 'FRAMEVOLT');
    await redeem(C, 'FRAMETEAL');
    const [teal, volt] = (await props(C)).items;
    const frame = async () => (await offers.house.call(userBrief, { token: players[C]!.token })).frame;
    await Promise.all([use(C, teal!.id), use(C, volt!.id)]);
    expect((await props(C)).items.filter(({ state }) => state === 'armed')).toMatchObject([
      { look: await frame() },
    ]);
    const [worn] = (await props(C)).items.filter(({ state }) => state === 'armed');
    await use(C, worn!.id);
    expect([await frame(), (await props(C)).items.map(({ state }) => state)]).toEqual([
      null,
      ['owned', 'owned'],
    ]);
  });

  it('expire if not used in time', async () => {
    const [left] = (await props(A)).items.filter(({ state }) => state === 'owned');
    await offers.pass(91 * 86_400_000);
    expect((await use(A, left!.id)).json.errCode).toBe(ErrorCode.awardExpired);
    expect((await props(A)).items.find(({ id }) => id === left!.id)?.state).toBe('expired');
  });
});
