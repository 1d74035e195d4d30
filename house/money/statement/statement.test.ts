import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../contract/http/call.ts';
import type { StatementRange } from '../../../contract/http/money/inputs/statement.ts';
import {
  balanceFlow,
  balanceFlowEntry,
  balanceFlowExport,
  balanceFlowTotals,
  balanceSummary,
  type StatementLine,
} from '../../../contract/http/money/statement.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { award } from '../../testing/ledger/testGifts.ts';
import { settleRound } from '../../testing/ledger/testLedger.ts';
import { addDeposit, payIn, requestPayout } from '../../testing/ledger/testOrders.ts';
import { parseCsv } from '../../testing/payments/testCsv.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { payBet, placeBet, returnBet } from '../ledger/bets/bets.ts';
import { closeRound, openRound, queueRound } from '../ledger/bets/rounds.ts';
import { endWithdrawal } from '../ledger/payments.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

async function newPlayer() {
  const { token, user } = await house.register();
  return { token, id: BigInt(user.id) };
}

/** Reads every page of a statement; `between` runs after each. */
async function allLines(
  token: string,
  input: StatementRange & { count: number },
  between: () => Promise<unknown> = async () => {},
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  let after: string | undefined;
  do {
    const page = await house.call(balanceFlow, { token, input: { ...input, ...(after && { after }) } });
    lines.push(...page.items);
    after = page.next ?? undefined;
    await between();
  } while (after);
  return lines;
}

/** A game without a driver: the tests control its rounds. */
const GAME = 'garuda';
let lastRound = 0n;

async function addRound(): Promise<bigint> {
  lastRound += 1n;
  await queueRound(house.db, { game: GAME, roundId: lastRound, secret: '', commitment: '', public: {} });
  return lastRound;
}

async function bet(userId: bigint, roundId: bigint, amount: bigint): Promise<void> {
  const [key, currency] = [`bet-${roundId}`, 'IDR'];
  const plain = { autoRate: null, effectiveRate: null };
  await placeBet(house.db, { key, userId, game: GAME, roundId, currency, amount, ...plain });
}

async function fly(roundId: bigint): Promise<void> {
  await openRound(house.db, { game: GAME, roundId, opensAt: 0, startsAt: 0 });
  await closeRound(house.db, { game: GAME, roundId });
}

async function playOne(userId: bigint): Promise<void> {
  await bet(userId, await addRound(), 100n);
}

/** Places three bets: one cashed at 2.5, one lost, one taken back. */
async function playThree(userId: bigint): Promise<void> {
  const { db } = house;
  const [won, lost, back] = [await addRound(), await addRound(), await addRound()];
  for (const roundId of [won, lost, back]) await bet(userId, roundId, 1_000n);
  await fly(won);
  await payBet(db, { key: `pay-${won}`, userId, game: GAME, roundId: won, rate: 25_000n });
  await fly(lost);
  await settleRound(db, { game: GAME, roundId: lost, target: 10_000n, interrupted: false });
  await returnBet(db, { key: `back-${back}`, userId, game: GAME, roundId: back });
}

/** Places a bet that is cashed at 2. */
async function doubled(userId: bigint, amount: bigint): Promise<void> {
  const roundId = await addRound();
  await bet(userId, roundId, amount);
  await fly(roundId);
  await payBet(house.db, { key: `pay-${roundId}`, userId, game: GAME, roundId, rate: 20_000n });
}

/** Loses the whole grant of a new player. */
async function emptyWallet(userId: bigint): Promise<void> {
  const roundId = await addRound();
  await bet(userId, roundId, MARKETS.id.grant);
  await fly(roundId);
  await settleRound(house.db, { game: GAME, roundId, target: 10_000n, interrupted: false });
}

