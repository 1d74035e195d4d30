import { randomUUID } from 'node:crypto';
import type { PoolSnapshot } from '../../contract/games/pools/generic.ts';
import type { RoundGameKey } from '../../contract/games/roundGames.ts';
import { wingoBet, wingoCurRound, wingoPastRound } from '../../contract/games/wingo/operations.ts';
import {
  WINGO_POOLS,
  WINGO_STAKES,
  type WingoSelect,
  wingoRate,
  wingoResult,
  wingoRoundHash,
} from '../../contract/games/wingo/rules.ts';
import type { Minor, Rate } from '../../contract/money.ts';
import type { TestChannel } from '../../house/testing/core/testChannel.ts';
import type { Keyed, TestedGame } from '../../house/testing/games/testPool.ts';
import { TESTED_TABLES } from '../../house/testing/games/testTables.ts';

/**
 * The tables of pools as journeys through them know them: one way to ask for all. `Seat` is a player at one beside
 * the page, `Wire` and `Line` stand between page and house, `poolJourneys` are the journeys that every table has.
 */

/** A game whose players bet on pools; of wingo the quickest model. */
export type PoolGameKey = Exclude<RoundGameKey, 'crash'>;

/** Taking bets, no longer taking them, or showing what was drawn. */
export type Phase = 'betting' | 'closed' | 'result';

/** The live round of a table as the house tells it; times are the house's, ms. */
export interface LiveRound {
  roundId: string;
  /** What the round's secret is bound to. */
  hash: string;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  /** The result is out. Never of wingo, whose next round begins with it. */
  over: boolean;
  interrupted: boolean;
  /** The asking player's own bets. */
  mine: { pool: string; amount: Minor; back: Minor | null }[];
}

/** A bet in words that every table understands; Rp 10.000 unless told otherwise. */
export interface BetRequest {
  roundId: string;
  pool: string;
  amount?: Minor;
  key?: string;
}

export interface PoolGame {
  key: PoolGameKey;
  pools: readonly string[];
  /** Those that last: pools show the result as soon as they close, wingo shows it in its next round. */
  phases: readonly Phase[];
  /** The least one bet may be, and the most a player may have on the pool. */
  rangeOf(pool: string): { min: Minor; max: Minor };
  /** What the pool pays in a round of that secret; 0 when it loses. */
  rateOf(pool: string, roundId: string, secret: string, value: string | null): Rate;
  /** The variables of a bet that name its round. */
  roundOf(roundId: string): Record<string, string>;
  live(channel: TestChannel): Promise<LiveRound>;
  /** Answers with the wallet after it. @throws ChannelError */
  bet(channel: TestChannel, bet: BetRequest): Promise<Minor>;
  /** The newest round that has ended, as addresses name it. */
  ended(channel: TestChannel): Promise<string>;
}

const STAKE = 1_000_000n;

const WINGO: PoolGame = {
  key: 'wingo',
  pools: WINGO_POOLS,
  phases: ['betting', 'closed'],
  rangeOf: () => WINGO_STAKES.id,
  roundOf: (phaseNum) => ({ phaseNum }),
  rateOf: (pool, phase, secret, value) =>
    wingoRate(pool as WingoSelect, wingoResult(wingoRoundHash(secret, 'fastest', phase, value))),
  async live(channel) {
    const { phaseInfo } = await channel.call(wingoCurRound);
    const now = phaseInfo.find(({ model }) => model === 'fastest');
    if (!now) throw new Error('there is no such model');
    const mine = now.myOrders.map(({ select, amount, win }) => own(select, amount, win));
    const { phase, serverSeedHash, curTime } = now;
    return { ...now, roundId: phase, hash: serverSeedHash, serverTime: curTime, over: false, mine };
  },
  async bet(channel, bet) {
    const variables = { ...keyed(bet), select: bet.pool as WingoSelect, phaseNum: bet.roundId };
    return BigInt((await channel.call(wingoBet, { ...variables, model: 'fastest' })).balance);
  },
  async ended(channel) {
    const [newest] = await channel.call(wingoPastRound, { model: 'fastest', count: 1 });
    return `fastest-${newest?.phase}`;
  },
};

/** The games of pools by their keys. */
export const POOL_GAMES = {
  ...Object.fromEntries(
    Object.entries(TESTED_TABLES).map(([key, table]) => [key, poolGame(key as PoolGameKey, table)]),
  ),
  wingo: WINGO,
} as Record<PoolGameKey, PoolGame>;

function poolGame(
  key: PoolGameKey,
  { operations, rules, argumentsOf, plain }: TestedGame<unknown, unknown, object>,
): PoolGame {
  return {
    key,
    pools: rules.pools,
    phases: ['betting', 'result'],
    rangeOf: (pool) => rules.rangeOf(pool),
    roundOf: (roundId) => ({ roundId }),
    rateOf: (pool, roundId, secret, value) =>
      rules.rateOf(pool, rules.resultOf(BigInt(roundId), secret, value)),
    async live(channel) {
      const now: PoolSnapshot<unknown> = await channel.call(operations.curRound, { currency: 'IDR' });
      const mine = now.myBets.map(plain).map(({ pool, amount, back }) => own(pool, amount, back));
      return { ...now, over: now.salt !== null, mine };
    },
    async bet(channel, bet) {
      const variables = { ...keyed(bet), ...argumentsOf(bet.pool) };
      const reply = await channel.call<{ bet: unknown; balance: string }, Keyed>(operations.bet, variables);
      return BigInt(reply.balance);
    },
    async ended(channel) {
      const [newest] = await channel.call(operations.pastRound, { count: 1 });
      return newest?.roundId ?? '';
    },
  };
}

const own = (pool: string, amount: string, back: string | null) => ({
  pool,
  amount: BigInt(amount),
  back: back === null ? null : BigInt(back),
});

const keyed = ({ roundId, amount = STAKE, key = randomUUID() }: BetRequest) => ({
  key,
  roundId,
  amount: amount.toString(),
});
