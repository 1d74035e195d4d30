import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CHANNEL_LIMITS } from '../../house/core/channel/limits.ts';
import { addSessions, connectClients, processorOf, request, spawnHouse } from '../load/benchHouse.ts';
import type { Order, Result } from '../load/betClient.ts';
import { type Load, loadOf, type Measured } from '../load/load.ts';
import { addPast, LIVE, NEXT } from '../load/past.ts';
import type { Strangers } from '../load/strangers.ts';

/** Bets over the whole path: a socket for each player, the channel, the ledger, real durability. Times are ms. */
export interface BetBench {
  players: number;
  /** Maximum throughput, and the CPU time of the house's own process per bet (µs, null if unknown). */
  full: Load & { processor: number | null };
  /** Half of the goal per second, each bet sent when it is due. */
  half: Load;
  /** The rate of a busy evening, alone and while strangers read as much as their sockets may. */
  quiet: Load;
  besideStrangers: Load & { strangers: Strangers };
}

const PLAYERS = 18_000;
/** Number of warm-up bets until the house's code is compiled, as after a minute of normal operation. */
const WARM_UP = 6_000;
const CLIENT_PROCESSES = 2;
/** Bets in flight in each client process at full load. */
const AT_ONCE = 32;
/** Bets of each client at half load before those that count, until the backlog of full load is done. */
const RUN_IN = 500;
/** Bets per second of a busy evening, and the number of strangers' sockets with the request rate of each. */
const EVENING = 250;
/**
 * Number of turns at half load, and of the evening without and with strangers, alternating, because a machine's speed varies
 * slowly.
 */
const TURNS = 8;
const STRANGERS = { sockets: 5, perSecond: CHANNEL_LIMITS.operationsPerSecond };
const CLIENT = fileURLToPath(new URL('../load/betClient.ts', import.meta.url));
const STRANGER = fileURLToPath(new URL('../load/strangers.ts', import.meta.url));

/**
 * Measures a house in its own process on the private PostgreSQL of `dataDir`, which must not have played yet. House and
 * PostgreSQL are stopped cleanly afterwards.
 * @param goal target bets per second; half load is half of it, or of the measured maximum if that is lower
 */
export async function runBetBench(dataDir: string, { goal = Infinity } = {}): Promise<BetBench> {
  await addPast(dataDir);
  // Its first round stays in preparation.
  const house = spawnHouse(dataDir, { GAMES: 'crash', CRASH_PREPARATION_MS: '600000' });
  const clients: ChildProcess[] = [];
  try {
    const port = await house.port;
    const tokens = await addSessions(dataDir, PLAYERS);
    const share = PLAYERS / CLIENT_PROCESSES;
    await connectClients(clients, { script: CLIENT, processes: CLIENT_PROCESSES, port, tokens });
    const warm = WARM_UP / CLIENT_PROCESSES;
    await measure(clients, { kind: 'bet', roundId: LIVE, from: 0, to: warm, atOnce: AT_ONCE });
    const before = processorOf(house.child);
    const load = loadOf(
      await inTurns(
        clients,
        { kind: 'bet', roundId: LIVE, atOnce: AT_ONCE },
        { from: warm, to: share, turns: 3 },
      ),
    );
    const spent = processorOf(house.child) - before;
    const full = { ...load, processor: Number.isNaN(spent) ? null : spent / (PLAYERS - WARM_UP) };
    const pace = Math.min(goal, full.betsPerSecond) / 2 / CLIENT_PROCESSES;
    const middle = share / 2;
    await measure(clients, { kind: 'bet', roundId: NEXT, from: 0, to: RUN_IN, pace });
    const half = await inTurns(
      clients,
      { kind: 'bet', roundId: NEXT, pace },
      { from: RUN_IN, to: middle, turns: TURNS },
    );
    const evening = { kind: 'bet', roundId: NEXT, pace: EVENING / CLIENT_PROCESSES } as const;
    const stranger = fork(STRANGER, [port, STRANGERS.sockets, STRANGERS.perSecond].map(String), {
      execArgv: ['--import', 'tsx'],
    });
    await once(stranger, 'message');
    const reads = (turn: number) => turn % 2 === 1;
    try {
      const turns = await inTurns(clients, evening, {
        ...{ from: middle, to: share, turns: 2 * TURNS },
        before: (turn) => void stranger.send(reads(turn) ? 'read' : 'rest'),
      });
      stranger.send('tell');
      const [strangers] = (await once(stranger, 'message')) as [Strangers];
      const quiet = loadOf(turns.filter((_, turn) => !reads(turn)));
      const besideStrangers = { ...loadOf(turns.filter((_, turn) => reads(turn))), strangers };
      return { players: PLAYERS, full, half: loadOf(half), quiet, besideStrangers };
    } finally {
      stranger.kill();
    }
  } finally {
    for (const client of clients) client.kill();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** Lets each client execute its part of an order. @throws when a bet was refused */
async function measure(clients: ChildProcess[], order: Order): Promise<Measured> {
  const results = (await Promise.all(clients.map((client) => request(client, order)))) as Result[];
  const refused = results.reduce((sum, result) => sum + result.refused, 0);
  if (refused > 0) throw new Error(`${refused} bets were refused`);
  return {
    latencies: results.flatMap(({ latencies }) => latencies),
    elapsed: Math.max(...results.map(({ elapsed }) => elapsed)),
  };
}

/** Splits an order for the bets from..to of each client into turns. @param before is called at the start of each */
async function inTurns(
  clients: ChildProcess[],
  order: Omit<Order & { kind: 'bet' }, 'from' | 'to'>,
  { from, to, turns, before }: { from: number; to: number; turns: number; before?: (turn: number) => void },
): Promise<Measured[]> {
  const edge = (turn: number) => Math.round(from + (turn * (to - from)) / turns);
  const all: Measured[] = [];
  for (let turn = 0; turn < turns; turn++) {
    before?.(turn);
    all.push(await measure(clients, { ...order, from: edge(turn), to: edge(turn + 1) }));
  }
  return all;
}