describe('the statement', () => {
  it('lists the wallet’s changes, newest first, each with its journal entry, balance and bet', async () => {
    const { token, id } = await newPlayer();
    await playThree(id);
    const lines = await allLines(token, { count: 50 });
    expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['release', '1000', '100000500'],
      ['profit', '1500', '99999500'],
      ['release', '1000', '99998000'],
      ['stake', '-1000', '99997000'],
      ['stake', '-1000', '99998000'],
      ['stake', '-1000', '99999000'],
      ['grant', '100000000', '100000000'],
    ]);
    const { rows } = await house.db.pool.query(
      `SELECT t.id::text, t.at::float8 AS at, b.id::text AS bet, b.game, b.round_id::text AS "roundId"
       FROM ledger_transfers t JOIN ledger_accounts a ON a.id IN (t.debit_account, t.credit_account) AND a.kind = 'wallet'
       LEFT JOIN bets b ON b.id = t.bet_id WHERE a.user_id = $1 ORDER BY t.id DESC`,
      [id],
    );
    expect(
      lines.map((line) => ({
        id: line.id,
        at: line.at,
        bet: line.bet?.id ?? null,
        game: line.bet?.game ?? null,
        roundId: line.bet?.roundId ?? null,
      })),
    ).toEqual(rows);
  });

  it('sums up its lines by kind', async () => {
    const { token, id } = await newPlayer();
    await playThree(id);
    const totals = await house.call(balanceFlowTotals, { token, input: {} });
    expect(totals).toEqual({
      kinds: [
        { kind: 'grant', lines: 1, amount: '100000000' },
        { kind: 'stake', lines: 3, amount: '-3000' },
        { kind: 'release', lines: 2, amount: '2000' },
        { kind: 'profit', lines: 1, amount: '1500' },
      ],
      came: '100003500',
      left: '-3000',
      net: '100000500',
      currency: 'IDR',
    });
    const some = await house.request('GET', `${balanceFlowTotals.path}?kinds=stake,profit`, { token });
    expect([some.json.came, some.json.left]).toEqual(['1500', '-3000']);
  });

  it('neither repeats nor skips a line while money moves, whatever the page size', async () => {
    const { token, id } = await newPlayer();
    await playThree(id);
    for (const count of [1, 3])
      for (const kinds of [undefined, ['stake' as const, 'release' as const]]) {
        const request = { count, ...(kinds && { kinds }) };
        const before = await allLines(token, { ...request, count: 60 });
        const during = await allLines(token, request, () => playOne(id));
        expect(during).toEqual(before);
      }
  });

  it('uses the market’s days, and goes back at most a year', async () => {
    const { token } = await newPlayer();
    const now = house.house.clock.now();
    // Jakarta is always seven hours ahead.
    const dayAt = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
    const [today, tomorrow, yesterday] = [dayAt(now), dayAt(now + DAY_MS), dayAt(now - DAY_MS)];
    const kindsIn = async (from: string, to: string) =>
      (await allLines(token, { count: 9, from, to })).map(({ kind }) => kind);
    expect(await kindsIn(today, today)).toEqual(['grant']);
    expect(await kindsIn(yesterday, yesterday)).toEqual([]);
    expect(await kindsIn(tomorrow, tomorrow)).toEqual([]);
    const codeOf = async (query: string) =>
      (await house.request('GET', `${balanceFlow.path}?count=5&${query}`, { token })).json.errCode;
    expect(await codeOf(`from=${dayAt(now - 365 * DAY_MS)}`)).toBeUndefined();
    expect(await codeOf(`from=${dayAt(now - 366 * DAY_MS)}`)).toBe(3);
    expect(await codeOf(`from=${today}&to=${yesterday}`)).toBe(3);
  });

  it.each([
    'count=0',
    'count=61',
    'count=5&kinds=forfeit',
    'count=5&kinds=',
    'count=5&kinds=stake,stake;--',
    'count=5&from=2026-02-30',
    'count=5&from=2026-2-3',
    'count=5&after=1',
    'count=5&after=-1.5',
    `count=5&after=1.${'9'.repeat(19)}`,
  ])('refuses %s with 3', async (query) => {
    const { token } = await newPlayer();
    const { status, json } = await house.request('GET', `${balanceFlow.path}?${query}`, { token });
    expect([status, json.errCode]).toEqual([400, 3]);
  });

  it('accepts any position for a page, and shows only the player’s own lines', async () => {
    const [mine, other] = [await newPlayer(), await newPlayer()];
    await playOne(other.id);
    const last = `${'9'.repeat(15)}.${'9'.repeat(18)}`;
    const page = await house.call(balanceFlow, { token: mine.token, input: { count: 60, after: last } });
    expect(page.items.map(({ kind }) => kind)).toEqual(['grant']);
  });
});

