import { randomUUID } from 'node:crypto';
import { SOLO_GAMES, type SoloGameKey } from '../../contract/games/soloGames.ts';
import type { AnyRound } from '../../house/testing/solo/testedGame.ts';
import { TESTED_SOLO } from '../../house/testing/solo/testedGames.ts';
import { atPace, connectAll, request } from './clientSockets.ts';

/** A client process for solo.ts: `soloClient.ts <port> <number>`. Receives orders from its parent and answers each. */
export type SoloOrder =
  | { kind: 'connect'; tokens: string[] }
  /**
   * Plays this many rounds, by one player after the other: `atOnce` in flight or, with a pace, this many started per second.
   */
  | { kind: 'play'; rounds: number; atOnce?: number; pace?: number };

export interface SoloResult {
  /** ms from the request (a start with a pace: from when it was due) to the answer, for every request. */
  latencies: number[];
  /** From the first request to the last answer, ms. */
  elapsed: number;
  refused: number;
}

const AMOUNT = '100000';

let players = 0;
let last = 0;
/** The player's previous round; settles when that ends. */
const before: Promise<void>[] = [];

/** A round of the next player, who plays one game; a player has one round at a time. */
function next(due: number, result: SoloResult): Promise<void> {
  const index = last++ % players;
  const round = (before[index] ?? Promise.resolve()).then(() => play(index, due, result));
  before[index] = round;
  return round;
}

/** One round: decided at once, or one step if nothing is won yet, and cashed out. */
async function play(index: number, due: number, result: SoloResult): Promise<void> {
  const game = SOLO_GAMES[index % SOLO_GAMES.length] as SoloGameKey;
  const { start, moves } = TESTED_SOLO[game];
  const round = await sendRequest(index, game, 'StartRound', start(AMOUNT), result, due);
  if (!round || round.over || !moves) return;
  const { roundId, step } = round;
  const after = moves.startMoves
    ? round
    : await sendRequest(index, game, 'SelectCard', { roundId, step, ...moves.move(round) }, result);
  if (after && !after.over) await sendRequest(index, game, 'CashRound', { roundId }, result);
}

async function sendRequest(
  index: number,
  game: SoloGameKey,
  name: string,
  given: Record<string, unknown>,
  result: SoloResult,
  since = performance.now(),
): Promise<AnyRound | null> {
  const operation = TESTED_SOLO[game].operations[`${game}${name}`];
  if (!operation) throw new Error(`${game} has no ${name}`);
  const answer = await request(index, operation.document, { key: randomUUID(), ...given });
  result.latencies.push(performance.now() - since);
  if (answer === null) result.refused++;
  return answer && (answer[operation.field] as { round: AnyRound }).round;
}

async function run({ rounds, atOnce = 1, pace }: SoloOrder & { kind: 'play' }): Promise<SoloResult> {
  const result: SoloResult = { latencies: [], elapsed: 0, refused: 0 };
  const began = performance.now();
  let begun = 0;
  if (pace === undefined) {
    const caller = async () => {
      while (begun++ < rounds) await next(performance.now(), result);
    };
    await Promise.all(Array.from({ length: atOnce }, caller));
  } else await atPace(rounds, pace, (due) => next(due, result));
  return { ...result, elapsed: performance.now() - began };
}

process.on('message', async (order: SoloOrder) => {
  if (order.kind === 'play') {
    process.send?.(await run(order));
    return;
  }
  players = order.tokens.length;
  await connectAll(Number(process.argv[2]), order.tokens, Number(process.argv[3]));
  process.send?.('connected');
});
process.send?.('ready');
