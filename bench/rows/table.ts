import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { crashBetInfo, crashEscapeInfo } from '../../contract/games/crash/operations.ts';
import { gamesBetTotals } from '../../contract/games/live/operations.ts';
import { localBus } from '../../house/core/bus/openBus.ts';
import type { Database } from '../../house/core/db/database.ts';
import { publish } from '../../house/play/games/crash/events.ts';
import { CrashLiveBets } from '../../house/play/games/crash/liveBets.ts';
import type { PlayerCards } from '../../house/play/games/playerCards.ts';
import { benchBet } from '../load/benchBet.ts';
import { openChannelServer } from '../load/channelServer.ts';

/** The cost of a busy room with viewers for a house. */
interface TableBench {
  viewers: number;
  betsPerSecond: number;
  /** Bytes sent to one viewer per second of betting. */
  bytesPerViewer: number;
  /** The house's CPU time per viewer and second of betting, µs. */
  cpuPerViewer: number;
}

const BETTING_SECONDS = 8;
const TURN_MS = 10;

/** A round of crash during whose betting a number of bets per second arrive on the bus, as from other houses. */
export async function runTableBench(viewers: number, betsPerSecond: number): Promise<TableBench> {
  const server = await openChannelServer(viewers, [
    { query: crashBetInfo.document },
    { query: crashEscapeInfo.document },
    { query: gamesBetTotals.document, variables: { table: 'crash' } },
  ]);
  const log = pino({ level: 'silent' });
  const bus = localBus(log);
  const bets = new CrashLiveBets({
    db: EMPTY,
    cards: { ofMany: async () => new Map() } as unknown as PlayerCards,
    channel: server.fanout,
    clock: { now: Date.now },
    onCount: () => undefined,
  });
  const end = bets.follow(bus);
  try {
    const before = server.received();
    const cpu = process.cpuUsage();
    const began = performance.now();
    let placed = 0;
    for (let elapsed = 0; elapsed < BETTING_SECONDS; elapsed = (performance.now() - began) / 1_000) {
      for (; placed < elapsed * betsPerSecond; placed++)
        publish(bus, 'crash.bet', { roundId: '120345', slip: 1, bet: benchBet(placed, stakeOf(placed)) });
      await sleep(TURN_MS);
    }
    const { user, system } = process.cpuUsage(cpu);
    await sleep(1_000);
    const bytes = server.received().bytes - before.bytes;
    return {
      viewers,
      betsPerSecond,
      bytesPerViewer: bytes / viewers / BETTING_SECONDS,
      cpuPerViewer: (user + system) / viewers / BETTING_SECONDS,
    };
  } finally {
    end();
    server.close();
  }
}

/** Stakes of varied sizes, like real ones; the same in every run. */
function stakeOf(number: number): bigint {
  return BigInt(1 + ((number * 7_919) % 10_007)) * 100_000n;
}

/** A database without bets. */
const EMPTY = {
  orm: { select: () => ({ from: () => ({ where: async () => [] }) }) },
} as unknown as Database;