describe('one line', () => {
  const entryOf = (token: string, id: string) => house.call(balanceFlowEntry, { token, input: { id } });

  it('has its journal entry, its bet and the related lines', async () => {
    const { token, id } = await newPlayer();
    await playThree(id);
    const lines = await allLines(token, { count: 50 });
    const entries = await Promise.all(lines.map((line) => entryOf(token, line.id)));
    expect(entries.map(({ line }) => line)).toEqual(lines);
    const [returned, profit, release, , , wonStake, grant] = entries;
    expect(entries.map(({ line: { kind }, from, to }) => `${kind}: ${from} > ${to}`)).toEqual([
      'release: escrow > wallet',
      'profit: house > wallet',
      'release: escrow > wallet',
      'stake: wallet > escrow',
      'stake: wallet > escrow',
      'stake: wallet > escrow',
      'grant: mint > wallet',
    ]);
    expect(profit).toMatchObject({
      operation: release?.operation,
      bet: { amount: '1000', status: 'cashed', rate: '25000', payout: '2500' },
      together: [wonStake?.line, release?.line, profit?.line],
    });
    expect(wonStake?.key).toBe(`bet-${wonStake?.line.bet?.roundId}`);
    expect(returned?.bet).toEqual({ amount: '1000', status: 'returned', rate: null, payout: '0' });
    expect(grant).toMatchObject({ bet: null, key: null, together: [grant?.line] });
  });

  it('shows a deposit and a returned withdrawal', async () => {
    const { token, id } = await newPlayer();
    const order = await addDeposit(house.db, id, { amount: 600n });
    for (let i = 0; i < 2; i++) await payIn(house.db, order, 300n);
    // Stays in review for the whole test: the house would send it.
    const { withdrawalId } = await requestPayout(house.db, id, {
      amount: 500n,
      reviewUntil: Date.now() + 600_000,
    });
    await endWithdrawal(house.db, withdrawalId, 'cancelled');
    const lines = await allLines(token, { count: 4 });
    const [back, hold, second] = await Promise.all(lines.map((line) => entryOf(token, line.id)));
    expect([back?.from, back?.to, hold?.from, hold?.to]).toEqual(['held', 'wallet', 'wallet', 'held']);
    expect(back?.together).toEqual([hold?.line, back?.line]);
    expect(second).toMatchObject({ from: 'clearing', to: 'wallet', key: null, line: { order: `${order}` } });
    expect(second?.together.map(({ amount }) => amount)).toEqual(['300', '300']);
  });

  it('shows bonus money with its account, and does not count its conversion to own money as income or expense', async () => {
    const { token, id } = await newPlayer();
    await emptyWallet(id);
    const { rows } = await house.db.pool.query('SELECT max(id) AS id FROM ledger_transfers');
    await award(house.db, {
      key: 'award:1',
      userId: id,
      currency: 'IDR',
      amount: 400n,
      multiple: 1,
      expiresAt: null,
    });
    await award(house.db, {
      key: 'award:2',
      userId: id,
      currency: 'IDR',
      amount: 7n,
      multiple: 0,
      expiresAt: null,
    });
    for (const amount of [400n, 800n]) await doubled(id, amount);
    const lines = (await allLines(token, { count: 50 })).filter((line) => BigInt(line.id) > rows[0].id);
    expect(lines.map((line) => [line.kind, line.account, line.amount, line.balance])).toEqual([
      ['bonusWon', 'wallet', '1600', '1607'],
      ['bonusProfit', 'bonus', '800', '1600'],
      ['bonusRelease', 'bonus', '800', '800'],
      ['bonusStake', 'bonus', '-800', '0'],
      ['bonusProfit', 'bonus', '400', '800'],
      ['bonusRelease', 'bonus', '400', '400'],
      ['bonusStake', 'bonus', '-400', '0'],
      ['prize', 'wallet', '7', '7'],
      ['award', 'bonus', '400', '400'],
    ]);
    const won = await entryOf(token, lines[0]?.id ?? '');
    expect([won.from, won.to, won.together]).toEqual(['bonus', 'wallet', [lines[0]]]);
    const profit = await entryOf(token, lines[1]?.id ?? '');
    expect(profit.together).toEqual([lines[3], lines[2], lines[1]]);
    const totals = await house.call(balanceFlowTotals, { token, input: {} });
    expect(totals.net).toBe('1607');
  });

  it('is not available to others, nor for transfers that changed no wallet', async () => {
    const [mine, other] = [await newPlayer(), await newPlayer()];
    await playThree(mine.id);
    const codeOf = async (token: string, id: string) =>
      (await house.request('GET', `/main/balance/flow/${id}`, { token })).json.errCode;
    const { rows } = await house.db.pool.query<{ id: bigint }>(
      "SELECT id FROM ledger_transfers WHERE kind = 'forfeit' ORDER BY id DESC LIMIT 1",
    );
    const [line] = await allLines(mine.token, { count: 9 });
    expect(await codeOf(other.token, line?.id ?? '')).toBe(704);
    expect(await codeOf(mine.token, `${rows[0]?.id}`)).toBe(704);
    expect(await codeOf(mine.token, '9'.repeat(18))).toBe(704);
    for (const id of ['0x1', '-1', '1.5', 'abc', '9'.repeat(19), '1%27'])
      expect(await codeOf(mine.token, id)).toBe(3);
    expect((await house.request('GET', `/main/balance/flow/${line?.id}`)).json.errCode).toBe(10004);
  });
});

