import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { crashBet, crashCurGame } from '../../contract/games/crash/operations.ts';
import { ROUND_GAMES } from '../../contract/games/roundGames.ts';
import { addressOf, type Call } from '../../contract/http/call.ts';
import { payOrderState, payRecharge } from '../../contract/http/money/deposits.ts';
import { type BalanceSummary, balanceSummary } from '../../contract/http/money/statement.ts';
import { phoneLogin, phoneRegister } from '../../contract/http/people/accounts.ts';
import { userLimitsAge } from '../../contract/http/people/limits.ts';
import { MARKETS } from '../../contract/markets.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { OFFERED_SOLO } from '../../house/play/solo/ownSolo.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import { SoloPlayerAt, STEPPED } from '../../house/testing/solo/testSolo.ts';
import { POOL_GAMES, type PoolGameKey } from '../e2e/support/tables.ts';
import { HouseProcess } from '../houseProcess.ts';
import { poolPaces } from '../poolPaces.ts';
import { withDatabase } from '../withDatabase.ts';

/*
 * Smoke tests of the built house on the current Node version: an account, a deposit, a round of every game and the ledger.
 * scripts/nodes.mjs runs them on each supported version; everything else is tested on one.
 */

const PASSWORD = 'correct horse';
const PHONE = '81234567890';
const STAKE = '1000000';

let dataDir: string;
let house: HouseProcess;
let player: { token: string; user: { id: string } };
let channel: TestChannel;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kilat-smoke-'));
  house = new HouseProcess(await freePort(), {
    DATA_DIR: dataDir,
    BOTS: '0',
    GAMES: [...ROUND_GAMES, ...OFFERED_SOLO].join(),
    CRASH_PREPARATION_MS: '2000',
    CRASH_SQUIB_MS: '500',
    ...poolPaces({ betting: 2_000, reveal: 500 }),
    WINGO_FASTEST_MS: '5000',
    WINGO_CLOSED_MS: '1000',
    SANDBOX_PAYS_MS: '100',
  });
  await house.start();
  player = await call(phoneRegister, { phone: PHONE, password: PASSWORD });
  await call(userLimitsAge, { year: 1990, month: 5, day: 17 });
  channel = new TestChannel(house.url, player.token);
});

afterAll(async () => {
  await channel?.close();
  await house.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Makes a call of the contract. @throws when it is refused */
async function call<Input, Reply>(made: Call<Input, Reply>, input?: Input): Promise<Reply> {
  const { url, body } = addressOf(made, input);
  const answer = await fetch(house.url + url, {
    method: made.method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(player && { main_token: player.token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${made.method} ${url}: ${answer.status} ${text}`);
  return JSON.parse(text) as Reply;
}

/** Waits until this number of the player's bets at a game have ended. */
async function ended(game: string, count = 1): Promise<void> {
  const statuses = () =>
    withDatabase(dataDir, async ({ pool }) => {
      const { rows } = await pool.query<{ status: string }>(
        'SELECT status FROM bets WHERE user_id = $1 AND game = $2',
        [player.user.id, game],
      );
      return rows.map(({ status }) => status);
    });
  const over = expect.stringMatching(/^(cashed|lost)$/);
  await vi.waitFor(async () => expect(await statuses()).toEqual(Array(count).fill(over)), {
    timeout: 60_000,
    interval: 200,
  });
}

it('signs a player in again, by password', async () => {
  const again = await call(phoneLogin, { account: PHONE, password: PASSWORD });
  expect(again.user.id).toBe(player.user.id);
});

it('credits a deposit that the gateway confirms', async () => {
  const amount = (100n * MARKETS.id.unit).toString();
  const { id } = await call(payRecharge, { port: 'qris', amount });
  await vi.waitFor(async () => expect((await call(payOrderState, { id })).status).toBe('paid'), {
    timeout: 30_000,
  });
  const { playable }: BalanceSummary = await call(balanceSummary);
  expect(BigInt(playable)).toBe(MARKETS.id.grant + BigInt(amount));
});

it('plays a round of crash', async () => {
  await vi.waitFor(
    async () => {
      const { nextRoundId } = await channel.call(crashCurGame, { currency: 'IDR' });
      const bet = { key: randomUUID(), roundId: nextRoundId, amount: STAKE, rate: '11000', currency: 'IDR' };
      await channel.call(crashBet, bet);
    },
    { timeout: 30_000, interval: 100 },
  );
  await ended('crash');
});

it.each(Object.keys(POOL_GAMES) as PoolGameKey[])('plays a round of %s', async (key) => {
  const { live, bet, pools } = POOL_GAMES[key];
  await vi.waitFor(
    async () => bet(channel, { roundId: (await live(channel)).roundId, pool: pools[0] ?? '' }),
    { timeout: 30_000, interval: 100 },
  );
  await ended(key);
});

it.each(OFFERED_SOLO)('plays a round of %s', async (game) => {
  const table = new SoloPlayerAt({ connect: () => channel }, game, { ...player.user, token: player.token });
  let { round } = await table.start();
  while (!round.over)
    ({ round } = STEPPED.includes(game) ? await table.move(round) : await table.cash(round));
  await ended(game);
});

it('keeps its ledger consistent', async () => {
  expect(await withDatabase(dataDir, reconcile)).toEqual([]);
});
