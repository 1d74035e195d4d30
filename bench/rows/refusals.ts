import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { coinFlipStartRound } from '../../contract/games/coinFlip/operations.ts';
import { crashBet, crashCurGame } from '../../contract/games/crash/operations.ts';
import { SOLO_GAMES } from '../../contract/games/soloGames.ts';
import { withdraw } from '../../contract/http/money/withdrawals.ts';
import { sentRewardClaim } from '../../contract/http/offers/rewardSend.ts';
import { hashToken, newTokens } from '../../house/people/accounts/sessions.ts';
import { sessions, users } from '../../house/people/accounts/tables.ts';
import { readSeed } from '../../house/site/catalogue/seed.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import {
  addSessions,
  connectClients,
  onDatabase,
  request,
  SESSION_MS,
  spawnHouse,
} from '../load/benchHouse.ts';
import { atPace } from '../load/clientSockets.ts';
import { connectProviders, known, providerKey } from '../load/hubProviders.ts';
import type { SoloOrder, SoloResult } from '../load/soloClient.ts';

/** The effect of one account with constant refusals on other players' solo rounds. */
export type RefusalBench = Beside[];

/** ms per request of the other players. */
interface Percentiles {
  p50: number;
  p99: number;
}

interface Beside extends Percentiles {
  what: string;
  /** Just before, without refusals. */
  alone: Percentiles;
  perSecond: number;
  /** Connections to PostgreSQL opened meanwhile. */
  connections: number;
}

const PLAYERS = 400;
/** The others' rounds per second, and the duration of each measurement. */
const PACE = 100;
const SECONDS = 20;
const RATES = [16, 50];
const WARM_TURNS = 3;
const CLIENT = fileURLToPath(new URL('../load/soloClient.ts', import.meta.url));
const SEAMLESS = fileURLToPath(new URL('../load/seamlessClient.ts', import.meta.url));

/** Measures a house in its own process on the private PostgreSQL of `dataDir`. */
export async function runRefusalBench(dataDir: string): Promise<RefusalBench> {
  const house = spawnHouse(dataDir, {
    GAMES: ['crash', ...SOLO_GAMES].join(),
    SANDBOX_PROVIDERS: '0',
  });
  const clients: ChildProcess[] = [];
  const provider = fork(SEAMLESS, [], { execArgv: ['--import', 'tsx'] });
  const ready = once(provider, 'message');
  let channel: TestChannel | null = null;
  try {
    const port = await house.port;
    const url = `http://127.0.0.1:${port}`;
    await connectClients(clients, {
      ...{ script: CLIENT, processes: 1, port },
      tokens: await addSessions(dataDir, PLAYERS),
    });
    const token = await addPoor(dataDir);
    channel = new TestChannel(url, token);
    await ready;
    const poorAtProvider = await seatPoor(dataDir, url, provider);
    const others = async () => percentiles(await play(clients[0] as ChildProcess));
    // A house that has just started compiles its code while it answers.
    for (let turn = 0; turn < WARM_TURNS; turn++) await others();
    const beside: RefusalBench = [];
    for (const [what, refuse] of [
      ...refusals(channel, { url, token }),
      ['a bet and a win at a provider', poorAtProvider] as const,
    ])
      for (const perSecond of RATES) {
        const alone = await others();
        // Querying opens connections too: as many the second time.
        const first = await connectionsOf(dataDir);
        const before = await connectionsOf(dataDir);
        const [measured] = await Promise.all([others(), refuse(perSecond)]);
        const connections = (await connectionsOf(dataDir)) - before - (before - first);
        beside.push({ what, perSecond, connections, alone, ...measured });
      }
    return beside;
  } finally {
    await channel?.close();
    for (const client of [...clients, provider]) client.kill();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** Causes this many refusals per second, while the others play. */
type Refuse = (perSecond: number) => Promise<unknown>;

/** The requests of an account without money. */
function refusals(
  channel: TestChannel,
  { url, token }: { url: string; token: string },
): (readonly [string, Refuse])[] {
  const vain = (outcome: Promise<unknown>) => outcome.then(unexpected, () => undefined);
  const post = async (path: string, body: object) => {
    const headers = {
      main_token: token,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.ok) unexpected();
  };
  const each = (refuse: () => Promise<void>) => (perSecond: number) =>
    atPace(perSecond * SECONDS, perSecond, refuse);
  let next: Promise<string> | null = null;
  const stake = { currency: 'IDR', amount: '100000' };
  return [
    [
      'a bet of crash',
      each(async () => {
        next ??= channel.call(crashCurGame, { currency: 'IDR' }).then(({ nextRoundId }) => nextRoundId);
        await vain(channel.call(crashBet, { ...stake, key: randomUUID(), roundId: await next }));
      }),
    ],
    [
      'a solo round',
      each(() =>
        vain(channel.call(coinFlipStartRound, { key: randomUUID(), amount: '100000', side: 'heads' })),
      ),
    ],
    ['a claim', each(() => post(sentRewardClaim.path, { id: '999999' }))],
    ['a withdrawal', each(() => post(withdraw.path, { account: '1', amount: '5000000', pin: '000000' }))],
  ];
}

function unexpected(): never {
  throw new Error('what should be refused was done');
}

/** Adds a player without money; returns their session token. */
async function addPoor(dataDir: string): Promise<string> {
  return onDatabase(dataDir, async ({ orm }) => {
    const [user] = await orm
      .insert(users)
      .values({ name: 'poor', currency: 'IDR', createdAt: Date.now() })
      .returning({ id: users.id });
    if (!user) throw new Error('no player was added');
    const { token } = newTokens(user.id);
    const now = Date.now();
    const session = {
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      expiresAt: now + SESSION_MS,
    };
    await orm.insert(sessions).values(session);
    return token;
  });
}

/** A player at a provider whose bets exceed the limit, and whose wins belong to bets that were never accepted. */
async function seatPoor(dataDir: string, url: string, provider: ChildProcess): Promise<Refuse> {
  const slot = (await readSeed()).games.find(({ type }) => type === 'slot');
  if (!slot) throw new Error('the catalogue has no slot');
  const { publicKey, privateKey } = providerKey();
  const seats = await connectProviders(dataDir, [{ id: slot.id, provider: slot.firm }], publicKey);
  await onDatabase(dataDir, async ({ pool }) => {
    await pool.query('UPDATE provider_links SET most_bet = 1 WHERE provider = $1', [slot.firm]);
  });
  const wallet = `${url}/wallet/${slot.firm}`;
  await known(wallet);
  await request(provider, { kind: 'connect', url: wallet, key: privateKey, game: slot.id, seats });
  return (perSecond) => request(provider, { kind: 'play', rounds: perSecond * SECONDS, pace: perSecond });
}

/** The others' solo rounds for some seconds: the latency of each request. @throws when one of them was refused */
async function play(client: ChildProcess): Promise<number[]> {
  const order: SoloOrder = { kind: 'play', rounds: PACE * SECONDS, pace: PACE };
  const { latencies, refused } = (await request(client, order)) as SoloResult;
  if (refused > 0) throw new Error(`${refused} requests of the others were refused`);
  return latencies;
}

function percentiles(latencies: readonly number[]): Percentiles {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The number of connections the database has had. */
async function connectionsOf(dataDir: string): Promise<number> {
  return onDatabase(dataDir, async ({ pool }) => {
    const { rows } = await pool.query<{ sessions: bigint }>(
      'SELECT sessions FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(rows[0]?.sessions);
  });
}