describe('the export', () => {
  it('has the same lines as the pages, across the batches it is read in', async () => {
    const { token, id } = await newPlayer();
    await playThree(id);
    const lines = await allLines(token, { count: 60 });
    const { url } = addressOf(balanceFlowExport, { language: 'en' });
    const { status, headers, text } = await house.request('GET', url, { token });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const rows = parseCsv(text.replace(/^\uFEFF/, ''));
    expect(rows.slice(1).map(([entry, , , amount]) => [entry, amount])).toEqual(
      lines.map((line) => [line.id, (Number(line.amount) / 100).toFixed(2)]),
    );
  });

  it('is limited to one at a time per player, and ends when its client disconnects', async () => {
    const { token, id } = await newPlayer();
    for (let i = 0; i < 4; i++) await playThree(id);
    const { url } = addressOf(balanceFlowExport, { language: 'id' });
    const codes = await Promise.all(
      Array.from({ length: 6 }, async () => (await house.request('GET', url, { token })).status),
    );
    expect(codes).toContain(200);
    const leaving = new AbortController();
    const left = fetch(house.url + url, { headers: { main_token: token }, signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toThrow();
    await expect.poll(async () => (await house.request('GET', url, { token })).status).toBe(200);
  });

  it('needs a token and a language', async () => {
    const { token } = await newPlayer();
    expect((await house.request('GET', `${balanceFlowExport.path}?language=en`)).json.errCode).toBe(10004);
    expect((await house.request('GET', balanceFlowExport.path, { token })).json.errCode).toBe(3);
  });
});

describe('the summary', () => {
  it('shows the playable balance and the stakes on open rounds', async () => {
    const { token, id } = await newPlayer();
    await playOne(id);
    expect(await house.call(balanceSummary, { token })).toEqual({
      currency: 'IDR',
      playable: '99999900',
      bonus: '0',
      turnover: null,
      inRounds: '100',
      pending: '0',
    });
  });
});
