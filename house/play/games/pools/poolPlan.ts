import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { StakeRange } from '../../../../contract/games/stakes.ts';
import type { Market } from '../../../../contract/markets.ts';
import { type Minor, payout } from '../../../../contract/money.ts';
import { seated } from '../../bots/agenda.ts';
import { type BotBet, BotRounds, type PlanParts } from '../../bots/botRounds.ts';
import type { DemoWin } from '../../bots/demoWins.ts';
import { randomFrom } from '../../bots/roster.ts';
import type { GameParts } from '../gameModule.ts';
import type { PoolRules } from './rules.ts';
import { type BetView, type DrawnRound, ended, type RoundView } from './view.ts';

/** A demo player's bet on a pool. It is derived from the round id alone, not from the result. */
export interface PoolBotBet {
  /** Index in the roster. */
  bot: number;
  pool: string;
  amount: Minor;
  /** When it bets: elapsed share of the betting time, 0 to 1. */
  betAt: number;
}

const FACTORS = [1n, 1n, 1n, 2n, 2n, 3n, 5n];
const BETS = [1, 1, 1, 2, 2, 3];

/** The pools of a game and their limits. */
interface Pools {
  pools: readonly string[];
  rangeOf(pool: string): StakeRange;
}

/** A game of pools with demo players. */
interface DemoGame {
  name: RoundGameKey;
  rules: Pools;
  /** Their usual stakes. */
  steps: readonly Minor[];
}

/** The demo players of a game; null if there are none. */
export function seatsOf(
  { name, rules, steps }: DemoGame,
  { config, db, clock }: Pick<GameParts, 'config' | 'db' | 'clock'>,
): BotRounds<PoolBotBet> | null {
  const plan = (roundId: string, parts: PlanParts) => planPools(name, roundId, parts, { ...rules, steps });
  return config.bots ? new BotRounds({ db, clock, market: config.market, game: name, plan }) : null;
}

/** The demo players' bets on a round. The same round has the same plan on every node. */
export function planPools(
  table: string,
  roundId: string,
  { roster, realBets }: PlanParts,
  { pools, rangeOf, steps }: Pools & Pick<DemoGame, 'steps'>,
): PoolBotBet[] {
  const random = randomFrom(`bots of ${table} ${roundId}`);
  const one = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error(`${table} has nothing to choose from`);
    return chosen;
  };
  return seated(roster, realBets, random).flatMap((bot) =>
    Array.from({ length: one(BETS) }, () => {
      const pool = one(pools);
      const { min, max } = rangeOf(pool);
      const wanted = one(steps) * one(FACTORS);
      // Three bets on one pool still stay below its maximum. Rounded down to a multiple of the minimum stake, as people bet.
      const most = (max / 3n / min) * min;
      const amount = wanted > most ? most : wanted;
      return { bot, pool, amount: amount < min ? min : amount, betAt: 0.03 + 0.9 * random() };
    }),
  );
}

type PoolSeat = BotBet<PoolBotBet>;

/** The public view of a demo bet, with its payout once the result is known. */
export function botBetView<Result>(
  rules: PoolRules<Result>,
  { plan, player, betId }: PoolSeat,
  round: RoundView<Result>,
  { currency }: Pick<Market, 'currency'>,
): BetView {
  const { pool, amount } = plan;
  const open = {
    roundId: round.roundId,
    betId,
    ...player,
    bot: true,
    at: placedAt(plan, round),
    currency,
    pool,
    amount: amount.toString(),
    back: null,
  };
  return ended(rules, open, round);
}

/** Time of a demo bet, ms. */
export function placedAt({ betAt }: PoolBotBet, { opensAt, closesAt }: RoundView<unknown>): number {
  return Math.round(opensAt + (closesAt - opensAt) * betAt);
}

/** The demo players' wins in an ended round. */
export function botWins<Result>(
  rules: PoolRules<Result>,
  seats: readonly PoolSeat[],
  round: DrawnRound<Result>,
): DemoWin[] {
  const { result } = round.drawn;
  return seats.flatMap(({ plan, player, betId }): DemoWin[] => {
    if (round.interrupted) return [];
    const rate = rules.rateOf(plan.pool, result);
    const back = payout(plan.amount, rate);
    if (back <= plan.amount) return [];
    const { name, avatar } = player;
    return [
      {
        id: betId,
        game: rules.name as RoundGameKey,
        roundId: round.roundId,
        ...{ name, avatar, bot: true },
        amount: plan.amount.toString(),
        payout: back.toString(),
        rate: rate.toString(),
        at: round.endsAt,
      },
    ];
  });
}
