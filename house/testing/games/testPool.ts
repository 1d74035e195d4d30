import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { PoolEnd, PoolPast, PoolStart } from '../../../contract/games/pools/channel.ts';
import type { PageArguments, PoolSnapshot } from '../../../contract/games/pools/generic.ts';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { Config } from '../../config.ts';
import type { GameFactory } from '../../play/games/gameModule.ts';
import type { PoolRules } from '../../play/games/pools/rules.ts';
import type { TestChannel } from '../core/testChannel.ts';
import { grant } from '../ledger/testGifts.ts';
import type { TestHouse } from '../testHouse.ts';
import { knownDraw } from './testSecret.ts';

/** Shared by the tests of all games of pools. A game supplies its own wire names. */

/** A bet in the common form of all games. */
interface PlainBet {
  roundId: string;
  betId: string;
  userId: string;
  pool: string;
  amount: string;
  back: string | null;
}

/** A game of pools as the shared tests use it. */
export interface TestedGame<Result, Bet, BetArguments> {
  module: GameFactory;
  config: Partial<Config>;
  rules: PoolRules<Result>;
  operations: {
    curRound: Operation<PoolSnapshot<Bet>, { currency: string }>;
    bet: Operation<{ bet: Bet; balance: string }, BetArguments & Keyed>;
    pastRound: Operation<PoolPast[], PageArguments>;
    roundLog: Operation<(PoolPast & { bets: Bet[] })[], { roundId: string }>;
    myHistory: Operation<{ bet: Bet; status: string }[], PageArguments>;
    start: Operation<PoolStart>;
    end: Operation<PoolEnd>;
    update: Operation<Bet[]>;
    /** Null if there are no per-player results. */
    result: Operation<
      { roundId: string; amount: string; bets: Bet[]; balance: string },
      { userId: string }
    > | null;
  };
  /** A bet's arguments besides the common ones. */
  argumentsOf(pool: string): BetArguments;
  plain(bet: Bet): PlainBet;
  /** Expected return of equal stakes on all pools by games.md, and its tolerance over many rounds. */
  returns: { share: number; within: number };
}

/** Arguments common to all bets. */
export interface Keyed {
  key: string;
  roundId: string;
  amount: string;
}

/** A registered player of a game of pools. */
export class PoolPlayer<Result, Bet, BetArguments> {
  readonly id: string;
  readonly token: string;
  readonly channel: TestChannel;
  readonly #house: TestHouse;
  readonly #game: TestedGame<Result, Bet, BetArguments>;

  private constructor(
    house: TestHouse,
    game: TestedGame<Result, Bet, BetArguments>,
    id: string,
    token: string,
  ) {
    this.#house = house;
    this.#game = game;
    this.id = id;
    this.token = token;
    this.channel = house.connect(token);
  }

  /** @param extra play money beyond the grant of a new account */
  static async register<Result, Bet, BetArguments>(
    house: TestHouse,
    game: TestedGame<Result, Bet, BetArguments>,
    extra = 0n,
  ): Promise<PoolPlayer<Result, Bet, BetArguments>> {
    const { token, user } = await house.register();
    const to = { userId: BigInt(user.id), currency: 'IDR', reason: 'test' };
    if (extra > 0n) await grant(house.db, { key: 'extra', amount: extra, ...to });
    return new PoolPlayer(house, game, user.id, token);
  }

  snapshot(): Promise<PoolSnapshot<Bet>> {
    return this.channel.call(this.#game.operations.curRound, { currency: 'IDR' });
  }

  /** Bets Rp 10.000 by default. */
  async bet(
    roundId: string,
    pool: string,
    { amount = '1000000', key = randomUUID() as string } = {},
  ): Promise<{ bet: PlainBet; balance: string }> {
    const { operations, argumentsOf, plain } = this.#game;
    const request = { key, roundId, amount, ...argumentsOf(pool) };
    const { bet, balance } = await this.channel.call<{ bet: Bet; balance: string }, BetArguments & Keyed>(
      operations.bet,
      request,
    );
    return { bet: plain(bet), balance };
  }

  async balance(): Promise<bigint> {
    return BigInt((await this.#house.call(userBrief, { token: this.token })).balance);
  }
}

/** A round's secret data: its secret, and the pools that win. */
export interface KnownPools {
  roundId: string;
  secret: string;
  hash: string;
  winning: string[];
  losing: string[];
  rateOf(pool: string): bigint;
}

/** Minimum time that a fresh round has left of the seven seconds in which tests bet, ms: enough on a busy machine. */
const LEFT = 5_000;

/** Waits for a newly opened round, and reads its secret. */
export async function freshRound<Result, Bet, BetArguments>(
  house: TestHouse,
  { rules, operations }: TestedGame<Result, Bet, BetArguments>,
): Promise<KnownPools> {
  const visitor = house.connect();
  const { roundId, hash } = await vi.waitFor(
    async () => {
      const now = await visitor.call(operations.curRound, { currency: 'IDR' });
      if (now.salt !== null || now.closeTime - now.serverTime < LEFT) throw new Error('not yet');
      return now;
    },
    { timeout: 20_000, interval: 30 },
  );
  await visitor.close();
  const { secret, value } = await knownDraw(house.db, { game: rules.name, id: BigInt(roundId) });
  const result = rules.resultOf(BigInt(roundId), secret, value);
  const rateOf = (pool: string) => rules.rateOf(pool, result);
  return {
    roundId,
    hash,
    secret,
    winning: rules.pools.filter((pool) => rateOf(pool) > 0n),
    losing: rules.pools.filter((pool) => rateOf(pool) === 0n),
    rateOf,
  };
}

/** The lowest possible id of a room's rounds. */
export function firstId({ schedule }: Pick<PoolRules<unknown>, 'schedule'>): bigint {
  return (schedule?.ids.least ?? 0n) + 1n;
}
