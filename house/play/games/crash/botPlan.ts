import { CRASH_STAKES, MIN_AUTO_RATE, timeOf } from '../../../../contract/games/crash/rules.ts';
import type { Market } from '../../../../contract/markets.ts';
import { type Minor, RATE_CENT, type Rate } from '../../../../contract/money.ts';
import type { PlanParts } from '../../bots/botRounds.ts';
import { randomFrom } from '../../bots/random.ts';
import { seated } from '../../bots/table.ts';

/** What one demo player does in a round. It knows nothing of the target: its plan comes from the round's id alone. */
export interface BotPlan {
  /** Which of the roster plays. */
  bot: number;
  amount: Minor;
  autoRate: Rate | null;
  /** Joins while the round before is still shown. */
  ahead: boolean;
  /** When it bets: share of the preparation that has passed, 0 to 1; unused when it joins ahead. */
  betAt: number;
  /** Cashes out by hand so many ms after lift-off; null when it leaves that to the auto cash-out. */
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
      // Most come early, a few at the last moment.
      betAt: 0.05 + 0.85 * random() ** 2,
      escapeAt: auto ? null : timeOf(exit),
    };
  });
}

/** Where somebody means to leave: half of them below 2x, few above 10x. Whole cents, at least 1.01. */
function exitRate(share: number): Rate {
  const cents = BigInt(Math.floor(100 / (1 - 0.97 * share)));
  const rate = (cents + 3n) * RATE_CENT;
  return rate < MIN_AUTO_RATE ? MIN_AUTO_RATE : rate;
}
