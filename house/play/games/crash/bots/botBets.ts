import type { CrashBet, CrashEscape, CrashLogEntry } from '../../../../../contract/games/crash/channel.ts';
import {
  CRASH_STAKES,
  effectiveAutoRate,
  MIN_AUTO_RATE,
  rateAt,
  timeOf,
} from '../../../../../contract/games/crash/rules.ts';
import { CRASH_TIMING } from '../../../../../contract/games/crash/timing.ts';
import type { Market } from '../../../../../contract/markets.ts';
import { type Minor, payout, RATE_CENT, type Rate } from '../../../../../contract/money.ts';
import { seated } from '../../../bots/agenda.ts';
import type { BotBet, PlanParts } from '../../../bots/botRounds.ts';
import type { DemoWin } from '../../../bots/demoWins.ts';
import { randomFrom } from '../../../bots/roster.ts';
import type { DecidedRound } from '../../../rounds/game.ts';
import { type Flight, flightOf } from '../chain.ts';
import { CRASH } from '../definition.ts';

export type CrashBotBet = BotBet<BotPlan>;

/** Interval between demo players who join ahead, ms, from the previous break-up on. */
export const AHEAD_MS = 200;

/** The public view of a demo bet while it is open. */
export function botBetView({ plan, player, betId }: CrashBotBet, { currency }: Market): CrashBet {
  const amount = plan.amount.toString();
  const open = { rate: null, win: null, status: 'placed' as const };
  return { betId, ...player, bot: true, currency, amount, ...open };
}

/** A demo player's cash-out and its time after lift-off, ms; null if the rocket breaks up before it. */
export function botCashOut(
  { plan, player, betId }: CrashBotBet,
  roundId: bigint,
  { target, ms }: Flight,
  market: Pick<Market, 'id'>,
): { after: number; cashOut: CrashEscape } | null {
  const rate = exitOf(plan, market);
  const after = timeOf(rate);
  // A manual cash-out has to come before the end; an automatic one may be exactly at the target.
  if (plan.escapeAt === null ? rate > target : after >= ms) return null;
  const win = payout(plan.amount, rate).toString();
  const { userId } = player;
  return { after, cashOut: { roundId: roundId.toString(), betId, userId, rate: rate.toString(), win } };
}

function exitOf({ amount, autoRate, escapeAt }: BotPlan, { id }: Pick<Market, 'id'>): Rate {
  return effectiveAutoRate(amount, autoRate ?? rateAt(escapeAt ?? 0), CRASH_STAKES[id]);
}

/** The demo players' entries in the log of an ended round. */
export function botEntries(
  bots: readonly CrashBotBet[],
  round: DecidedRound,
  market: Market,
): CrashLogEntry[] {
  const { opensAt, startsAt } = round;
  if (opensAt === null || startsAt === null) throw new Error(`round ${round.id} lacks its times`);
  return bots.flatMap((bot, place): CrashLogEntry[] => {
    const { ahead, betAt } = bot.plan;
    const at = ahead
      ? opensAt - CRASH_TIMING.crashed + AHEAD_MS * (place + 1)
      : Math.round(opensAt + (startsAt - opensAt) * betAt);
    const bet = botBetView(bot, market);
    const placed = { at, bet, escape: null };
    const out = endedCashOut(bot, round, market);
    if (out) return [placed, { at: out.at, bet: null, escape: out.cashOut }];
    if (!round.interrupted) return [placed];
    return [placed, { at: round.endsAt ?? startsAt, bet: { ...bet, status: 'returned' }, escape: null }];
  });
}

/** The demo players' wins in an ended round. */
export function botWins(bots: readonly CrashBotBet[], round: DecidedRound, market: Market): DemoWin[] {
  return bots.flatMap((bot): DemoWin[] => {
    const out = endedCashOut(bot, round, market);
    if (!out || BigInt(out.cashOut.win) <= bot.plan.amount) return [];
    const { name, avatar } = bot.player;
    const { roundId, betId: id, rate, win } = out.cashOut;
    const amount = bot.plan.amount.toString();
    return [{ id, game: CRASH, roundId, name, avatar, bot: true, amount, payout: win, rate, at: out.at }];
  });
}

function endedCashOut(
  bot: CrashBotBet,
  round: DecidedRound,
  market: Market,
): { at: number; cashOut: CrashEscape } | null {
  const out = botCashOut(bot, round.id, flightOf(round), market);
  if (!out || round.startsAt === null || round.endsAt === null) return null;
  const at = round.startsAt + out.after;
  return at <= round.endsAt ? { at, cashOut: out.cashOut } : null;
}

/** The plan of one demo player for a round. It is derived from the round id alone, not from the target. */
export interface BotPlan {
  /** Index in the roster. */
  bot: number;
  amount: Minor;
  autoRate: Rate | null;
  /** Joins while the previous round is still shown. */
  ahead: boolean;
  /** When it bets: elapsed share of the preparation, 0 to 1; unused if it joins ahead. */
  betAt: number;
  /** Manual cash-out, ms after lift-off; null if it uses the auto cash-out. */
  escapeAt: number | null;
}

const STAKE_FACTORS = [1n, 1n, 1n, 2n, 2n, 3n, 5n, 10n];
const AHEAD = 0.2;
const BY_AUTO = 0.4;

/** The demo players of a round. The same round has the same plan on every node. */
export function planRound(
  roundId: string,
  { roster, realBets }: PlanParts,
  market: Pick<Market, 'id'>,
): BotPlan[] {
  const { min, max, steps } = CRASH_STAKES[market.id];
  const random = randomFrom(`bots of round ${roundId}`);
  const below = (n: number) => Math.floor(random() * n);
  return seated(roster, realBets, random).map((bot) => {
    const step = steps[below(steps.length)] ?? min;
    const amount = step * (STAKE_FACTORS[below(STAKE_FACTORS.length)] ?? 1n);
    const exit = exitRate(random());
    const auto = random() < BY_AUTO;
    return {
      bot,
      amount: amount > max ? max : amount,
      autoRate: auto ? exit : null,
      ahead: random() < AHEAD,
      // Most join early, a few at the last moment.
      betAt: 0.05 + 0.85 * random() ** 2,
      escapeAt: auto ? null : timeOf(exit),
    };
  });
}

/** The rate at which a plan cashes out: half of them below 2x, few above 10x. Whole cents, at least 1.01. */
function exitRate(share: number): Rate {
  const cents = BigInt(Math.floor(100 / (1 - 0.97 * share)));
  const rate = (cents + 3n) * RATE_CENT;
  return rate < MIN_AUTO_RATE ? MIN_AUTO_RATE : rate;
}
