import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readSeed } from '../../house/site/catalogue/seed.ts';
import { openServer, processorOf, request, type Server, spawnHouse } from '../load/benchHouse.ts';
import { connectProviders, known, providerKey } from '../load/hubProviders.ts';
import { type Load, loadOf, type Measured } from '../load/load.ts';
import type { SeamlessOrder, SeamlessResult } from '../load/seamlessClient.ts';

/** A provider's signed wallet calls, over HTTP and the ledger, with real durability: rounds of a bet and its win. */
export interface SeamlessBench {
  players: number;
  /** Maximum throughput. */
  full: SeamlessLoad;
  /** Half of that, each round started when due. */
  half: SeamlessLoad;
}

/** p50 and p99 of all calls, ms. */
export interface SeamlessLoad extends Pick<Load, 'p50' | 'p99' | 'worst'> {
  /** Each is a bet and a win. */
  roundsPerSecond: number;
  /**
   * CPU time per call, µs: the house's own process, PostgreSQL, and the provider's, which runs on the same machine. NaN if
   * unknown.
   */
  house: number;
  postgres: number;
  provider: number;
}

const PLAYERS = 1_000;
const WARM_UP = 2_000;
const ROUNDS = 6_000;
const TURNS = 5;
const AT_ONCE = 60;
const CLIENT = fileURLToPath(new URL('../load/seamlessClient.ts', import.meta.url));

/** Measures a house in its own process on the private PostgreSQL of `dataDir`. */
export async function runSeamlessBench(
  dataDir: string,
  { rounds = ROUNDS, atOnce = AT_ONCE } = {},
): Promise<SeamlessBench> {
  const house = spawnHouse(dataDir, { GAMES: 'crash', SANDBOX_PROVIDERS: '0' });
  const client = fork(CLIENT, [], { execArgv: ['--import', 'tsx'] });
  const ready = once(client, 'message');
  let server: Server | null = null;
  try {
    const slot = (await readSeed()).games.find(({ type }) => type === 'slot');
    if (!slot) throw new Error('the catalogue has no slot');
    const { id: game, firm: provider } = slot;
    const url = `http://127.0.0.1:${await house.port}/wallet/${provider}`;
    const { publicKey, privateKey } = providerKey();
    const games = Array.from({ length: PLAYERS }, () => ({ id: game, provider }));
    const seats = await connectProviders(dataDir, games, publicKey);
    await known(url);
    await ready;
    await request(client, { kind: 'connect', url, key: privateKey, game, seats } satisfies SeamlessOrder);
    server = await openServer(dataDir);
    const of = { client, house: house.child, server };
    await inTurns(of, { rounds: WARM_UP, turns: 1, how: { atOnce } });
    const full = await inTurns(of, { rounds, turns: TURNS, how: { atOnce } });
    const pace = full.roundsPerSecond / 2;
    const half = await inTurns(of, { rounds, turns: TURNS, how: { pace } });
    return { players: PLAYERS, full, half };
  } finally {
    client.kill();
    await server?.close();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** Plays a number of rounds, split into turns. @throws when a call was refused */
async function inTurns(
  { client, house, server }: { client: ChildProcess; house: ChildProcess; server: Server },
  { rounds, turns, how }: { rounds: number; turns: number; how: { atOnce?: number; pace?: number } },
): Promise<SeamlessLoad> {
  const all: Measured[] = [];
  const had = async () => [processorOf(house), await server.processor(), provider];
  let provider = 0;
  const before = await had();
  for (let turn = 0; turn < turns; turn++) {
    const order = { kind: 'play', rounds: Math.ceil(rounds / turns), ...how } satisfies SeamlessOrder;
    const { latencies, elapsed, refused, processor } = (await request(client, order)) as SeamlessResult;
    if (refused > 0) throw new Error(`${refused} calls were refused`);
    all.push({ latencies, elapsed });
    provider += processor;
  }
  const [ofHouse = NaN, postgres = NaN, ofProvider = NaN] = (await had()).map(
    (now, i) => (now - (before[i] ?? NaN)) / (2 * rounds),
  );
  const { betsPerSecond: calls, p50, p99, worst } = loadOf(all);
  return {
    p50,
    p99,
    worst,
    roundsPerSecond: calls / 2,
    house: ofHouse,
    postgres,
    provider: ofProvider,
  };
}
