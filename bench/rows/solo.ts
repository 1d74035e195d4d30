import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SOLO_GAMES } from '../../contract/games/soloGames.ts';
import {
  addSessions,
  connectClients,
  openServer,
  processorOf,
  request,
  type Server,
  spawnHouse,
} from '../load/benchHouse.ts';
import { type Load, loadOf, type Measured } from '../load/load.ts';
import type { SoloOrder, SoloResult } from '../load/soloClient.ts';

/** Solo rounds over the whole path, each game in turn: a socket for each player, the channel, the ledger, real durability. */
export interface SoloBench {
  players: number;
  /** Maximum throughput. */
  full: SoloLoad;
  /** At the target rate per second, or half of the maximum if that is lower. */
  load: SoloLoad;
}

/** p50 and p99 of all requests, ms: a start, a step or a cash-out. */
export interface SoloLoad extends Pick<Load, 'p50' | 'p99' | 'worst'> {
  roundsPerSecond: number;
  requestsPerSecond: number;
  /** CPU time per round, µs: the house's own process, and PostgreSQL. NaN if unknown. */
  house: number;
  postgres: number;
}

const PLAYERS = 2_000;
const CLIENT_PROCESSES = 2;
/** Rounds in flight in each client process at full load. */
const AT_ONCE = 40;
/** Rounds per load; a third as many are played before, until the house's code is compiled and every player has a seed pair. */
const ROUNDS = 24_000;
const TURNS = 6;
const CLIENT = fileURLToPath(new URL('../load/soloClient.ts', import.meta.url));

/** @param goal rounds a second that are asked of the house */
export async function runSoloBench(
  dataDir: string,
  { goal, rounds = ROUNDS }: { goal: number; rounds?: number },
): Promise<SoloBench> {
  const house = spawnHouse(dataDir, { GAMES: SOLO_GAMES.join() });
  const clients: ChildProcess[] = [];
  let server: Server | null = null;
  try {
    const port = await house.port;
    const running = await openServer(dataDir);
    server = running;
    const tokens = await addSessions(dataDir, PLAYERS);
    await connectClients(clients, { script: CLIENT, processes: CLIENT_PROCESSES, port, tokens });
    const play = (rounds: number, how: { atOnce?: number; pace?: number }, turns: number) =>
      inTurns({ clients, house: house.child, server: running }, { rounds, turns, how });
    await play(rounds / 3, { atOnce: AT_ONCE }, 1);
    const full = await play(rounds, { atOnce: AT_ONCE }, TURNS);
    const pace = full.roundsPerSecond >= goal ? goal : full.roundsPerSecond / 2;
    const outcome = await play(rounds, { pace: pace / CLIENT_PROCESSES }, TURNS);
    return { players: PLAYERS, full, load: outcome };
  } finally {
    for (const client of clients) client.kill();
    await server?.close();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** Plays a number of rounds, split among clients and turns. @throws when a request was refused */
async function inTurns(
  { clients, house, server }: { clients: ChildProcess[]; house: ChildProcess; server: Server },
  { rounds, turns, how }: { rounds: number; turns: number; how: { atOnce?: number; pace?: number } },
): Promise<SoloLoad> {
  const order: SoloOrder = { kind: 'play', rounds: rounds / turns / clients.length, ...how };
  const before = { house: processorOf(house), postgres: await server.processor() };
  const all: Measured[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const results = (await Promise.all(clients.map((client) => request(client, order)))) as SoloResult[];
    const refused = results.reduce((sum, result) => sum + result.refused, 0);
    if (refused > 0) throw new Error(`${refused} requests were refused`);
    all.push({
      latencies: results.flatMap(({ latencies }) => latencies),
      elapsed: Math.max(...results.map(({ elapsed }) => elapsed)),
    });
  }
  const { betsPerSecond: requestsPerSecond, p50, p99, worst } = loadOf(all);
  const elapsed = all.reduce((sum, one) => sum + one.elapsed, 0);
  return {
    ...{ p50, p99, worst, requestsPerSecond, roundsPerSecond: (rounds * 1_000) / elapsed },
    house: (processorOf(house) - before.house) / rounds,
    postgres: ((await server.processor()) - before.postgres) / rounds,
  };
}
