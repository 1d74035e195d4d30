import { randomUUID } from 'node:crypto';
import type { PoolSnapshot } from '../../../contract/games/pools/generic.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { wingoBet, wingoCurRound, wingoPastRound } from '../../../contract/games/wingo/operations.ts';
import {
  WINGO_POOLS,
  WINGO_STAKES,
  type WingoSelect,
  wingoRate,
  wingoResult,
  wingoRoundHash,
} from '../../../contract/games/wingo/rules.ts';
import type { Minor, Rate } from '../../../contract/money.ts';
import type { TestChannel } from '../../../house/testing/core/testChannel.ts';
import type { Keyed, TestedGame } from '../../../house/testing/games/testPool.ts';
import { TESTED_TABLES } from '../../../house/testing/games/testTables.ts';

/**
 * The pool games as used by end-to-end tests: one interface for all. `Seat` is a player's own connection beside the page,
 * `Wire` and `Line` are between page and house, `poolJourneys` are the tests that every game has.
 */

/** A game of pools; for wingo the fastest model. */
export type PoolGameKey = Exclude<RoundGameKey, 'crash'>;

/** Betting open, betting closed, or showing the result. */
export type Phase = 'betting' | 'closed' | 'result';

/** The live round of a room as reported by the house; times are the house's, ms. */
export interface LiveRound {
  roundId: string;
  /** The commitment of the round's secret. */
  hash: string;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  /** The result is published. Never true for wingo, whose next round begins with it. */
  over: boolean;
  interrupted: boolean;
  /** The player's own bets. */
  mine: { pool: string; amount: Minor; back: Minor | null }[];
}

/** A bet in a format common to all games; Rp 10.000 by default. */
export interface BetRequest {
  roundId: string;
  pool: string;
  amount?: Minor;
  key?: string;
}

export interface PoolGame {
  key: PoolGameKey;
  pools: readonly string[];
  /** The phases with a duration: pools show the result as soon as they close, wingo shows it in its next round. */
  phases: readonly Phase[];
  /** The minimum of one bet, and the maximum of a player on the pool. */
  rangeOf(pool: string): { min: Minor; max: Minor };
  /** The pool's rate in a round with that secret; 0 if it loses. */
  rateOf(pool: string, roundId: string, secret: string, value: string | null): Rate;
  /** The variables of a bet that identify its round. */
  roundOf(roundId: string): Record<string, string>;
  live(channel: TestChannel): Promise<LiveRound>;
  /** Returns the balance after it. @throws ChannelError */
  bet(channel: TestChannel, bet: BetRequest): Promise<Minor>;
  /** The newest round that has ended, as used in paths. */
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
