import { randomUUID } from 'node:crypto';
import { coinFlipCashRound, coinFlipStartRound } from '../contract/games/coinFlip/operations.ts';
import { colorWheelStartRound } from '../contract/games/colorWheel/operations.ts';
import { cryptosStartRound } from '../contract/games/cryptos/operations.ts';
import { eggsStartRound } from '../contract/games/eggs/operations.ts';
import { hiloCashRound, hiloSelectCard, hiloStartRound } from '../contract/games/hilo/operations.ts';
import { minesCashRound, minesSelectCard, minesStartRound } from '../contract/games/mines/operations.ts';
import { rollerStartRound } from '../contract/games/roller/operations.ts';
import { stairsCashRound, stairsSelectCard, stairsStartRound } from '../contract/games/stairs/operations.ts';
import { atPace, connectAll, request } from './clientSockets.ts';

/** A process of players for solo.ts: `soloClient.ts <port> <number>`. Takes orders from its parent and answers each. */
export type SoloOrder =
  | { kind: 'connect'; tokens: string[] }
  /** So many rounds, of one player after the other: `atOnce` under way or, with a pace, so many begun a second. */
  | { kind: 'play'; rounds: number; atOnce?: number; pace?: number };

export interface SoloResult {
  /** ms from asking (a start with a pace: from when it was due) to the answer, of every request. */
  latencies: number[];
  /** From the first asking to the last answer, ms. */
  elapsed: number;
  refused: number;
}

interface Played {
  roundId: string;
  step: number;
  over: boolean;
  rate: string;
  cards?: number[];
}
interface Asked {
  document: string;
  field: string;
}
interface Game {
  start: Asked;
  choice: Record<string, unknown>;
  step?: Asked;
  /** The first step. */
  move?(round: Played): Record<string, unknown>;
  cash?: Asked;
}

const amount = '100000';
/** One round each: decided at once, or one step where nothing is won yet, and cashed out. */
const GAMES: readonly Game[] = [
  { start: coinFlipStartRound, choice: { amount, side: 'heads' }, cash: coinFlipCashRound },
  { start: eggsStartRound, choice: { amount, risk: 'medium', egg: 2 } },
  {
    ...{ start: hiloStartRound, choice: { amount }, step: hiloSelectCard, cash: hiloCashRound },
    move: ({ cards = [] }) => ({ guess: (cards[0] ?? 0) % 13 < 6 ? 'higher' : 'lower' }),
  },
  {
    ...{
      start: minesStartRound,
      choice: { amount, mineCount: 3 },
      step: minesSelectCard,
      cash: minesCashRound,
    },
    move: () => ({ tile: 12 }),
  },
  { start: rollerStartRound, choice: { amount, choose: 5_000, isHigher: true } },
  { start: colorWheelStartRound, choice: { stakes: [{ color: 'red', amount }] } },
  {
    ...{
      start: stairsStartRound,
      choice: { amount, stones: 2 },
      step: stairsSelectCard,
      cash: stairsCashRound,
    },
    move: () => ({ place: 4 }),
  },
  { start: cryptosStartRound, choice: { amount } },
];

let players = 0;
let last = 0;
/** The player's round before, as it ends. */
const before: Promise<void>[] = [];

/** A round of the next player, who plays one game; a player has one at a time. */
function next(due: number, result: SoloResult): Promise<void> {
  const index = last++ % players;
  const round = (before[index] ?? Promise.resolve()).then(() => play(index, due, result));
  before[index] = round;
  return round;
}

async function play(index: number, due: number, result: SoloResult): Promise<void> {
  const game = GAMES[index % GAMES.length] as Game;
  const round = await ask(index, game.start, game.choice, result, due);
  if (!round || round.over || !game.cash) return;
  const { roundId, step } = round;
  const after =
    game.step && game.move
      ? await ask(index, game.step, { roundId, step, ...game.move(round) }, result)
      : round;
  if (after && !after.over) await ask(index, game.cash, { roundId }, result);
}

async function ask(
  index: number,
  { document, field }: Asked,
  given: Record<string, unknown>,
  result: SoloResult,
  since = performance.now(),
): Promise<Played | null> {
  const answer = await request(index, document, { key: randomUUID(), ...given });
  result.latencies.push(performance.now() - since);
  if (answer === null) result.refused++;
  return answer && (answer[field] as { round: Played }).round;
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
