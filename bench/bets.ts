import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CHANNEL_LIMITS } from '../house/core/channel/limits.ts';
import { addSessions, connectClients, processorOf, request, spawnHouse } from './benchHouse.ts';
import type { Order, Result } from './betClient.ts';
import { type Load, loadOf, type Measured } from './load.ts';
import { addPast, LIVE, NEXT } from './past.ts';
import type { Strangers } from './strangers.ts';

/** Bets over the whole path: a socket for each player, the channel, the ledger, real durability. Times are ms. */
export interface BetBench {
  players: number;
  /** As many as the house takes, and what one costs the house's own process (µs of processor, null where unknown). */
  full: Load & { processor: number | null };
  /** Half of what is asked of it a second, each sent when it is due. */
  half: Load;
  /** As many as a lively evening has, by themselves and while strangers read all that their sockets may. */
  quiet: Load;
  besideStrangers: Load & { strangers: Strangers };
}

const PLAYERS = 18_000;
/** So many bets until the house's code is compiled, as that of a house which has run for a minute is. */
const WARM_UP = 6_000;
const CLIENT_PROCESSES = 2;
/** Bets under way in each client process at full load. */
const AT_ONCE = 32;
/** Bets of each client at half load before those that count: what full load left to be done is done by then. */
const RUN_IN = 500;
/** Bets a second of a lively evening, and the strangers beside them: their sockets, and what each may ask a second. */
const EVENING = 250;
/** Turns of half load, and of the evening without strangers and with them, one after the other: a machine's moods are longer. */
const TURNS = 8;
const STRANGERS = { sockets: 5, perSecond: CHANNEL_LIMITS.operationsPerSecond };
const CLIENT = fileURLToPath(new URL('betClient.ts', import.meta.url));
const STRANGER = fileURLToPath(new URL('strangers.ts', import.meta.url));

/**
 * Measures a house in a process of its own on the private PostgreSQL of `dataDir`, which must not have played
 * yet. The house ends in order afterwards, and its PostgreSQL with it.
 * @param goal bets a second that are asked of the house; half of them, or of what it took where that was less, is half load
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

/** Has each client carry out its part of an order. @throws when a bet was refused */
async function measure(clients: ChildProcess[], order: Order): Promise<Measured> {
  const results = (await Promise.all(clients.map((client) => request(client, order)))) as Result[];
  const refused = results.reduce((sum, result) => sum + result.refused, 0);
  if (refused > 0) throw new Error(`${refused} bets were refused`);
  return {
    latencies: results.flatMap(({ latencies }) => latencies),
    elapsed: Math.max(...results.map(({ elapsed }) => elapsed)),
  };
}

/** An order for the bets from..to of each client in so many turns. @param before is called as each begins */
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
