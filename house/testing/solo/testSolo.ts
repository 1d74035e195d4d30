import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type {
  SoloBet,
  SoloCurRound,
  SoloPlayer,
  SoloReply,
  SoloRotation,
  SoloRound,
  SoloSeeds,
} from '../../../contract/games/solo/channel.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { TestChannel } from '../core/testChannel.ts';
import { grant } from '../ledger/testGifts.ts';
import type { TestHouse } from '../testHouse.ts';

/** What tests of all solo games share: a player who knows each game's words. */

const SCRIPT = fileURLToPath(new URL('../../../scripts/check-rounds.mjs', import.meta.url));

const OPERATIONS = import.meta.glob<Record<string, Operation<never, never>>>(
  '../../../contract/games/*/operations.ts',
  { eager: true },
);

/** A round with whatever its game tells of it. */
export type AnyRound = SoloRound & Record<string, unknown>;
export interface AnyReply extends SoloReply {
  round: AnyRound;
}
export interface AnyCurRound extends SoloCurRound {
  round: AnyRound | null;
  latest: AnyRound[];
}

/** What a start of each game chooses beside the stake, in the shared tests. */
const CHOICES: Readonly<Record<SoloGameKey, Record<string, unknown>>> = {
  coinFlip: { side: 'heads' },
  eggs: { risk: 'medium', egg: 2 },
  hilo: {},
  mines: { mineCount: 3 },
  roller: { choose: 5_000, isHigher: true },
  colorWheel: {},
  stairs: { stones: 2 },
  cryptos: {},
};

/** The argument of /selectCard in the games that have one, with something it may be in any open round. */
const MOVES: Partial<Record<SoloGameKey, (round: AnyRound) => Record<string, unknown>>> = {
  coinFlip: ({ step }) => ({ side: step % 3 === 0 ? 'heads' : 'tails' }),
  hilo: ({ cards }) => ({ guess: ((cards as number[]).at(-1) ?? 0) % 13 < 6 ? 'higher' : 'lower' }),
  mines: ({ tiles }) => ({ tile: (tiles as number[]).length }),
  stairs: ({ path }) => ({ place: (path as number[]).length }),
};

/** The games in hilo's manner. */
export const STEPPED = SOLO_GAMES.filter((game) => MOVES[game]);

export const STAKE = '1000000';

/** What `node scripts/check-rounds.mjs` says of a player's rounds, by games.md alone. */
export async function checkRounds(
  { url }: { url: string },
  { game, token }: Pick<SoloPlayerAt, 'game' | 'token'>,
  count: number,
) {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, url, String(count), game], {
    env: { ...process.env, TOKEN: token },
  });
  return stdout.trim();
}

/** A house as somebody comes in by it. */
interface Door {
  connect(token: string): TestChannel;
}

/** A registered player who plays one solo game. */
export class SoloPlayerAt {
  readonly id: string;
  readonly token: string;
  readonly channel: TestChannel;
  readonly game: SoloGameKey;

  constructor(house: Door, game: SoloGameKey, { id, token }: { id: string; token: string }) {
    this.game = game;
    this.id = id;
    this.token = token;
    this.channel = house.connect(token);
  }

  /** @param extra play money beyond the grant of a new account */
  static async register(house: TestHouse, game: SoloGameKey, extra = 0n): Promise<SoloPlayerAt> {
    const { token, user } = await house.register();
    const to = { userId: BigInt(user.id), currency: 'IDR', reason: 'test' };
    if (extra > 0n) await grant(house.db, { key: 'extra', amount: extra, ...to });
    return new SoloPlayerAt(house, game, { id: user.id, token });
  }

  ask<Value>(name: string, variables: Record<string, unknown> = {}): Promise<Value> {
    return this.channel.call(operationOf<Value>(this.game, name), variables);
  }

  cur(): Promise<AnyCurRound> {
    return this.ask('CurRound');
  }

  start(given: Record<string, unknown> = {}): Promise<AnyReply> {
    return this.ask('StartRound', startOf(this.game, given));
  }

  /** Makes a move of the shared tests', or the one that is given. */
  move(round: AnyRound, given: Record<string, unknown> = {}): Promise<AnyReply> {
    return this.ask('SelectCard', moveOf(this.game, round, given));
  }

  cash({ roundId }: Pick<AnyRound, 'roundId'>, key: string = randomUUID()): Promise<AnyReply> {
    return this.ask('CashRound', { key, roundId });
  }

  past(more: Record<string, unknown> = {}): Promise<AnyRound[]> {
    return this.ask('MyPastRound', { count: 100, ...more });
  }

  one(roundId: string): Promise<{ player: SoloPlayer; round: AnyRound } | null> {
    return this.ask('PastRound', { roundId });
  }

  seeds(): Promise<SoloSeeds[]> {
    return this.ask('MySeeds');
  }

  setSeed(pairId: string, clientSeed: string): Promise<SoloRotation> {
    return this.ask('SetSeed', { pairId, clientSeed });
  }

  /** The player's own rounds from now on, after every change. */
  hear(): AnyRound[] {
    return this.channel.collect(operationOf<AnyRound>(this.game, 'MyRound'), { userId: this.id });
  }

  /** Everybody's ended rounds from now on, as they come. */
  feed(): SoloBet[][] {
    return this.channel.collect(operationOf<SoloBet[]>(this.game, 'RoundUpdate'), {});
  }
}

/** A start with the shared tests' choice and stake. */
export function startOf(game: SoloGameKey, given: Record<string, unknown> = {}): Record<string, unknown> {
  const stake =
    game === 'colorWheel'
      ? { stakes: [{ color: 'red', amount: given.amount ?? STAKE }] }
      : { amount: given.amount ?? STAKE };
  const { amount: _amount, ...more } = given;
  return { key: randomUUID(), ...stake, ...CHOICES[game], ...more };
}

/** A move of the shared tests'. */
export function moveOf(
  game: SoloGameKey,
  round: AnyRound,
  given: Record<string, unknown> = {},
): Record<string, unknown> {
  const { roundId, step } = round;
  return { key: randomUUID(), roundId, step, ...MOVES[game]?.(round), ...given };
}

function operationOf<Value>(game: SoloGameKey, name: string): Operation<Value, Record<string, unknown>> {
  const operation = OPERATIONS[`../../../contract/games/${game}/operations.ts`]?.[`${game}${name}`];
  if (!operation) throw new Error(`${game} has no ${name}`);
  return operation as unknown as Operation<Value, Record<string, unknown>>;
}
