import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type {
  SoloBet,
  SoloCurRound,
  SoloPlayer,
  SoloRotation,
  SoloSeeds,
} from '../../../contract/games/solo/channel.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { TestChannel } from '../core/testChannel.ts';
import { grant } from '../ledger/testGifts.ts';
import type { TestHouse } from '../testHouse.ts';
import type { AnyReply, AnyRound } from './testedGame.ts';
import { TESTED_SOLO } from './testedGames.ts';

/** Shared by the tests of all solo games: a player of any of them. */

const SCRIPT = fileURLToPath(new URL('../../../scripts/check-rounds.mjs', import.meta.url));

export interface AnyCurRound extends SoloCurRound {
  round: AnyRound | null;
  latest: AnyRound[];
}

/** The games that are played step by step. */
export const STEPPED = SOLO_GAMES.filter((game) => TESTED_SOLO[game].moves);

export const STAKE = '1000000';

/** Output of `node scripts/check-rounds.mjs` for a player's rounds, which uses only games.md. */
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

/** A house that a player can connect to. */
interface Door {
  connect(token: string): TestChannel;
}

/** A registered player of one solo game. */
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

  send<Value>(name: string, variables: Record<string, unknown> = {}): Promise<Value> {
    return this.channel.call(operationOf<Value>(this.game, name), variables);
  }

  cur(): Promise<AnyCurRound> {
    return this.send('CurRound');
  }

  start(given: Record<string, unknown> = {}): Promise<AnyReply> {
    return this.send('StartRound', startOf(this.game, given));
  }

  /** Makes the shared tests' move, or the given one. */
  move(round: AnyRound, given: Record<string, unknown> = {}): Promise<AnyReply> {
    return this.send('SelectCard', moveOf(this.game, round, given));
  }

  cash({ roundId }: Pick<AnyRound, 'roundId'>, key: string = randomUUID()): Promise<AnyReply> {
    return this.send('CashRound', { key, roundId });
  }

  past(more: Record<string, unknown> = {}): Promise<AnyRound[]> {
    return this.send('MyPastRound', { count: 100, ...more });
  }

  one(roundId: string): Promise<{ player: SoloPlayer; round: AnyRound } | null> {
    return this.send('PastRound', { roundId });
  }

  seeds(): Promise<SoloSeeds[]> {
    return this.send('MySeeds');
  }

  setSeed(pairId: string, clientSeed: string): Promise<SoloRotation> {
    return this.send('SetSeed', { pairId, clientSeed });
  }

  /** The player's own rounds from now on, after every change. */
  collect(): AnyRound[] {
    return this.channel.collect(operationOf<AnyRound>(this.game, 'MyRound'), { userId: this.id });
  }

  /** All players' ended rounds from now on, as they arrive. */
  feed(): SoloBet[][] {
    return this.channel.collect(operationOf<SoloBet[]>(this.game, 'RoundUpdate'), {});
  }
}

/** A start with the shared tests' choice and stake. */
export function startOf(game: SoloGameKey, given: Record<string, unknown> = {}): Record<string, unknown> {
  const { amount = STAKE, ...more } = given;
  return { key: randomUUID(), ...TESTED_SOLO[game].start(String(amount)), ...more };
}

/** A move of the shared tests'. */
export function moveOf(
  game: SoloGameKey,
  round: AnyRound,
  given: Record<string, unknown> = {},
): Record<string, unknown> {
  const { roundId, step } = round;
  return { key: randomUUID(), roundId, step, ...TESTED_SOLO[game].moves?.move(round), ...given };
}

function operationOf<Value>(game: SoloGameKey, name: string): Operation<Value, Record<string, unknown>> {
  const operation = TESTED_SOLO[game].operations[`${game}${name}`];
  if (!operation) throw new Error(`${game} has no ${name}`);
  return operation as unknown as Operation<Value, Record<string, unknown>>;
}
